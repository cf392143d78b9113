"""What comes in over the network: addresses under `/api`, the page's files, the socket, cookies, who is let in."""
