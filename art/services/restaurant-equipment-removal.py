"""A stainless six-burner range under a hood, a stockpot on it, a deep fryer beside it, plates in a crate."""
from kit import *

ALT = "A stainless six-burner restaurant range with hood and stockpot beside a deep fryer"
PLINTH = "sage"
STEEL = "metal"


def legs(w, d, h):
    """Four round feet of a kitchen appliance."""
    for sx in (-1, 1):
        for sy in (-1, 1):
            cyl(0.03, h, (sx * (w / 2 - 0.07), sy * (d / 2 - 0.08), 0), m=metalmat("slate2"), r2=0.04)


def burner(x, y, z, size=0.38):
    """Black cast grate with a burner under it."""
    iron = mat("slate2", rough=0.5, bump=0)
    cyl(0.075, 0.03, (x, y, z), m=iron, b=0.01)
    half = size / 2 - 0.02
    corners = [
        (x - half, y - half, z + 0.04),
        (x + half, y - half, z + 0.04),
        (x + half, y + half, z + 0.04),
        (x - half, y + half, z + 0.04),
    ]
    tube(corners, 0.015, iron, cyclic=True)
    for a in range(4):
        c, s = cos(a * pi / 2), sin(a * pi / 2)
        tube([(x + c * half, y + s * half, z + 0.04), (x + c * 0.06, y + s * 0.06, z + 0.045)], 0.014, iron)


def cooking_range(w=1.32, d=0.86, h=0.88, top=1.86):
    """Six-burner range with an oven, a steel back panel and a hood."""
    steel = metalmat(STEEL)
    light = metalmat("grey2")
    with group("range") as g:
        legs(w, d, 0.14)
        box(w, d, h - 0.14, (0, 0, 0.13), m=steel, b=0.02)
        box(w + 0.02, d, 0.05, (0, 0, h - 0.03), m=light, b=0.015)
        # front: oven door, knobs, rail
        box(w - 0.1, 0.04, 0.42, (0, -d / 2 - 0.01, 0.19), m=light, b=0.02)
        box(w * 0.52, 0.02, 0.2, (0, -d / 2 - 0.03, 0.25), m=glassmat("slate2"), b=0.01)
        tube([(-w * 0.38, -d / 2 - 0.09, 0.55), (w * 0.38, -d / 2 - 0.09, 0.55)], 0.022, light)
        for sx in (-1, 1):
            tube([(sx * w * 0.36, -d / 2, 0.55), (sx * w * 0.36, -d / 2 - 0.09, 0.55)], 0.016, light)
        box(w, 0.06, 0.16, (0, -d / 2 - 0.01, 0.66), m=light, b=0.02)
        for i in range(7):
            x = -w / 2 + 0.12 + (w - 0.24) * i / 6
            knob = "orange" if i == 3 else "slate2"
            cyl(0.046, 0.05, (x, -d / 2 - 0.06, 0.74), (rad(90), 0, 0), m=flat(knob), b=0.012, n=28, c=True)
        # top
        box(w - 0.06, d - 0.14, 0.012, (0, -0.02, h + 0.012), m="dark", b=0.004)
        for x in (-0.42, 0, 0.42):
            for y in (-0.21, 0.17):
                burner(x, y, h + 0.02)
        # back panel and hood
        box(w, 0.06, top - h, (0, d / 2 - 0.03, h), m=light, b=0.015)
        box(w, 0.16, 0.03, (0, d / 2 - 0.1, 1.3), m=steel, b=0.01)
        profile = [
            (d / 2, top),
            (d / 2 - 0.3, top),
            (d / 2 - 0.58, top - 0.26),
            (d / 2 - 0.58, top - 0.36),
            (d / 2, top - 0.36),
        ]
        prism(profile, w + 0.06, m=steel, axis="x", b=0.02)
        box(w + 0.08, 0.03, 0.1, (0, d / 2 - 0.59, top - 0.36), m=light, b=0.012)
    return g


def stockpot(r=0.24, h=0.4, m="grey3", lid=True):
    """Tall pot with two handles and a lid."""
    steel = metalmat(m)
    with group("stockpot") as g:
        cyl(r, h, m=steel, b=0.02)
        torus(r, 0.014, (0, 0, h), m=steel, k=8)
        for sx in (-1, 1):
            tube(
                [
                    (sx * r, -0.07, h * 0.76),
                    (sx * (r + 0.07), -0.05, h * 0.76),
                    (sx * (r + 0.07), 0.05, h * 0.76),
                    (sx * r, 0.07, h * 0.76),
                ],
                0.016,
                metalmat("slate2"),
            )
        if lid:
            lathe([(0, 0.05), (r * 0.6, 0.04), (r, 0.01), (r + 0.01, 0), (0, 0)], (0, 0, h + 0.01), m=steel, ang=60)
            cyl(0.035, 0.05, (0, 0, h + 0.05), m="slate2", b=0.015)
    return g


def skillet(r=0.17):
    """Frying pan, handle toward -y."""
    with group("skillet") as g:
        lathe(
            [(0, 0), (r * 0.8, 0), (r, 0.06), (r - 0.015, 0.06), (r * 0.76, 0.015), (0, 0.015)],
            m=metalmat("brick"),
            ang=50,
        )
        tube([(0, -r + 0.01, 0.05), (0, -r - 0.26, 0.09)], 0.018, "slate2")
    return g


def fryer(w=0.46, d=0.8, h=0.9):
    """Deep fryer with two baskets."""
    steel = metalmat(STEEL)
    light = metalmat("grey2")
    with group("fryer") as g:
        legs(w, d, 0.14)
        box(w, d, h - 0.14, (0, 0, 0.13), m=steel, b=0.02)
        box(w - 0.06, 0.03, 0.5, (0, -d / 2 - 0.01, 0.18), m=light, b=0.015)
        box(0.03, 0.04, 0.2, (-w / 2 + 0.09, -d / 2 - 0.035, 0.36), m="slate2", b=0.01)
        cyl(0.04, 0.04, (0, -d / 2 - 0.02, 0.79), (rad(90), 0, 0), m=flat("orange"), b=0.01, n=28, c=True)
        box(w, 0.08, 0.34, (0, d / 2 - 0.04, h - 0.02), m=light, b=0.015)
        box(w - 0.08, d - 0.26, 0.015, (0, -0.04, h - 0.012), m="amber", b=0.004)
        for sx in (-1, 1):
            x = sx * 0.1
            box(0.17, 0.42, 0.13, (x, 0.02, h - 0.03), m="slate2", b=0.02)
            box(0.14, 0.39, 0.02, (x, 0.02, h + 0.085), m="yellow", b=0.006)
            tube([(x, -0.18, h + 0.08), (x, -0.52, h + 0.16)], 0.016, "slate2")
    return g


def plates(n=9, r=0.17):
    """Stack of white plates."""
    with group("plates") as g:
        for i in range(n):
            lathe(
                [(0, 0), (r * 0.6, 0), (r, 0.03), (r, 0.04), (r * 0.6, 0.014), (0, 0.014)],
                (0, 0, i * 0.024),
                m="white",
                ang=60,
            )
    return g


def scene():
    fix(cooking_range(), -0.36, 0.34, 0, 0, 1.1)
    on(stockpot(0.22, 0.34), -0.82, 0.14, 20, z=1.1)
    on(skillet(), 0.1, 0.13, 34, z=1.2, s=1.1)
    fix(fryer(), 0.79, 0.34, 0, 0, 1.1)
    on(crate(0.52, 0.44, 0.26, "wood3"), 0.5, -0.78, 16)
    on(plates(16), 0.5, -0.78)
    on(stockpot(0.2, 0.3, "grey2", False), -0.5, -0.78)
