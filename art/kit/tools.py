"""Tools for house, garden and work site."""
import random
from math import radians as rad

from .graph import group
from .materials import metalmat
from .shapes import box, cyl, lathe, prism, tube


def ladder(h=2.3, m="amber"):
    """Straight ladder upright, h meters high, m a palette key. Origin: middle between its feet. Returns the prop."""
    with group("ladder") as g:
        for sx in (-1, 1):
            box(0.05, 0.03, h, (sx * 0.2, 0, 0), m=m, b=0.008)
        for i in range(int(h / 0.28)):
            cyl(0.017, 0.4, (-0.2, 0, 0.2 + i * 0.28), (0, rad(90), 0), m=metalmat("grey2"), n=16, b=0.004)
    return g


def rake(m="wood3", head="rust", h=1.6):
    """Rake upright on its tines, h meters high; m, head: palette keys.

    Origin: its lowest point. Returns the prop.
    """
    with group("rake") as g:
        tube([(0, 0, 0.16), (0, 0, h)], 0.016, m)
        for i in range(-4, 5):
            tube([(0, 0, 0.2), (i * 0.035, 0, 0.08), (i * 0.045, -0.03, 0)], 0.007, head, res=2)
    return g


def shovel(m="wood3", h=1.35):
    """Shovel upright on its blade, h meters high, m a palette key. Origin: the blade's tip. Returns the prop."""
    with group("shovel") as g:
        tube([(0, 0, 0.3), (0, 0, h)], 0.017, m)
        prism(
            [(-0.1, 0.08), (0, 0), (0.1, 0.08), (0.11, 0.3), (0.03, 0.33), (-0.03, 0.33), (-0.11, 0.3)],
            0.02,
            m=metalmat("grey"),
            b=0.006,
        )
        tube([(-0.06, 0, h), (0.06, 0, h)], 0.018, "orange")
    return g


def broom(m="wood3", h=1.4):
    """Broom upright on its brush, h meters high, m a palette key. Origin: middle of the brush. Returns the prop."""
    with group("broom") as g:
        tube([(0, 0, 0.2), (0, 0, h)], 0.016, m)
        box(0.4, 0.07, 0.07, (0, 0, 0.14), m="orange", b=0.02)
        box(0.38, 0.06, 0.16, m="oat", b=0.015)
    return g


def toolbox(m="orange"):
    """Toolbox with a handle, 0.46 m wide, m a palette key. Origin: middle of its bottom. Returns the prop."""
    with group("toolbox") as g:
        box(0.46, 0.22, 0.18, m=m, b=0.02)
        prism([(-0.23, 0.18), (0.23, 0.18), (0.19, 0.25), (-0.19, 0.25)], 0.21, m=m, b=0.015)
        tube([(-0.12, 0, 0.24), (-0.12, 0, 0.31), (0.12, 0, 0.31), (0.12, 0, 0.24)], 0.016, "slate")
        for x in (-0.12, 0.12):
            box(0.05, 0.01, 0.06, (x, -0.112, 0.14), m=metalmat("grey3"), b=0.004)
    return g


def mower(m="rust"):
    """Lawn mower, its handle towards +Y, m a palette key.

    Origin: middle of its deck, on the floor. Returns the prop.
    """
    with group("mower") as g:
        box(0.5, 0.62, 0.14, (0, 0, 0.12), m=m, b=0.06)
        cyl(0.13, 0.14, (0, -0.03, 0.26), m="slate2", b=0.03)
        cyl(0.08, 0.04, (0, -0.03, 0.4), m="grey2", b=0.01)
        for sx in (-1, 1):
            for sy in (-1, 1):
                cyl(0.11, 0.06, (sx * 0.26, sy * 0.24, 0.11), (0, rad(90), 0), m="tyre", c=True)
                cyl(0.05, 0.07, (sx * 0.26, sy * 0.24, 0.11), (0, rad(90), 0), m="cream", c=True)
        tube([(-0.2, 0.28, 0.24), (-0.2, 0.75, 0.92), (0.2, 0.75, 0.92), (0.2, 0.28, 0.24)], 0.016, "slate2")
    return g


def hand_truck(m="orange"):
    """Hand truck upright, its toe plate towards -Y, m a palette key.

    Origin: middle of its foot. Returns the prop.
    """
    with group("handtruck") as g:
        for sx in (-1, 1):
            tube([(sx * 0.2, 0, 0.06), (sx * 0.2, 0, 1.1), (sx * 0.14, 0.08, 1.24)], 0.022, m)
            cyl(0.13, 0.07, (sx * 0.24, 0.1, 0.13), (0, rad(90), 0), m="tyre", c=True)
            cyl(0.06, 0.08, (sx * 0.24, 0.1, 0.13), (0, rad(90), 0), m="cream", c=True)
        tube([(-0.14, 0.08, 1.24), (0.14, 0.08, 1.24)], 0.022, m)
        for z in (0.3, 0.6, 0.9):
            tube([(-0.2, 0, z), (0.2, 0, z)], 0.016, m, caps=False)
        box(0.46, 0.28, 0.025, (0, -0.13, 0.02), m=metalmat("grey"), b=0.008)
        tube([(-0.24, 0.1, 0.13), (0.24, 0.1, 0.13)], 0.018, "slate2")
    return g


def planks(n=4, l=1.9, m="wood3", seed=0):
    """n boards upright side by side, up to l meters high, m a palette key; seed: lengths, turns, colors.

    Origin: foot of the first board. Returns the prop.
    """
    R = random.Random(seed)
    with group("planks") as g:
        for i in range(n):
            box(
                0.14,
                0.035,
                l * R.uniform(0.85, 1),
                (R.uniform(-0.03, 0.03) + (i % 2) * 0.12, i * 0.04, 0),
                (0, rad(R.uniform(-1.5, 1.5)), 0),
                m=R.choice([m, "wood", "oat"]),
                b=0.008,
            )
    return g


def cone(s=1):
    """Traffic cone, 0.6 m high at scale s. Origin: middle of its foot. Returns the prop."""
    with group("cone") as g:
        box(0.36, 0.36, 0.035, m="orange", b=0.012)
        lathe([(0, 0.03), (0.14, 0.03), (0.128, 0.1), (0.1, 0.26)], m="orange", ang=60)
        lathe([(0.1005, 0.26), (0.078, 0.39)], m="cream", ang=60)
        lathe([(0.078, 0.39), (0.04, 0.6), (0.03, 0.615), (0, 0.615)], m="orange", ang=60)
    g.scale = (s, s, s)
    return g
