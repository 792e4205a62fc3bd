"""Furniture."""
from math import radians as rad

from .graph import group
from .materials import metalmat
from .shapes import box, cyl, rrect, soft, sphere, tube


def mattress(w=1.5, l=2.0, t=0.26, m="cream", stripe="sky"):
    """Mattress lying flat, w (x) by l (y) by t (z) meters; m, stripe: palette keys.

    Origin: middle of its underside. Returns the prop.
    """
    with group("mattress") as g:
        soft(w, l, t, m=m, puff=0.02, b=0.1)
        for z in (0.045, t - 0.045):
            tube(
                [(x, y, 0) for x, y in rrect(w + 0.005, l + 0.005, 0.12, 6)], 0.017, stripe, cyclic=True, loc=(0, 0, z)
            )
        box(w + 0.004, l * 0.86, t * 0.34, (0, 0, t * 0.33), m=stripe, b=0.02)
        for i in range(3):
            for j in range(4):
                sphere(
                    0.035,
                    (-w / 2 + w * (i + 0.5) / 3, -l / 2 + l * (j + 0.5) / 4, t + 0.012),
                    stripe,
                    scale=(1, 1, 0.4),
                    sub=2,
                )
    return g


def sofa(w=2.0, m="blue", leg="wood2", seats=2, pillow="orange", d=0.9):
    """Sofa, w meters wide and d deep; m, leg, pillow: palette keys (pillow None: none), seats: number of seats.

    Origin: middle of its footprint, on the floor. Returns the prop.
    """
    with group("sofa") as g:
        aw = 0.24
        box(w - 0.1, d - 0.06, 0.2, (0, 0, 0.13), m=m, b=0.06)
        for sx in (-1, 1):
            soft(aw, d, 0.52, (sx * (w / 2 - aw / 2), 0, 0.12), m=m, puff=0.02, b=0.11)
        soft(w - aw * 1.2, 0.26, 0.72, (0, d / 2 - 0.13, 0.16), m=m, puff=0.03, b=0.11)
        sw = (w - 2 * aw) / seats
        for i in range(seats):
            x = -w / 2 + aw + sw * (i + 0.5)
            soft(sw - 0.015, d - 0.26, 0.2, (x, -0.10, 0.31), m=m, puff=0.045, b=0.08)
            soft(sw - 0.03, 0.2, 0.42, (x, 0.2, 0.47), (rad(-10), 0, 0), m=m, puff=0.05, b=0.09)
        if pillow:
            soft(
                0.42,
                0.16,
                0.38,
                (-w / 2 + aw + 0.26, 0.02, 0.5),
                (rad(-20), rad(8), rad(8)),
                m=pillow,
                puff=0.06,
                b=0.07,
            )
        for sx in (-1, 1):
            for sy in (-1, 1):
                cyl(0.035, 0.14, (sx * (w / 2 - 0.14), sy * (d / 2 - 0.12), 0), m=leg, r2=0.05)
    return g


def armchair(m="rust", leg="wood2"):
    """Armchair, 1 m wide; m, leg: palette keys. Origin: middle of its footprint, on the floor. Returns the prop."""
    return sofa(1.0, m, leg, 1, None, 0.88)


def piano(m="wood2"):
    """Upright piano, 1.5 m wide, m a palette key.

    Origin: middle of its footprint, on the floor. Returns the prop.
    """
    with group("piano") as g:
        w = 1.45
        box(w, 0.32, 1.15, (0, 0.12, 0.05), m=m, b=0.03)
        box(w + 0.06, 0.4, 0.05, (0, 0.1, 1.2), m=m, b=0.02)
        box(w, 0.34, 0.12, (0, -0.2, 0.62), m=m, b=0.025)
        for sx in (-1, 1):
            box(0.07, 0.09, 0.64, (sx * (w / 2 - 0.04), -0.31, 0.0), m=m, b=0.02)
            box(0.07, 0.4, 0.2, (sx * (w / 2 - 0.035), -0.18, 0.7), m=m, b=0.02)
        box(w - 0.16, 0.17, 0.03, (0, -0.26, 0.74), m="cream", b=0.008)
        for i in range(18):
            if i % 7 not in (2, 6):
                box(0.028, 0.1, 0.03, (-w / 2 + 0.12 + i * 0.07, -0.22, 0.765), m="black", b=0.006)
        box(w - 0.3, 0.03, 0.34, (0, -0.04, 0.82), m="wood", b=0.01)
        box(0.6, 0.03, 0.04, (0, -0.07, 0.84), m=m, b=0.01)
        box(w, 0.3, 0.07, (0, 0.1, 0), m=m, b=0.02)
    return g


def chest(m="wood", w=0.95, h=0.95, n=4, d=0.48):
    """Chest with n drawers, w by d by h meters, m a palette key.

    Origin: middle of its footprint, on the floor. Returns the prop.
    """
    with group("chest") as g:
        box(w, d, h - 0.08, (0, 0, 0.08), m=m, b=0.025)
        box(w + 0.05, d + 0.04, 0.045, (0, 0, h), m=m, b=0.015)
        for i in range(n):
            z = 0.13 + (h - 0.2) * i / n
            hh = (h - 0.2) / n - 0.03
            box(w - 0.08, 0.03, hh, (0, -d / 2 - 0.005, z), m=m, b=0.012)
            for sx in (-1, 1):
                sphere(0.025, (sx * w * 0.24, -d / 2 - 0.035, z + hh / 2), metalmat("yellow"), sub=3)
        for sx in (-1, 1):
            for sy in (-1, 1):
                cyl(0.03, 0.09, (sx * (w / 2 - 0.07), sy * (d / 2 - 0.07), 0), m=m, r2=0.04)
    return g


def wardrobe(m="wood2", w=1.1, h=1.9, d=0.55):
    """Wardrobe, w by d by h meters, m a palette key.

    Origin: middle of its footprint, on the floor. Returns the prop.
    """
    with group("wardrobe") as g:
        box(w, d, h - 0.1, (0, 0, 0.1), m=m, b=0.03)
        box(w + 0.08, d + 0.06, 0.06, (0, 0, h), m=m, b=0.02)
        box(w + 0.04, d + 0.03, 0.08, (0, 0, 0.06), m=m, b=0.02)
        for sx in (-1, 1):
            box(w / 2 - 0.05, 0.03, h - 0.32, (sx * w / 4, -d / 2 - 0.005, 0.2), m="wood", b=0.012)
            box(w / 2 - 0.2, 0.02, h - 0.55, (sx * w / 4, -d / 2 - 0.02, 0.31), m=m, b=0.01)
            sphere(0.025, (sx * 0.06, -d / 2 - 0.04, h * 0.5), metalmat("yellow"), sub=3)
    return g


def chair(m="wood", seat="sage"):
    """Chair, 0.92 m high; m, seat: palette keys. Origin: middle of its footprint, on the floor. Returns the prop."""
    with group("chair") as g:
        for sx in (-1, 1):
            tube([(sx * 0.18, -0.18, 0), (sx * 0.17, -0.17, 0.45)], 0.02, m)
            tube([(sx * 0.18, 0.2, 0), (sx * 0.17, 0.18, 0.46), (sx * 0.17, 0.24, 0.92)], 0.02, m)
        box(0.42, 0.42, 0.045, (0, 0, 0.44), m=m, b=0.015)
        soft(0.38, 0.36, 0.06, (0, -0.01, 0.48), m=seat, puff=0.02, b=0.025)
        for z in (0.62, 0.75, 0.87):
            box(0.34, 0.025, 0.07, (0, 0.205 + (z - 0.46) * 0.13, z - 0.035), m=m, b=0.01)
    return g


def table(w=1.2, d=0.7, h=0.74, m="wood", t=0.05):
    """Table, w by d by h meters with a top t thick, m a palette key.

    Origin: middle of its footprint, on the floor. Returns the prop.
    """
    with group("table") as g:
        box(w, d, t, (0, 0, h - t), m=m, b=0.015)
        box(w - 0.16, d - 0.14, 0.08, (0, 0, h - t - 0.08), m=m, b=0.01)
        for sx in (-1, 1):
            for sy in (-1, 1):
                box(0.065, 0.065, h - t, (sx * (w / 2 - 0.08), sy * (d / 2 - 0.08), 0), m=m, b=0.012)
    return g


def shelf(w=1.2, d=0.42, h=1.8, n=4, m="slate2", board="wood3"):
    """Open shelf with n boards, w by d by h meters; m, board: palette keys.

    Origin: middle of its footprint, on the floor. Returns the prop; prop["lev"]: the heights of the boards' undersides
    in meters, each board is 0.035 thick.
    """
    with group("shelf") as g:
        for sx in (-1, 1):
            for sy in (-1, 1):
                box(0.045, 0.045, h, (sx * (w / 2 - 0.022), sy * (d / 2 - 0.022), 0), m=m, b=0.008)
        g["lev"] = [0.12 + (h - 0.2) * i / (n - 1) for i in range(n)]
        for z in g["lev"]:
            box(w - 0.02, d - 0.02, 0.035, (0, 0, z), m=board, b=0.01)
    return g


def workbench(w=2.0, d=0.62, h=0.88):
    """Workbench, w by d by h meters. Origin: middle of its footprint, on the floor. Returns the prop."""
    with group("bench") as g:
        box(w, d, 0.07, (0, 0, h - 0.07), m="wood", b=0.02)
        box(w - 0.1, d - 0.08, 0.05, (0, 0, 0.2), m="wood3", b=0.015)
        for sx in (-1, 1):
            for sy in (-1, 1):
                box(0.09, 0.09, h - 0.07, (sx * (w / 2 - 0.08), sy * (d / 2 - 0.08), 0), m="wood2", b=0.015)
        box(w - 0.2, 0.03, 0.13, (0, -d / 2 + 0.06, h - 0.2), m="wood2", b=0.01)
        for x in (-w * 0.22, w * 0.22):
            box(0.62, 0.03, 0.11, (x, -d / 2 + 0.04, h - 0.19), m="wood3", b=0.01)
            sphere(0.022, (x, -d / 2 + 0.01, h - 0.135), "slate", sub=2)
    return g
