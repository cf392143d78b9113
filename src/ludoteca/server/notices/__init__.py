"""Calling people who are not there: Web Push and mail, where the operator has set them up. Off unless asked for."""
