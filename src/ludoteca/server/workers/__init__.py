"""Processes beside the server: bots that think, compilers, and how work is handed to them."""
