"""Broken concrete slabs with bent rebar piled up, a wheelbarrow of rubble and a few bricks in front."""
from kit import *

ALT = "A pile of broken concrete slabs with rebar, a wheelbarrow full of rubble and loose bricks"
PLINTH = "oat"


def slab(outline, t=0.17, m="grey2", bars=(), seed=0):
    """Broken piece of slab: jagged outline of (x, y) points; a rusty bar sticks out at each point of `bars`."""
    R = random.Random(seed)
    with group("slab") as g:
        jagged = []
        n = len(outline)
        for i, (x, y) in enumerate(outline):
            x2, y2 = outline[(i + 1) % n]
            for u in (0, 0.33, 0.66):
                off = 0 if u == 0 else R.uniform(-0.045, 0.045)
                jagged.append((x + (x2 - x) * u + off, y + (y2 - y) * u - off))
        prism(jagged, t, m=flat(m), b=0.016, axis="z")
        for x, y in bars:
            d = math.hypot(x, y)
            u, v = x / d, y / d
            tube(
                [
                    (x - u * 0.2, y - v * 0.2, t / 2),
                    (x + u * 0.2, y + v * 0.2, t / 2),
                    (x + u * 0.42, y + v * 0.42, t / 2 + 0.06),
                ],
                0.02,
                "rust",
                smooth=True,
            )
    return g


def lump(R):
    """Lump of concrete of a random size and gray; R: a random.Random."""
    return chunk(R, R.uniform(0.09, 0.17), R.choice(["grey2", "concrete", "grey3", "grey"]))


def tray(m):
    """Open wheelbarrow tray with sloping walls: nose at -x."""
    rims = [
        (0.0, [(-0.22, -0.17), (0.26, -0.17), (0.26, 0.17), (-0.22, 0.17)]),
        (0.3, [(-0.48, -0.31), (0.4, -0.31), (0.4, 0.31), (-0.48, 0.31)]),
        (0.3, [(-0.44, -0.275), (0.365, -0.275), (0.365, 0.275), (-0.44, 0.275)]),
        (0.03, [(-0.2, -0.15), (0.24, -0.15), (0.24, 0.15), (-0.2, 0.15)]),
    ]
    verts = [(x, y, z) for z, ring in rims for x, y in ring]
    faces = [(3, 2, 1, 0), (12, 13, 14, 15)]
    for k in range(3):
        for i in range(4):
            j = (i + 1) % 4
            faces.append((k * 4 + i, k * 4 + j, k * 4 + 4 + j, k * 4 + 4 + i))
    return mesh("tray", verts, faces, m, 0.012)


def wheelbarrow(m="green2"):
    """Wheelbarrow along x, its wheel at -x, handles at +x, loaded with chunks."""
    with group("wheelbarrow") as g:
        link(tray(m), (0, 0, 0.3))
        with group("wheel_turned") as h:
            torus(0.15, 0.055, (0, 0, 0), (rad(90), 0, 0), mat("tyre", rough=0.8), k=12)
            cyl(0.11, 0.06, (0, 0, 0), (rad(90), 0, 0), m="orange", c=True)
        put(h, -0.56, 0, 0.205)
        for sy in (-1, 1):
            tube(
                [(-0.58, sy * 0.07, 0.205), (-0.2, sy * 0.17, 0.28), (0.3, sy * 0.24, 0.29), (0.86, sy * 0.28, 0.52)],
                0.024,
                "wood",
            )
            tube([(0.74, sy * 0.275, 0.475), (0.87, sy * 0.28, 0.525)], 0.032, "slate2")
            tube([(0.22, sy * 0.22, 0.28), (0.32, sy * 0.22, 0.022), (0.42, sy * 0.22, 0.31)], 0.02, "slate2")
        tube([(-0.57, -0.08, 0.205), (-0.57, 0.08, 0.205)], 0.018, "slate2")
        R = random.Random(6)
        spots = [(-0.28, -0.08), (-0.26, 0.1), (0.0, -0.12), (0.02, 0.11), (0.2, -0.05), (-0.12, 0.0), (0.1, 0.02)]
        for i, (x, y) in enumerate(spots):
            lump = chunk(R, 0.13, "concrete" if i % 2 else "grey2")
            put(lump, x, y, 0.5 + (0.09 if i > 4 else 0), 40 * i, 1, 8 * (-1) ** i, 8 * (-1) ** (i // 2))
    return g


def scene():
    with group("pile") as pile:
        put(mound(0.98, 0.7, 0.46, lump, 60, 2), -0.16, 0.36)
        wide = [(-0.7, -0.36), (0.1, -0.5), (0.62, -0.3), (0.56, 0.4), (-0.1, 0.5), (-0.6, 0.34)]
        small = [(-0.5, -0.3), (0.34, -0.36), (0.5, 0.16), (0.1, 0.38), (-0.42, 0.3)]
        put(slab(wide, 0.2, "grey2", [(0.56, 0.2)], 1), -0.3, 0.34, 0.36, 0, 1, 20, -8)
        put(slab(small, 0.2, "concrete", [(0.44, 0.1)], 2), 0.5, 0.6, 0.4, -20, 1.1, 12, 26)
        put(slab(wide, 0.2, "concrete", [(-0.6, 0.1)], 3), -0.2, 0.62, 0.66, 172, 0.9, -22, 8)
        put(slab(small, 0.2, "grey2", [(0.44, 0.0)], 4), -0.34, 0.6, 0.9, 14, 1, 6, 9)
        put(slab(small, 0.19, "grey2", [], 5), -1.02, 0.06, 0.16, 76, 0.8, 0, -42)
    fix(pile)
    on(wheelbarrow(), 0.46, -0.74, 16, z=1.0, s=1.14)
    for x, y, rz in ((-0.94, -0.7, 30), (-0.66, -0.98, -14), (-0.8, -0.82, 60)):
        on(brick(), x, y, rz, z=1.0)
