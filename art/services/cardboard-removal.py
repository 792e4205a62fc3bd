"""A tied stack of flattened cardboard on a pallet, an unfolded carton behind it, an empty box beside it."""
from kit import *

ALT = "A tied stack of flattened cardboard boxes on a pallet beside an empty open carton"
PLINTH = "sky"


def stack(w=1.42, d=0.94, n=20, t=0.046, seed=3):
    """Flattened boxes, one on the other, tied with two strings each way."""
    R = random.Random(seed)
    colors = ("card", "card2", "wood3", "card", "card2")
    with group("stack") as g:
        for i in range(n):
            sx = w * R.uniform(0.9, 1.0)
            sy = d * R.uniform(0.9, 1.0)
            x = R.uniform(-0.02, 0.02)
            y = R.uniform(-0.02, 0.02)
            box(sx, sy, t - 0.006, (x, y, i * t), (0, 0, rad(R.uniform(-2.5, 2.5))), flat(R.choice(colors)), 0.008)
        top = n * t
        for x in (-w * 0.22, w * 0.22):
            edge = d / 2 + 0.012
            tube([(x, -edge, 0), (x, -edge, top), (x, edge, top), (x, edge, 0)], 0.016, "cream")
        edge = w / 2 + 0.012
        tube([(-edge, 0, 0), (-edge, 0, top + 0.01), (edge, 0, top + 0.01), (edge, 0, 0)], 0.016, "cream")
    return g


def blank(w=1.7, h=1.62, flap=0.4, m="card", t=0.026):
    """An unfolded carton standing on its flaps: four panels in a row, flaps above and below, slots between."""
    xs = [0, 0.3, 0.5, 0.8, 1.0]
    with group("blank") as g:
        box(w, t, h - 2 * flap, (0, 0, flap), m=flat(m), b=0.006)
        for i in range(4):
            x0 = -w / 2 + w * xs[i] + 0.014
            x1 = -w / 2 + w * xs[i + 1] - 0.014
            middle = (x0 + x1) / 2
            for z in (0, h - flap - 0.004):
                box(x1 - x0, t, flap + 0.004, (middle, 0, z), m=flat("wood3"), b=0.006)
            if i:
                box(0.012, t + 0.004, h - 2 * flap, (-w / 2 + w * xs[i], 0, flap), m=flat("card2"), b=0.002)
    return g


def recycling_mark(s=1.0):
    """Three arrows that chase one another in a triangle; faces -y, centered on the origin."""
    with group("mark") as g:
        for i in range(3):
            turn = (0, rad(120 * i), 0)
            outline = [
                (-0.085, -0.075),
                (0.015, -0.075),
                (0.015, -0.1),
                (0.075, -0.055),
                (0.015, -0.012),
                (0.015, -0.038),
                (-0.06, -0.038),
            ]
            prism(outline, 0.008, (0, 0, 0), turn, flat("green2"), 0.001)
    g.scale = (s, s, s)
    return g


def marked_box(w=0.5, d=0.42, h=0.42):
    """Closed carton with a recycling mark on its front."""
    with group("marked_box") as g:
        put(cardboard_closed(w, d, h), 0, 0, 0)
        put(recycling_mark(1.25), 0, -d / 2 - 0.003, h * 0.43, 0, 1.25)
    return g


def scene():
    fix(pallet(1.62, 1.08, 0.15, 6, 0.13, "wood2"), -0.24, 0.12, 0, -6)
    on(stack(), -0.24, 0.12, -6)
    fix(blank(), -0.08, 0.84, 0, -6, 1, 7)
    on(cardboard_open(0.52, 0.44, 0.42, fill=False, seed=3), 0.92, -0.44, -8)
    on(marked_box(), 0.1, -0.98, 18)
