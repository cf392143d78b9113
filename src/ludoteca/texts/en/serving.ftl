# What the server says in the terminal when it cannot start.

serving-data-in-use = Another server already keeps its tables in { $folder }. Use that one, or give this one a folder of its own with --data.
