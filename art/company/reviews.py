"""A mailbox with five star-shaped balloons tied to its post."""
from kit import *

ALT = "A green mailbox on a small lawn with five golden star balloons tied to its post"
PLINTH = "grass"
AIM = 0.95


def star(r=0.3, m="yellow"):
    """A puffed star balloon that faces -y, its knot at z = -r."""
    points = []
    for i in range(10):
        reach = r if i % 2 == 0 else r * 0.52
        points.append((reach * sin(i * pi / 5), reach * cos(i * pi / 5)))
    shiny = mat(m, rough=0.28, spec=0.5, bump=0, var=0.02)
    with group("star") as g:
        prism(points, 0.2, m=shiny, b=0.07, segs=5)
        cyl(0.03, 0.05, (0, 0, -r * 0.62), m=shiny, r2=0.012, n=16)
    return g


def scene():
    """The balloons rise from the mailbox in a loose arc."""
    fix(mailbox(), 0, 0.1, 0, -8, 1.05)
    knot = (0, 0.1, 0.88)
    places = ((-1.0, 0.1, 1.62, -14), (-0.55, 0.3, 2.1, -8), (0.02, 0.35, 2.3, 4), (0.58, 0.3, 2.08, 10), (1.0, 0.1, 1.58, 16))
    for i, (x, y, z, lean) in enumerate(places):
        tube([knot, ((x * 0.55), y * 0.7, 0.88 + (z - 0.88) * 0.45), (x, y, z - 0.2)], 0.008, "slate2", smooth=True)
        put(star(0.3, "orange" if i == 2 else "yellow"), x, y, z, 0, 1.08, 0, lean)
    on(cardboard_closed(0.4, 0.32, 0.26), 0.75, -0.3, 14)
    on(pumpkin(0.8), -0.75, -0.25)
    put(hedge(1.5, 0.4, 0.4, seed=4), 0.1, 0.95)
    for i in range(3):
        box(0.62, 0.3, 0.06, (-0.15 + 0.08 * i, -0.5 - 0.36 * i, -0.03), (0, 0, 0.06 * i), "concrete", 0.03)
    tufts(150, lambda R: (R.uniform(-1.1, 1.1), R.uniform(-1.0, 0.7)), 0, 3, s=0.09)
