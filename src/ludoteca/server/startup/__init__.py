"""Starting a server: the port, uvicorn, logs and the garbage collector. Everything slow is imported late."""
