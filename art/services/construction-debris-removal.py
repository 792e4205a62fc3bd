"""A heap of rubble with crossed boards, two broken pieces of painted drywall, bricks and a shovel."""
from kit import *

ALT = "A heap of lumber, broken drywall and bricks with a shovel leaning on it"
PLINTH = "mint"


def lump(R):
    """Lump of plaster or stone of a random size; R: a random.Random."""
    m = R.choice(["grey3", "white", "sand", "concrete", "grey2", "oat"])
    return chunk(R, R.uniform(0.1, 0.19), m, rough=(0.75, 1.15), height=(0.6, 0.95), b=0.014)


def board(l=1.6, w=0.17, t=0.09, m="wood3"):
    """Lumber along x from the origin, its far end at +x splintered, two nails near the foot."""
    with group("board") as g:
        outline = [
            (0, -w / 2),
            (l - 0.03, -w / 2),
            (l - 0.12, -w / 6),
            (l + 0.02, 0),
            (l - 0.08, w / 5),
            (l - 0.01, w / 2),
            (0, w / 2),
        ]
        prism(outline, t, m=m, b=0.01, axis="z")
        for x in (0.1, l - 0.22):
            cyl(0.018, 0.014, (x, 0.03, t - 0.004), m="slate2", n=12, b=0.002)
    return g


def lean(prop, foot, over, z0=0.03):
    """Lays a prop that starts at its origin along x from `foot` (x, y) through `over` (x, y, z)."""
    dx, dy, dz = over[0] - foot[0], over[1] - foot[1], over[2] - z0
    rise = math.degrees(math.atan2(dz, math.hypot(dx, dy)))
    put(prop, foot[0], foot[1], z0, math.degrees(math.atan2(dy, dx)), 1, 0, -rise)


def drywall(w=0.9, h=1.0, seed=0, paint="blue", outlet=True):
    """Torn-out piece of painted wallboard on its straight edge: white core, paint in front, an outlet plate."""
    R = random.Random(seed)
    with group("drywall") as g:
        n = 6
        top = [(w / 2 - w * i / n, h * (1 - 0.32 * i / n) + R.uniform(-0.1, 0.1)) for i in range(n + 1)]
        outline = [(-w / 2, 0), (w / 2, 0), (w / 2 - 0.05, h * 0.45)] + top + [(-w / 2 + 0.06, h * 0.4)]
        prism(outline, 0.06, m=flat("white"), b=0.008)
        painted = [(x * 0.93, 0.02 + z * 0.94) for x, z in outline]
        prism(painted, 0.02, (0, -0.026, 0), m=paint, b=0.004)
        if outlet:
            box(0.11, 0.02, 0.16, (w * 0.12, -0.04, h * 0.3), m="cream", b=0.008)
            for z in (0.035, 0.095):
                box(0.04, 0.02, 0.03, (w * 0.12, -0.046, h * 0.3 + z), m="grey", b=0.006)
    return g


def scene():
    with group("pile") as pile:
        put(mound(1.1, 0.84, 0.5, lump, 62, 4, "oat", 0.94, 15), 0.0, 0.16)
        put(drywall(1.15, 1.2, 2), -0.44, 0.46, 0.28, 14, 1, -18, -8)
        put(drywall(0.95, 0.85, 5, "sage", False), 0.52, 0.5, 0.26, -12, 1, -20, 9)
        lean(board(2.1, m="wood3"), (-1.2, -0.12), (1.0, 0.24, 0.66), 0.34)
        lean(board(2.0, m="wood"), (-0.98, -0.36), (1.0, 0.0, 0.42), 0.42)
        lean(board(1.9, m="wood3"), (1.2, -0.36), (-0.3, -0.02, 0.66), 0.12)
        lean(board(1.7, m="wood"), (-0.66, -0.84), (-0.1, 0.1, 0.62))
        lean(board(1.7, w=0.12, m="wood"), (0.12, 0.1), (-0.02, 0.52, 1.2), 0.3)
    fix(pile)
    fix(shovel(h=1.2), 0.56, -0.96, 0.01, 24, 1.3, -28, 12)
    for x, y, rz in ((-0.3, -1.0, 24), (-0.98, -0.7, -20), (0.02, -1.12, -8), (0.9, -0.8, 50), (-0.14, -1.06, 60)):
        on(brick(0.31, 0.15, 0.105), x, y, rz, z=1.0)
