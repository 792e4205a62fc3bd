"""A small brick apartment building with a green door; a couch, bags and a box at its foot."""
from kit import *

ALT = "A small brick apartment building with a couch, trash bags and a box out front"
PLINTH = "sage"
AIM = 0.72

WIDTH = 1.9
DEPTH = 0.8
HEIGHT = 1.84
BASE = 0.16
COLUMNS = (-0.6, 0.0, 0.6)
FLOORS = (0.36, 0.88, 1.38)


def bricks(span, seed, keep_free):
    """Single raised bricks of a second color, scattered on the plane y = 0, facing -Y."""
    chance = random.Random(seed)
    with group("bricks") as g:
        for row in range(1, 20):
            z = BASE + row * 0.083
            shift = 0.085 if row % 2 else 0.0
            x = -span / 2 + 0.1 + shift
            while x < span / 2 - 0.09:
                if chance.random() < 0.42 and not keep_free(x, z):
                    box(0.15, 0.03, 0.065, (x, -0.004, z), m="brick", b=0.01, segs=2)
                x += 0.17
    return g


def sash():
    """A white sash window with a sill; its lower edge is in the middle at z = 0, facing -Y."""
    with group("sash") as g:
        box(0.34, 0.07, 0.4, (0, 0, 0), m="white", b=0.012)
        box(0.27, 0.06, 0.33, (0, -0.02, 0.035), m=glassmat("blue"), b=0.006)
        box(0.27, 0.063, 0.11, (0, -0.021, 0.255), m="cream", b=0.005)
        box(0.28, 0.07, 0.025, (0, -0.022, 0.185), m="white", b=0.005)
        box(0.42, 0.13, 0.045, (0, -0.02, -0.04), m="cream", b=0.012)
        box(0.4, 0.08, 0.05, (0, -0.005, 0.4), m="cream", b=0.012)
    return g


def near_opening(x, z):
    """True where the front has a window or the door."""
    for column in COLUMNS:
        for floor in FLOORS:
            if abs(x - column) < 0.25 and floor - 0.12 < z < floor + 0.44:
                return True
    return abs(x) < 0.42 and z < 1.0


def entrance():
    """A green door with a stoop and a small awning, facing -Y."""
    with group("entrance") as g:
        box(0.56, 0.1, 0.74, (0, 0, 0.12), m="white", b=0.02)
        box(0.4, 0.1, 0.64, (0, -0.02, 0.13), m="evergreen", b=0.015)
        box(0.26, 0.1, 0.26, (0, -0.03, 0.42), m=glassmat("blue"), b=0.012)
        sphere(0.026, (0.14, -0.085, 0.36), metalmat("yellow"), sub=3)
        box(0.84, 0.32, 0.07, (0, -0.15, 0), m="concrete", b=0.02)
        box(0.66, 0.2, 0.14, (0, -0.1, 0), m="concrete", b=0.02)
        for i in range(5):
            color = "green2" if i % 2 == 0 else "cream"
            box(0.15, 0.34, 0.035, (-0.3 + 0.15 * i, -0.16, 0.93), (rad(24), 0, 0), color, 0.01, c=True)
    return g


def apartment():
    """A flat-roofed brick building of three floors, facing -Y; the front wall is at y = 0."""
    with group("apartment") as g:
        box(WIDTH, DEPTH, HEIGHT, (0, DEPTH / 2, 0), m=flat("rose"), b=0.025)
        box(WIDTH + 0.07, DEPTH + 0.07, BASE, (0, DEPTH / 2, 0), m="grey2", b=0.025)
        put(bricks(WIDTH, 3, near_opening), 0, 0, 0)
        side = bricks(DEPTH, 5, lambda x, z: abs(x) < 0.22 and any(f - 0.1 < z < f + 0.44 for f in FLOORS[1:]))
        put(side, WIDTH / 2, DEPTH / 2, 0, 90)
        for column in COLUMNS:
            for floor in FLOORS:
                if column != 0 or floor != FLOORS[0]:
                    put(sash(), column, -0.005, floor + (0.12 if column == 0 and floor == FLOORS[1] else 0))
        for floor in FLOORS[1:]:
            put(sash(), WIDTH / 2 + 0.005, DEPTH / 2, floor, 90)
        put(entrance(), 0, 0, 0)
        box(WIDTH + 0.06, DEPTH + 0.06, 0.06, (0, DEPTH / 2, HEIGHT - 0.03), m="sand", b=0.015)
        box(WIDTH + 0.18, DEPTH + 0.18, 0.11, (0, DEPTH / 2, HEIGHT + 0.03), m="sand", b=0.03)
        for i in range(9):
            box(0.07, 0.08, 0.09, (-0.84 + 0.21 * i, -0.05, HEIGHT - 0.08), m="sand", b=0.012)
    return g


def scene():
    fix(apartment(), -0.08, 0.1, 0, 4)
    fix(sofa(2.0, "blue", pillow="orange"), -0.6, -0.58, 0.003, -2, 0.6)
    on(bin_bag(seed=2), 0.56, -0.36, s=0.62)
    on(bin_bag(m="green2", seed=5), 0.92, -0.3, s=0.54)
    on(cardboard_closed(0.38, 0.32, 0.28), 0.5, -0.82, 12)
