"""A big armchair in front of a tall bookcase, half empty; two moving boxes marked with a house and a heart."""
from kit import *

ALT = "An armchair by a tall, half-empty bookcase and two boxes marked with a house and a heart"
PLINTH = "mint"
AIM = 0.74


def bookcase(w=0.98, d=0.34, h=1.94, shelves=5):
    """A tall open bookcase, facing -Y; g['lev'] holds the upper faces of its boards."""
    with group("bookcase") as g:
        box(w, 0.03, h, (0, d / 2 - 0.015, 0), m=flat("wood3"), b=0.006)
        for side in (-1, 1):
            box(0.05, d, h, (side * (w / 2 - 0.025), 0, 0), m="wood", b=0.012)
        levels = []
        for i in range(shelves):
            z = 0.07 + (h - 0.12) * i / shelves
            box(w - 0.06, d - 0.02, 0.04, (0, -0.005, z), m="wood", b=0.008)
            levels.append(z + 0.042)
        box(w - 0.06, d - 0.06, 0.07, (0, 0.01, 0), m="wood2", b=0.01)
        box(w + 0.07, d + 0.05, 0.055, (0, -0.005, h), m="wood", b=0.018)
    g["lev"] = levels
    return g


def house_sign():
    """A small green house, flat, facing -Y."""
    with group("house_sign") as g:
        prism(
            [(-0.07, 0), (0.07, 0), (0.07, 0.08), (0.1, 0.08), (0, 0.17), (-0.1, 0.08), (-0.07, 0.08)],
            0.01,
            m="green2",
            b=0.003,
        )
        box(0.04, 0.014, 0.07, m="white", b=0.003)
    return g


def heart_sign():
    """A small orange heart, flat, facing -Y."""
    pts = []
    for i in range(40):
        a = 2 * pi * i / 40
        x = 16 * sin(a) ** 3
        z = 13 * cos(a) - 5 * cos(2 * a) - 2 * cos(3 * a) - cos(4 * a)
        pts.append((x * 0.006, 0.09 + z * 0.006))
    with group("heart_sign") as g:
        prism(pts, 0.012, m="orange", b=0.003)
    return g


def marked(w, d, h, sign):
    """A closed box with a white label and a sign on its front."""
    with group("marked") as g:
        cardboard_closed(w, d, h)
        box(0.32, 0.014, 0.23, (0, -d / 2 - 0.002, h * 0.5 - 0.14), m="white", b=0.005)
        put(sign(), 0, -d / 2 - 0.014, h * 0.5 - 0.11)
    return g


def scene():
    x, y, turn = -0.52, 0.42, 4
    case = fix(bookcase(), x, y, 0.002, turn)
    levels = list(case["lev"])
    a = rad(turn)

    def shelved(prop, dx, i, rz=0, s=1):
        """Places a prop on board i of the bookcase."""
        px = x + dx * cos(a)
        py = y + dx * sin(a)
        fix(prop, px, py, levels[i] + 0.003, turn + rz, s)

    shelved(books(9, 1, 0.27), -0.42, 0)
    shelved(books(8, 7, 0.27), 0.03, 0)
    shelved(books(7, 4, 0.27), -0.42, 1)
    shelved(books(4, 3, 0.27), -0.42, 2)
    shelved(plant(), -0.22, 3, 0, 0.36)
    fix(armchair("rose"), 0.58, -0.02, 0.003, -14, 1.14)
    on(marked(0.56, 0.46, 0.44, house_sign), -0.5, -0.55, 6)
    on(marked(0.46, 0.4, 0.34, heart_sign), 0.18, -0.98, 10)
