"""One running server as a whole: its guests, all its tables, its open sockets, its health."""
