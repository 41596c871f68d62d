"""What happens as the book is read (EXP, QST, VIL, TOK)."""
