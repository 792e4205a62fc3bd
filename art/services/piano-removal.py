"""An upright piano with sheet music, a padded bench before it, a metronome and books on top."""
from kit import *

ALT = "A brown upright piano with sheet music and a metronome, a padded bench in front"
PLINTH = "sage"


def upright():
    """The kit's piano with seams between its white keys, sheet music and pedals."""
    with group("upright") as g:
        put(piano("wood2"))
        for i in range(1, 26):
            box(0.006, 0.16, 0.004, (-0.645 + i * 0.0496, -0.26, 0.769), m="oat", b=0)
        for x in (-0.1, 0.1):
            box(0.19, 0.012, 0.27, (x, -0.085, 0.88), (rad(-8), 0, 0), m="white", b=0.004)
            for k in range(4):
                box(0.14, 0.006, 0.012, (x, -0.094 + k * 0.006, 0.93 + k * 0.048), (rad(-8), 0, 0), m="slate2", b=0)
        box(1.1, 0.02, 0.36, (0, -0.045, 0.17), m="wood", b=0.012)
        for x in (-0.1, 0.0, 0.1):
            box(0.045, 0.14, 0.02, (x, -0.1, 0.07), m=metalmat("yellow"), b=0.008)
    return g


def bench():
    """A piano bench with a tufted seat."""
    with group("bench") as g:
        box(0.74, 0.36, 0.08, (0, 0, 0.38), m="wood2", b=0.015)
        soft(0.72, 0.35, 0.11, (0, 0, 0.45), m="rose", puff=0.03, b=0.05)
        for x in (-0.2, 0.0, 0.2):
            sphere(0.022, (x, 0, 0.59), "brick", scale=(1, 1, 0.5), sub=2)
        for sx in (-1, 1):
            for sy in (-1, 1):
                cyl(0.024, 0.39, (sx * 0.31, sy * 0.13, 0), m="wood2", r2=0.036)
    return g


def metronome():
    """A wooden metronome, its rod swung aside."""
    with group("metronome") as g:
        cyl(0.15, 0.36, (0, 0, 0), (0, 0, rad(45)), m="orange", b=0.012, n=4, r2=0.055)
        box(0.085, 0.01, 0.22, (0, -0.096, 0.06), (rad(-11), 0, 0), m="cream", b=0.004)
        tube([(0, -0.1, 0.08), (0.07, -0.075, 0.3)], 0.008, "slate")
        box(0.036, 0.02, 0.03, (0.05, -0.088, 0.22), (0, rad(18), 0), m="slate", b=0.006)
    return g


def scene():
    on(upright(), 0.0, 0.38, 10, s=1.4)
    on(bench(), 0.14, -0.72, 14, s=1.32)
    on(metronome(), 0.62, 0.58, 14, s=1.0)
    on(books(6, 2, 0.28), -0.72, 0.4, 10, s=1.1)
