"""The end of the truck's bed as a counter: a card reader, a stack of bills, a clipboard with a pen."""
from kit import *

ALT = "A card reader, a stack of bills and a clipboard with a pen on the open end of the green truck's bed"
PLINTH = "peach"
AIM = 0.36
SHAPE = (960, 640)
CAMERA = dict(lens=140)
FLOOR = 0.56


def reader():
    """A card reader that lies tilted: screen, twelve keys, a card in its slot."""
    with group("reader") as g:
        soft(0.44, 0.78, 0.13, (0, 0, 0), m="slate", puff=0.01, b=0.05)
        box(0.34, 0.22, 0.02, (0, 0.2, 0.13), m=mat("sky", emit=0.25, bump=0), b=0.015)
        for i in range(12):
            m = ("rust", "yellow", "green2")[i] if i < 3 else "grey3"
            box(0.085, 0.075, 0.03, ((i % 3 - 1) * 0.115, -0.3 + (i // 3) * 0.1, 0.125), m=m, b=0.012)
        box(0.34, 0.34, 0.016, (0, -0.5, 0.05), m="orange", b=0.006)
        box(0.08, 0.06, 0.02, (0.06, -0.5, 0.052), m=metalmat("yellow"), b=0.006)
    return g


def bills():
    """A stack of bills with a paper band."""
    with group("bills") as g:
        for i in range(7):
            box(0.56, 0.27, 0.022, (0.008 * (i % 3), 0.006 * (i % 2), i * 0.024), (0, 0, 0.02 * (i % 3 - 1)), "sage", 0.005)
        box(0.13, 0.285, 0.17, (0, 0.003, 0), m="cream", b=0.006)
        for x in (-0.19, 0.19):
            cyl(0.06, 0.006, (x, 0, 0.168), m="green2", b=0, n=24)
    return g


def clipboard():
    """A clipboard with a sheet of lines, a check mark and a pen."""
    with group("clipboard") as g:
        box(0.62, 0.86, 0.03, m="wood2", b=0.02)
        box(0.54, 0.74, 0.01, (0, -0.03, 0.03), m=flat("white"), b=0.004)
        box(0.26, 0.09, 0.05, (0, 0.38, 0.03), m=metalmat("grey2"), b=0.02)
        for i in range(5):
            box(0.3 - 0.05 * (i % 2), 0.028, 0.006, (0.05, 0.2 - i * 0.11, 0.04), m="grey2", b=0)
            box(0.055, 0.055, 0.006, (-0.19, 0.2 - i * 0.11, 0.04), m="green2", b=0)
        tube([(0.12, -0.36, 0.062), (0.4, -0.1, 0.062)], 0.022, "orange")
    return g


def bed():
    """The end of the truck's bed: floor, side walls with their rails, bumper and lamps."""
    with group("bed") as g:
        box(2.3, 1.5, 0.12, (0, 0.1, FLOOR - 0.14), m="slate2", b=0.02)
        for i in range(7):
            box(0.32, 1.5, 0.03, (-0.98 + i * 0.327, 0.1, FLOOR - 0.03), m="wood3", b=0.01)
        for sx in (-1, 1):
            box(0.08, 1.1, 0.66, (sx * 1.16, 0.3, FLOOR - 0.08), m="evergreen", b=0.02)
            box(0.14, 1.14, 0.11, (sx * 1.16, 0.3, FLOOR + 0.54), m="orange", b=0.03)
            put(wheel(0.24, 0.26, sx), sx * 0.9, -0.25, 0.24, 90)
            box(0.2, 0.06, 0.1, (sx * 0.9, -0.67, FLOOR - 0.14), m=mat("rust", emit=0.2), b=0.02)
        box(1.5, 1.2, FLOOR - 0.2, (0, 0.15, 0.06), m="slate", b=0.03)
        box(2.4, 0.1, 0.14, (0, -0.66, FLOOR - 0.15), m="evergreen", b=0.025)
        box(2.3, 0.08, 0.66, (0, 0.85, FLOOR - 0.08), m="evergreen", b=0.02)
        box(2.34, 0.12, 0.11, (0, 0.85, FLOOR + 0.54), m="orange", b=0.03)
    return g


def scene():
    """What is needed to pay, on the boards; cartons behind."""
    fix(bed())
    fix(cardboard_closed(0.55, 0.42, 0.5), -0.7, 0.5, FLOOR + 0.005, 2)
    fix(cardboard_closed(0.66, 0.42, 0.62, m="card2"), 0.06, 0.5, FLOOR + 0.005, -2)
    fix(cardboard_closed(0.5, 0.42, 0.4), 0.75, 0.5, FLOOR + 0.005, 2)
    fix(clipboard(), -0.66, -0.18, FLOOR + 0.06, 8, 0.95, 12)
    fix(reader(), 0.04, -0.14, FLOOR + 0.07, -6, 0.9, 12)
    fix(bills(), 0.72, -0.2, FLOOR + 0.01, -14)
