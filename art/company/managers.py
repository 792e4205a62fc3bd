"""An apartment block's back door with carts, an old mattress and a ring of keys on the wall."""
from kit import *

ALT = "The back door of a brick apartment building with two trash carts, an old mattress and a ring of keys"
PLINTH = "mint"
AIM = 0.82
W, H, D = 2.3, 1.95, 0.3


def keys():
    """A ring with three keys, hanging on y = 0 from the origin."""
    brass = metalmat("yellow")
    with group("keys") as g:
        cyl(0.03, 0.12, (0, 0, 0), (rad(90), 0, 0), m="slate", c=True)
        torus(0.15, 0.018, (0, -0.04, -0.14), (rad(90), 0, 0), m=metalmat("grey3"), k=10)
        for i, m in enumerate((brass, metalmat("grey2"), brass)):
            with group("key") as key:
                torus(0.062, 0.022, (0, 0, -0.05), (rad(90), 0, 0), m=m, k=8)
                box(0.04, 0.024, 0.26, (0, 0, -0.37), m=m, b=0.008)
                for k in range(2):
                    box(0.07, 0.024, 0.035, (0.04, 0, -0.35 + k * 0.07), m=m, b=0.006)
            put(key, (i - 1) * 0.09, -0.05 - 0.012 * i, -0.28 + 0.02 * (i == 1), 0, 1, 0, (1 - i) * 24)
    return g


def wall():
    """Brick wall with a green door under a small roof and two windows; its face is y = 0."""
    rng = random.Random(5)
    with group("wall") as g:
        box(W, D, H, (0, D / 2, 0), m=flat("#c4735a"), b=0.01)
        box(W + 0.12, D + 0.12, 0.1, (0, D / 2, H), m="cream", b=0.02)
        box(W + 0.06, D + 0.06, 0.2, (0, D / 2, 0), m="grey2", b=0.015)
        for row in range(20):
            for k in range(12):
                if rng.random() < 0.3:
                    x = -W / 2 + 0.12 + k * 0.19 + (row % 2) * 0.08
                    box(0.15, 0.03, 0.065, (min(x, W / 2 - 0.1), 0, 0.24 + row * 0.084), m="brick", b=0.01, segs=2)
        box(0.86, 0.12, 1.42, (-0.1, -0.03, 0.06), m="white", b=0.02)
        box(0.66, 0.1, 1.3, (-0.1, -0.07, 0.06), m="evergreen", b=0.015)
        box(0.34, 0.04, 0.4, (-0.1, -0.12, 0.82), m=glassmat("blue"), b=0.012)
        sphere(0.04, (0.15, -0.15, 0.66), metalmat("yellow"), sub=3)
        box(1.0, 0.5, 0.06, (-0.1, -0.25, 0), m="concrete", b=0.02)
        box(1.1, 0.5, 0.06, (-0.1, -0.2, 1.6), (rad(10), 0, 0), "green2", 0.02)
        box(0.12, 0.14, 0.18, (0.42, -0.08, 1.3), m=mat("yellow", emit=0.6), b=0.03)
    return g


def scene():
    """The wall, the carts and the mattress at it, bags before them."""
    fix(wall(), 0, 0.55)
    fix(keys(), 0.83, 0.52, 1.52, 0, 1.15)
    fix(dustbin("green2"), 0.66, 0.1, 0, -6, 0.72)
    fix(dustbin("blue2"), 1.12, 0.14, 0, 6, 0.72)
    fix(mattress(0.95, 1.5, 0.2), -0.86, 0.32, 0.74, 4, 1, 80)
    on(bin_bag(0.62, seed=3), 0.35, -0.62, 20)
    on(bin_bag(0.52, m="green2", seed=6), 0.85, -0.55, 60)
    on(armchair("blue"), -0.55, -0.62, -14, s=0.62)
    on(cardboard_closed(0.36, 0.3, 0.28), -1.12, -0.35, 12)
