"""Live connections: websockets that send each seat its view, and then the changes."""
