"""Appliances, lamps, rugs and other things of a household."""
import random
from math import cos, radians as rad, sin

from .graph import group
from .materials import glassmat, mat, metalmat
from .shapes import box, cyl, lathe, prism, soft, sphere, torus, tube


def fridge(m="white", h=1.7, w=0.74, d=0.7):
    """Refrigerator, w by d by h meters, m a palette key.

    Origin: middle of its footprint, on the floor. Returns the prop.
    """
    with group("fridge") as g:
        box(w, d - 0.06, h - 0.04, (0, 0.03, 0.04), m=m, b=0.05)
        box(w - 0.06, d - 0.1, 0.06, m="slate2", b=0.01)
        box(w, 0.07, h * 0.62, (0, -d / 2 + 0.02, 0.08), m=m, b=0.035)
        box(w, 0.07, h * 0.29, (0, -d / 2 + 0.02, h * 0.62 + 0.1), m=m, b=0.035)
        for z, l in ((h * 0.45, 0.42), (h * 0.69, 0.26)):
            tube(
                [
                    (-w / 2 + 0.09, -d / 2 - 0.02, z),
                    (-w / 2 + 0.09, -d / 2 - 0.07, z + 0.02),
                    (-w / 2 + 0.09, -d / 2 - 0.07, z + l - 0.02),
                    (-w / 2 + 0.09, -d / 2 - 0.02, z + l),
                ],
                0.018,
                metalmat(),
            )
    return g


def washer(m="white", door=True, w=0.64):
    """Washer or dryer, w meters wide, 0.89 high, m a palette key; door: a round glass door, else a plain front.

    Origin: middle of its footprint, on the floor. Returns the prop.
    """
    with group("washer") as g:
        box(w, 0.62, 0.86, (0, 0, 0.03), m=m, b=0.035)
        box(w - 0.06, 0.54, 0.05, m="slate2", b=0.01)
        box(w - 0.06, 0.02, 0.11, (0, -0.31, 0.74), m="grey3", b=0.008)
        cyl(0.038, 0.03, (w * 0.28, -0.32, 0.795), (rad(90), 0, 0), m="slate2", b=0.008)
        for i in range(2):
            cyl(0.014, 0.02, (w * 0.04 + i * 0.06, -0.32, 0.795), (rad(90), 0, 0), m="orange", b=0.003, n=20)
        if door:
            torus(0.2, 0.035, (0, -0.315, 0.41), (rad(90), 0, 0), metalmat("grey2"))
            cyl(0.19, 0.02, (0, -0.30, 0.41), (rad(90), 0, 0), m=glassmat("blue2"), b=0.005)
            sphere(0.17, (0, -0.305, 0.41), glassmat("blue2"), scale=(1, 0.35, 1))
        else:
            box(w - 0.1, 0.02, 0.5, (0, -0.31, 0.16), m="grey3", b=0.008)
    return g


def water_heater(m="grey3"):
    """Water heater with its pipes, 2 m high, m a palette key. Origin: middle of its bottom. Returns the prop."""
    with group("heater") as g:
        cyl(0.3, 1.45, (0, 0, 0.06), m=m, b=0.06)
        cyl(0.24, 0.08, m="slate2")
        box(0.2, 0.04, 0.22, (0, -0.295, 0.3), m="slate2", b=0.02)
        for x in (-0.12, 0.12):
            tube([(x, 0, 1.5), (x, 0, 2.0)], 0.025, metalmat("card2"), caps=False)
    return g


def crt_tv(m="wood2", w=0.74):
    """Tube television with an antenna, w meters wide, m a palette key.

    Origin: middle of its bottom. Returns the prop.
    """
    with group("crt") as g:
        h = w * 0.8
        box(w, 0.2, h, (0, -0.12, 0.05), m=m, b=0.05)
        prism(
            [(-w * 0.44, 0.08), (w * 0.44, 0.08), (w * 0.36, h * 0.86), (-w * 0.36, h * 0.86)],
            0.34,
            (0, 0.12, 0),
            m="slate2",
            b=0.05,
        )
        box(w * 0.70, 0.04, h * 0.68, (-w * 0.09, -0.22, 0.05 + h * 0.18), m="slate", b=0.03)
        soft(w * 0.62, 0.05, h * 0.58, (-w * 0.09, -0.235, 0.05 + h * 0.23), m=glassmat("blue2"), puff=0.025, b=0.02)
        for z in (0.42, 0.33):
            cyl(0.034, 0.03, (w * 0.39, -0.22, z), (rad(90), 0, 0), m="oat", b=0.008, n=24)
        for i in range(4):
            box(w * 0.1, 0.01, 0.012, (w * 0.39, -0.222, 0.12 + i * 0.03), m="slate", b=0.003)
        for sx in (-1, 1):
            cyl(0.025, 0.06, (sx * w * 0.38, -0.1, 0), m="slate")
        tube([(0.05, -0.05, h + 0.05), (-0.18, -0.05, h + 0.4)], 0.008, metalmat(), res=3)
        tube([(0.05, -0.05, h + 0.05), (0.26, -0.05, h + 0.36)], 0.008, metalmat(), res=3)
        sphere(0.045, (0.05, -0.05, h + 0.05), "slate", sub=3)
    return g


def floor_lamp(m="slate2", shade="yellow", h=1.55):
    """Floor lamp, its shade from h - 0.1 to h + 0.22 meters; m, shade: palette keys.

    Origin: middle of its foot. Returns the prop.
    """
    with group("lamp") as g:
        cyl(0.16, 0.035, m=m, b=0.012)
        tube([(0, 0, 0.03), (0, 0, h)], 0.015, m)
        lathe([(0.24, h - 0.1), (0.15, h + 0.22), (0.14, h + 0.22), (0.23, h - 0.1)], m=mat(shade, rough=0.8), ang=60)
    return g


def table_lamp(m="blue2", shade="cream"):
    """Table lamp, 0.52 m high; m, shade: palette keys. Origin: middle of its foot. Returns the prop."""
    with group("tlamp") as g:
        lathe(
            [
                (0, 0),
                (0.1, 0),
                (0.11, 0.02),
                (0.06, 0.05),
                (0.1, 0.16),
                (0.085, 0.24),
                (0.02, 0.3),
                (0.018, 0.34),
                (0, 0.34),
            ],
            m=m,
            ang=70,
        )
        lathe([(0.2, 0.3), (0.12, 0.52), (0.11, 0.52), (0.19, 0.3)], m=mat(shade, rough=0.8), ang=60)
    return g


def rug(w=2.0, d=1.3, m="rose", edge="cream"):
    """Rug lying flat, w by d meters; m, edge: palette keys. Origin: its middle, on the floor. Returns the prop."""
    with group("rugflat") as g:
        box(w, d, 0.022, m=edge, b=0.008)
        box(w - 0.16, d - 0.16, 0.028, m=m, b=0.008)
        box(w - 0.36, d - 0.36, 0.031, m=edge, b=0.006)
        box(w - 0.42, d - 0.42, 0.034, m=m, b=0.006)
    return g


def rug_roll(l=1.6, r=0.14, m="rust", edge="cream"):
    """Rolled rug standing upright, l meters high, radius r; m, edge: palette keys.

    Origin: middle of its end. Returns it.
    """
    with group("rug") as g:
        cyl(r, l, m=m, b=0.02)
        for z in (0.14, l - 0.19):
            cyl(r + 0.004, 0.05, (0, 0, z), m=edge, b=0.004)
        for i in range(1, 4):
            torus(r * i / 4, 0.008, (0, 0, l), m="oat", k=6, n=28)
        for z in (l * 0.35, l * 0.65):
            torus(r + 0.005, 0.012, (0, 0, z), m="oat", k=8, n=28)
    return g


def picture(w=0.8, h=0.6, frame="wood2"):
    """Framed landscape, w by h meters, frame a palette key; it faces -Y.

    Origin: middle of its lower edge, on the wall's plane. Returns the prop.
    """
    with group("picture") as g:
        box(w, 0.04, h, m=frame, b=0.012)
        box(w - 0.1, 0.02, h - 0.1, (0, -0.016, 0.05), m="sky", b=0.004)
        box(w - 0.1, 0.012, h * 0.3, (0, -0.024, 0.05), m="sage", b=0.004)
        sphere(h * 0.1, (w * 0.18, -0.025, h * 0.66), "amber", scale=(1, 0.15, 1), sub=3)
    return g


def books(n=6, seed=0, h=0.24):
    """Row of n upright books, h meters high.

    Origin: left end of the row, on the floor. seed: sizes, colors. Returns it.
    """
    R = random.Random(seed)
    x = 0
    with group("books") as g:
        for _ in range(n):
            t = R.uniform(0.03, 0.06)
            box(
                t,
                0.17,
                h * R.uniform(0.8, 1),
                (x + t / 2, 0, 0),
                m=R.choice(["rust", "green2", "blue2", "oat", "amber", "plum", "cream"]),
                b=0.006,
            )
            x += t + 0.002
    return g


def plant(m="green2", pot="rose", s=1):
    """Plant in a pot, about 0.9 m high at scale s; m, pot: palette keys.

    Origin: middle of its bottom. Returns the prop.
    """
    R = random.Random(3)
    with group("plant") as g:
        lathe(
            [(0, 0), (0.13, 0), (0.17, 0.26), (0.19, 0.26), (0.19, 0.31), (0.15, 0.31), (0.14, 0.27), (0, 0.27)],
            m=pot,
            ang=50,
        )
        for i in range(13):
            a = i * 2.4
            t = R.uniform(0.2, 0.75)
            h = R.uniform(0.25, 0.5)
            sphere(
                0.16,
                (cos(a) * t * 0.28, sin(a) * t * 0.28, 0.32 + h * 0.7),
                m if i % 3 else "sage",
                scale=(0.42, 0.14, 1.1),
                rot=(0, t * 0.9, a),
                sub=3,
            )
    g.scale = (s, s, s)
    return g


def ball(r=0.12, m="orange", seam="slate"):
    """Ball of radius r meters; m, seam: palette keys. Origin: its lowest point. Returns the prop."""
    with group("ball") as g:
        sphere(r, (0, 0, r), m)
        for rot in ((0, 0, 0), (rad(90), 0, 0), (0, rad(90), 0)):
            torus(r * 0.992, r * 0.04, (0, 0, r), rot, seam, k=6)
    return g


def exercise_bike(m="slate2"):
    """Exercise bike along x, its handles at +x, m a palette key.

    Origin: middle of its footprint. Returns the prop.
    """
    with group("exbike") as g:
        for x in (-0.42, 0.42):
            box(0.07, 0.5, 0.06, (x, 0, 0), m=m, b=0.02)
        tube([(-0.42, 0, 0.05), (0.42, 0, 0.05)], 0.035, m)
        cyl(0.26, 0.09, (0.25, 0, 0.36), (rad(90), 0, 0), m="orange", c=True, b=0.03)
        cyl(0.2, 0.1, (0.25, 0, 0.36), (rad(90), 0, 0), m="grey3", c=True, b=0.02)
        tube([(0.25, 0, 0.1), (0.25, 0, 0.4), (0.38, 0, 1.05)], 0.035, m)
        tube([(0.38, -0.24, 1.12), (0.36, -0.1, 1.08), (0.36, 0.1, 1.08), (0.38, 0.24, 1.12)], 0.02, "slate")
        box(0.04, 0.18, 0.14, (0.36, 0, 1.1), (0, rad(-25), 0), m="slate", b=0.02)
        tube([(-0.1, 0, 0.08), (-0.26, 0, 0.8)], 0.035, m)
        soft(0.3, 0.22, 0.09, (-0.27, 0, 0.8), m="slate", puff=0.02, b=0.04)
        tube([(-0.12, 0, 0.22), (0.25, 0, 0.36)], 0.03, m)
        tube([(0.02, -0.08, 0.3), (0.1, -0.1, 0.2)], 0.015, "grey")
        box(0.1, 0.09, 0.025, (0.1, -0.13, 0.18), m="slate", b=0.008)
    return g


def golf_bag(m="green2"):
    """Golf bag with clubs, 1.2 m high, m a palette key. Origin: middle of its bottom. Returns the prop."""
    with group("golf") as g:
        cyl(0.13, 0.82, m=m, b=0.03)
        torus(0.13, 0.022, (0, 0, 0.8), m="cream", k=10)
        box(0.18, 0.08, 0.3, (0, -0.13, 0.16), m="orange", b=0.03)
        for i, (x, y) in enumerate(((-0.05, 0), (0.05, 0.03), (0, -0.05), (0.02, 0.06))):
            tube([(x, y, 0.7), (x * 1.6, y * 1.6, 1.08 + 0.04 * i)], 0.009, metalmat(), res=3)
            sphere(0.045, (x * 1.7, y * 1.7 - 0.02, 1.1 + 0.04 * i), "slate", scale=(1.3, 0.7, 0.8), sub=3)
    return g
