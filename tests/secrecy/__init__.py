"""Secrets kept: everything a seat can be told, compared between two worlds that it has no means to tell apart.

`knowing` says for every field of every record who may know it, `swaps` exchanges hidden things right after a deal,
`twins` plays both worlds on by honest moves as long as the viewer is shown the same. None of them uses `redeal`, `view`
or the story: those are what is tried here.
"""
