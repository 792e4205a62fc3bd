"""A kitchen range with four burners and an orange kettle, beside it a dishwasher with its door open."""
from kit import *

ALT = "A white kitchen stove with a kettle beside a dishwasher with its door open"
PLINTH = "oat"


def stove(w=1.08, d=0.86, h=1.12, m="white"):
    """A free-standing range with an oven, a drawer, a back panel and four coil burners."""
    f = -d / 2
    with group("stove") as g:
        box(w - 0.08, d - 0.1, 0.1, m="slate2", b=0.01)
        box(w, d - 0.04, h - 0.09, (0, 0.02, 0.06), m=m, b=0.03)
        box(w + 0.03, d + 0.02, 0.05, (0, 0, h - 0.045), m="slate2", b=0.018)
        box(w, 0.12, 0.36, (0, d / 2 - 0.06, h), m=m, b=0.03)
        box(0.34, 0.02, 0.13, (0, d / 2 - 0.125, h + 0.13), m=glassmat("blue2"), b=0.008)
        for sx in (-1, 1):
            cyl(0.05, 0.05, (sx * 0.35, d / 2 - 0.115, h + 0.195), (rad(90), 0, 0), m="slate2", b=0.012)
        box(w - 0.04, 0.03, 0.14, (0, f + 0.01, h - 0.2), m="grey3", b=0.01)
        for i in range(4):
            x = (-0.39, -0.19, 0.19, 0.39)[i]
            cyl(0.055, 0.06, (x, f, h - 0.13), (rad(90), 0, 0), m="slate2", b=0.015)
            box(0.014, 0.02, 0.06, (x, f - 0.065, h - 0.135), m="orange", b=0.004)
        box(w - 0.05, 0.06, 0.54, (0, f + 0.005, 0.34), m=m, b=0.025)
        box(w - 0.3, 0.02, 0.28, (0, f - 0.028, 0.42), m=glassmat("dark"), b=0.01)
        prism(
            [(-0.26, 0), (-0.17, 0), (-0.03, 0.22), (-0.12, 0.22)],
            0.008,
            (0, f - 0.04, 0.45),
            m=glassmat("blue2"),
            b=0.001,
        )
        box(w - 0.05, 0.06, 0.2, (0, f + 0.005, 0.12), m=m, b=0.025)
        bar(w - 0.26, f - 0.08, 0.81)
        bar(w - 0.56, f - 0.07, 0.255, 0.016)
        for sx in (-1, 1):
            for y, r in ((f + 0.25, 0.15), (d / 2 - 0.3, 0.125)):
                burner(sx * 0.27, y, h + 0.006, r)
    return g


def bar(length, y, z, r=0.022):
    """A metal handle along x with two posts."""
    tube([(-length / 2, y, z), (length / 2, y, z)], r, metalmat("grey"))
    for sx in (-1, 1):
        cyl(r * 0.8, 0.08, (sx * (length / 2 - 0.04), y + 0.08, z), (rad(90), 0, 0), m=metalmat("grey"), n=16, b=0.002)


def burner(x, y, z, r):
    """A coil burner in its drip pan."""
    cyl(r + 0.025, 0.012, (x, y, z - 0.006), m=metalmat("grey2"), b=0.004)
    for k in (1, 0.66, 0.32):
        torus(r * k, 0.017, (x, y, z + 0.016), m="black", k=8)


def kettle(m="orange"):
    """A round kettle with an arched handle."""
    with group("kettle") as g:
        lathe([(0, 0), (0.15, 0), (0.17, 0.03), (0.16, 0.12), (0.11, 0.2), (0.06, 0.225), (0, 0.23)], m=m, ang=70)
        sphere(0.028, (0, 0, 0.245), "slate", sub=3)
        tube([(-0.13, 0, 0.1), (-0.19, 0, 0.15), (-0.23, 0, 0.21)], 0.028, m)
        tube(
            [(0.12, 0, 0.17), (0.11, 0, 0.29), (0, 0, 0.34), (-0.11, 0, 0.29), (-0.12, 0, 0.17)],
            0.019,
            "wood3",
            smooth=True,
        )
    return g


def dishwasher(w=0.8, d=0.72, h=1.0, m="blue"):
    """A dishwasher, its door folded down to -Y with the lower rack rolled out on it."""
    f = -d / 2
    t = 0.05
    with group("dishwasher") as g:
        box(w - 0.08, d - 0.14, 0.12, (0, 0.05, 0), m="slate2", b=0.01)
        box(w, d, t, (0, 0, 0.1), m=m, b=0.012)
        box(w, d, t + 0.01, (0, 0, h - t - 0.01), m=m, b=0.018)
        box(w - 0.02, t, h - 0.12, (0, d / 2 - t / 2, 0.11), m="grey2", b=0.01)
        for sx in (-1, 1):
            box(t, d, h - 0.12, (sx * (w / 2 - t / 2), 0, 0.11), m=m, b=0.012)
        box(w - 2 * t, 0.03, 0.05, (0, d / 2 - t - 0.01, 0.5), m="grey3", b=0.004)
        rack(w - 0.17, d - 0.16, 0.14, 0.03, 0.56)
        with group("door") as leaf:
            box(w - 0.01, 0.68, 0.035, (0, -0.34, -0.035), m=m, b=0.015)
            box(w - 0.07, 0.6, 0.03, (0, -0.33, -0.003), m="grey3", b=0.012)
            box(0.2, 0.13, 0.02, (0.12, -0.56, 0.025), m="grey", b=0.006)
        put(leaf, 0, f + 0.01, 0.145)
        rack(w - 0.17, 0.5, 0.17, f - 0.22, 0.19)
        for i in range(6):
            y = f - 0.41 + i * 0.075
            x = -0.09 if i % 2 else -0.11
            cyl(
                0.14,
                0.014,
                (x, y, 0.345),
                (rad(84), 0, 0),
                m=("cream", "rose", "cream", "sage", "cream", "yellow")[i],
                b=0.006,
                c=True,
            )
        lathe([(0.05, 0), (0.065, 0.14), (0.055, 0.14), (0.042, 0.02)], (0.2, f - 0.2, 0.2), m="white", ang=60)
        lathe([(0.05, 0), (0.065, 0.14), (0.055, 0.14), (0.042, 0.02)], (0.2, f - 0.36, 0.2), m="peach", ang=60)
    return g


def rack(w, d, h, y, z):
    """A wire basket, its middle at y and its floor at z."""
    m = metalmat("white")
    for zz in (z, z + h):
        tube([(x, y + q, zz) for x, q in rrect(w, d, 0.05, 4)], 0.011, m, cyclic=True, res=3)
    for i in range(7):
        x = -w / 2 + w * i / 6
        tube([(x, y - d / 2, z + h), (x, y - d / 2, z), (x, y + d / 2, z)], 0.007, m, caps=False, res=2)
    for sx in (-1, 1):
        for i in range(4):
            yy = y - d / 2 + 0.06 + (d - 0.12) * i / 3
            tube([(sx * w / 2, yy, z), (sx * w / 2, yy, z + h)], 0.007, m, caps=False, res=2)


def scene():
    on(stove(), 0.46, 0.24, 14, s=1.2)
    on(dishwasher(), -0.72, 0.1, 8, s=1.1)
    on(kettle(), 0.21, -0.06, 30, s=1.1)
