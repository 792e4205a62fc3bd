"""A wooden dresser with a drawer pulled out, a rose armchair before it, a floor lamp and a blue footstool."""
from kit import *

ALT = "A wooden dresser with an open drawer, a rose armchair and a floor lamp"
PLINTH = "sand"


def dresser(w=1.4, d=0.52, h=1.2, m="wood", front="wood3", pulled=(2, 1)):
    """A chest of two columns and four rows on tapered legs; the drawer `pulled` (row, column) stands open."""
    leg = 0.2
    rows = 4
    with group("dresser") as g:
        box(w, d, h - leg - 0.05, (0, 0, leg), m=m, b=0.02)
        box(w + 0.07, d + 0.05, 0.055, (0, 0, h - 0.055), m=m, b=0.018)
        for sx in (-1, 1):
            for sy in (-1, 1):
                cyl(0.028, leg + 0.02, (sx * (w / 2 - 0.1), sy * (d / 2 - 0.08), 0), m="wood2", r2=0.048)
        dw = (w - 0.1) / 2
        dh = (h - leg - 0.13) / rows
        for row in range(rows):
            for column in range(2):
                out = 0.26 if (row, column) == pulled else 0
                x = (column - 0.5) * (dw + 0.02)
                z = leg + 0.045 + row * dh
                y = -d / 2 - 0.012 - out
                box(dw - 0.02, 0.034, dh - 0.028, (x, y, z), m=front, b=0.012)
                sphere(0.034, (x, y - 0.045, z + dh / 2 - 0.014), metalmat("yellow"), sub=3)
                if out:
                    for sx in (-1, 1):
                        box(0.022, out, dh - 0.07, (x + sx * (dw / 2 - 0.05), -d / 2 - out / 2, z), m="oat", b=0.004)
                    box(dw - 0.1, out, 0.03, (x, -d / 2 - out / 2, z), m="oat", b=0.004)
                    soft(dw - 0.2, out - 0.04, 0.16, (x, -d / 2 - out / 2, z + 0.02), m="sky", puff=0.03, b=0.05)
    return g


def footstool(m="blue"):
    """A round upholstered stool on four legs."""
    with group("footstool") as g:
        for sx in (-1, 1):
            for sy in (-1, 1):
                cyl(0.025, 0.16, (sx * 0.15, sy * 0.15, 0), m="wood2", r2=0.035)
        cyl(0.29, 0.2, (0, 0, 0.14), m=m, b=0.07, n=64)
        torus(0.287, 0.012, (0, 0, 0.2), m="sky", k=8)
        sphere(0.022, (0, 0, 0.338), "sky", scale=(1, 1, 0.5), sub=3)
    return g


def vase():
    """A small orange vase."""
    with group("vase") as g:
        lathe(
            [(0, 0), (0.07, 0), (0.11, 0.09), (0.1, 0.16), (0.045, 0.24), (0.055, 0.29), (0.04, 0.29), (0, 0.2)],
            m="orange",
            ang=70,
        )
    return g


def scene():
    on(dresser(), 0.28, 0.42, 14, s=1.17)
    on(armchair("rose"), -0.5, -0.6, 40, s=1.06)
    on(floor_lamp(h=1.62), -1.04, 0.28, s=1.05)
    on(footstool(), 0.5, -0.98)
    on(vase(), 0.78, 0.56, s=1.1)
    on(books(5, seed=4, h=0.27), 0.1, 0.36, 14)
