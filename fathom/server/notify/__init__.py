"""Turn notifications by webhook, web push and e-mail, for people who are asked while they are away."""
