"""A storage unit with its roll-up door half open; it is full of boxes, an armchair and a lamp stand before it."""
from kit import *

ALT = "A storage unit full of boxes, its roll-up door half open, an armchair and a lamp in front"
PLINTH = "sky"


def unit(w=2.2, h=1.96, d=0.9, opening=1.28):
    """The unit: walls, roof, header with a number, roll-up door. The front is at y = 0, the back at y = d."""
    with group("unit") as g:
        side = 0.2
        inner = w - 2 * side
        head = 1.7
        box(w - 0.04, 0.08, h - 0.03, (0, d - 0.05, 0), m=flat("sand"), b=0.015)
        for sx in (-1, 1):
            box(side, d, h - 0.02, (sx * (w - side) / 2, d / 2, 0), m=flat("sand"), b=0.015)
            box(side + 0.03, 0.06, h - 0.02, (sx * (w - side) / 2, -0.01, 0), m=flat("oat"), b=0.015)
            box(0.05, 0.1, head, (sx * (inner / 2 - 0.015), -0.02, 0), m=metalmat("grey2"), b=0.008)
        box(w + 0.03, 0.1, h - head, (0, 0, head), m=flat("oat"), b=0.015)
        box(w + 0.1, d + 0.14, 0.07, (0, d / 2 - 0.02, h - 0.02), m="grey", b=0.02)
        box(inner, d, 0.02, (0, d / 2, 0), m="concrete", b=0.004)
        n = 6
        step = (head - opening) / n
        for i in range(n):
            z = opening + step * (i + 0.5)
            box(inner - 0.02, 0.05, step - 0.008, (0, -0.01, z - step / 2), m="green2", b=0.016)
        box(inner - 0.01, 0.07, 0.055, (0, -0.015, opening - 0.04), m="slate2", b=0.012)
        box(0.2, 0.05, 0.03, (0, -0.065, opening - 0.03), m="orange", b=0.01)
        number(0, -0.06, 1.83)
    return g


def number(x, y, z):
    """The number plate: 27."""
    box(0.4, 0.03, 0.24, (x, y, z - 0.12), m="white", b=0.02)
    two = [(-0.13, 0.05), (-0.1, 0.08), (-0.05, 0.08), (-0.02, 0.05), (-0.02, 0.02), (-0.13, -0.08), (-0.02, -0.08)]
    seven = [(0.03, 0.08), (0.14, 0.08), (0.07, -0.08)]
    for line in (two, seven):
        tube([(x + px, y - 0.018, z + pz) for px, pz in line], 0.014, "slate")


def scene():
    fix(unit(), 0, 0.02)
    c = cardboard_closed
    fix(c(0.56, 0.42, 0.46), -0.26, 0.58, 0.024, 3)
    fix(c(0.5, 0.42, 0.42, "card2"), 0.34, 0.58, 0.024, -3)
    fix(c(0.52, 0.4, 0.4), -0.24, 0.58, 0.488, -3)
    fix(tote(0.48, 0.36, 0.34, "rose", "rust"), 0.36, 0.58, 0.448, 3)
    fix(c(0.44, 0.34, 0.26, "card2"), -0.2, 0.58, 0.892, 4)
    fix(tote(0.46, 0.34, 0.36, "blue", "blue2"), 0.48, 0.16, 0.024, -3)
    fix(c(0.42, 0.32, 0.3), 0.48, 0.16, 0.446, 5)
    fix(rug_roll(1.16, 0.1, "denim"), -0.7, 0.3, 0.03, 0, 1, -4)
    on(armchair("blue"), -0.56, -0.5, -16, s=0.86)
    on(c(0.5, 0.42, 0.36), 0.54, -0.52, 10)
    on(table_lamp("brick", "cream"), 0.54, -0.52)
    on(paint_tin("rose"), 0.96, -0.66, s=1.1)
