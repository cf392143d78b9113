"""`python -m ludoteca`: the `ludoteca` command, where the folder of scripts is not on the path."""

from ludoteca.cli import main

if __name__ == "__main__":
    main(prog_name="ludoteca")
