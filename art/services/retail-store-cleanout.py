"""A rolling rack of clothes, a dress form and a sign with a percent mark."""
from kit import *

ALT = "A rolling rack of clothes beside a dress form and a percent-off sidewalk sign"
PLINTH = "peach"


def garment(m, top=1.5, length=0.8, t=0.075):
    """Shirt or coat on a hanger; hangs in the y-z plane from a rail at z = top."""
    z = top - 0.12
    half = [(0.05, z), (0.23, z - 0.07), (0.32, z - 0.5), (0.22, z - 0.53), (0.2, z - 0.32), (0.26, z - length)]
    outline = half + [(-y, q) for y, q in reversed(half)]
    with group("garment") as g:
        prism(outline, t, m=mat(m, rough=0.85, spec=0.1, bump=0.12), axis="x", b=0.022)
        tube(
            [(0, 0, z - 0.02), (0, 0, top + 0.01), (0, 0.03, top + 0.045), (0, 0.05, top + 0.01)],
            0.009,
            metalmat("slate2"),
            res=3,
        )
    return g


def clothing_rack(w=1.66, h=1.76, d=0.54):
    """Rolling clothes rack full of garments."""
    colors = ("blue", "cream", "rose", "sage", "denim", "oat", "yellow", "plum", "blue", "cream", "rose")
    lengths = (0.9, 0.8, 1.16, 0.86, 0.94, 1.24, 0.82, 1.02, 1.18, 0.84, 1.06)
    with group("rack") as g:
        for sx in (-1, 1):
            tube([(sx * w / 2, 0, 0.12), (sx * w / 2, 0, h)], 0.024, metalmat("slate2"))
            tube([(sx * w / 2, -d / 2, 0.12), (sx * w / 2, d / 2, 0.12)], 0.024, metalmat("slate2"))
            for sy in (-1, 1):
                cyl(0.05, 0.04, (sx * w / 2, sy * (d / 2 - 0.02), 0.05), (0, rad(90), 0), m="slate", c=True)
        tube([(-w / 2, 0, h), (w / 2, 0, h)], 0.024, metalmat("slate2"))
        tube([(-w / 2, 0, 0.12), (w / 2, 0, 0.12)], 0.02, metalmat("slate2"))
        n = len(colors)
        for i in range(n):
            x = -w / 2 + 0.14 + (w - 0.28) * i / (n - 1)
            put(garment(colors[i], h, lengths[i]), x, 0, 0, (i * 7) % 11 - 5)
    return g


def dress_form(m="oat", dress="blue2"):
    """Tailor's dummy on a stand, wearing a dress with a belt."""
    with group("dress_form") as g:
        cyl(0.24, 0.035, m="wood2", b=0.012)
        cyl(0.025, 0.8, (0, 0, 0.03), m="wood2")
        body = lathe(
            [
                (0, 1.0),
                (0.14, 1.0),
                (0.17, 1.12),
                (0.205, 1.26),
                (0.19, 1.36),
                (0.1, 1.44),
                (0.062, 1.49),
                (0.058, 1.57),
                (0, 1.575),
            ],
            m=flat(m),
            ang=80,
        )
        body.scale = (1, 0.78, 1)
        sphere(0.04, (0, 0, 1.6), "wood2", sub=3)
        top = lathe(
            [(0.145, 0.98), (0.15, 1.04), (0.18, 1.13), (0.215, 1.25), (0.205, 1.32), (0.16, 1.37)],
            m=mat(dress, rough=0.85, spec=0.1),
            ang=80,
        )
        top.scale = (1, 0.8, 1)
        skirt = lathe(
            [(0.145, 1.03), (0.21, 0.88), (0.28, 0.68), (0.34, 0.46), (0.33, 0.46), (0.2, 0.85)],
            m=mat(dress, rough=0.85, spec=0.1),
            ang=60,
        )
        skirt.scale = (1, 0.88, 1)
        belt = cyl(0.165, 0.06, (0, 0, 0.99), m=flat("orange"), b=0.02)
        belt.scale = (1, 0.84, 1)
    return g


def percent_sign(w=0.56, h=0.8):
    """A-frame sidewalk sign with a percent mark on its front board."""
    with group("percent_sign") as g:
        lean = rad(-13)
        with group("front") as front:
            box(w, 0.035, h, m=flat("evergreen"), b=0.015)
            box(w - 0.09, 0.02, h - 0.16, (0, -0.014, 0.11), m=flat("cream"), b=0.008)
            tube([(-0.1, -0.03, 0.28), (0.1, -0.03, 0.62)], 0.028, flat("rust"))
            for x, z in ((-0.11, 0.56), (0.11, 0.34)):
                torus(0.06, 0.026, (x, -0.03, z), (rad(90), 0, 0), flat("rust"), k=10, n=32)
        front.location = (0, -0.2, 0.006)
        front.rotation_euler = (lean, 0, 0)
        with group("back") as back:
            box(w, 0.035, h, m=flat("evergreen"), b=0.015)
        back.location = (0, 0.2, 0.006)
        back.rotation_euler = (-lean, 0, 0)
    return g


def shopping_bag(m="rose", w=0.3, h=0.34, d=0.16):
    """Paper shopping bag with two handles."""
    with group("shopping_bag") as g:
        box(w, d, h, m=flat(m), b=0.008)
        for sy in (-1, 1):
            tube(
                [
                    (-0.06, sy * d * 0.4, h),
                    (-0.05, sy * d * 0.4, h + 0.1),
                    (0.05, sy * d * 0.4, h + 0.1),
                    (0.06, sy * d * 0.4, h),
                ],
                0.009,
                "cream",
                smooth=True,
            )
        cyl(0.06, 0.006, (0, -d / 2, h / 2), (rad(90), 0, 0), m=flat("cream"), b=0.001)
    return g


def scene():
    fix(clothing_rack(), -0.3, 0.36, 0, -12)
    on(dress_form(), 0.94, 0.3, 24, s=1.12)
    on(percent_sign(), 0.5, -0.76, 14)
    on(shopping_bag("sage"), -0.5, -0.82, 30, s=1.1)
    on(shopping_bag("blue", 0.24, 0.28, 0.14), -0.83, -0.66, 10, s=1.1)
