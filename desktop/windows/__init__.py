"""The pages round the table, and the window that holds them."""
