"""What a site leaves behind: mounds of rubble, bricks, pallets."""
import math
import random
from math import cos, pi, sin

from .graph import group, put
from .materials import flat
from .shapes import box, cyl, prism, sphere


def chunk(R, r, m="concrete", rough=(0.8, 1.15), height=(0.7, 1.1), b=0.018):
    """Angular lump, about r meters in radius, m a palette key; R: a random.Random that is drawn from.

    rough: the corners' distances, height: how high, both as a range of factors of r; b: its bevel in meters. Origin:
    middle of its underside. Returns the prop.
    """
    with group("chunk") as g:
        outline = []
        for i in range(6):
            a = 2 * pi * (i + R.uniform(-0.3, 0.3)) / 6
            outline.append((r * R.uniform(*rough) * cos(a), r * R.uniform(*rough) * sin(a)))
        prism(outline, r * R.uniform(*height), m=flat(m), b=b, axis="z")
    return g


def mound(rx, ry, h, lump, n=60, seed=0, m="concrete", core=0.92, tilt=0):
    """Mound of n lumps, rx and ry meters in radius, h high, m the palette key of what is between the lumps.

    lump: takes a random.Random and returns a prop; core: how much of the mound is solid; tilt: degrees by which each
    lump lies askew; seed: its lumps. Origin: middle of its footprint. Returns the prop.
    """
    R = random.Random(seed)
    with group("mound") as g:
        sphere(1, (0, 0, -0.02), m, scale=(rx * core, ry * core, h * core), sub=4)
        for i in range(n):
            k = 1 - (i + 0.5) / n
            a = i * 2.39996
            ring = math.sqrt(1 - k * k)
            prop = lump(R)
            x, y, z = rx * ring * cos(a), ry * ring * sin(a), max(0.02, h * k - 0.05)
            turn, ax, ay = R.uniform(0, 90), -sin(a) * ring * 40, cos(a) * ring * 40
            if tilt:
                ax, ay = ax + R.uniform(-tilt, tilt), ay + R.uniform(-tilt, tilt)
            put(prop, x, y, z, turn, 1, ax, ay)
    return g


def brick(w=0.27, d=0.13, h=0.09, m="brick"):
    """Brick with two holes, w by d by h meters, m a palette key. Origin: middle of its underside. Returns the prop."""
    with group("brick") as g:
        box(w, d, h, m=m, b=0.014)
        for side in (-1, 1):
            cyl(w / 10 + 0.005, 0.006, (side * (w / 4 + 0.0025), 0, h - 0.003), m="rust", n=20, b=0.001)
    return g


def pallet(w=0.9, d=0.64, h=0.12, n=5, board=0.1, bearer="wood"):
    """Pallet of n boards on three bearers, w by d by h meters; board: a board's width, bearer: a palette key.

    Origin: middle of its footprint. Returns the prop.
    """
    thick = board * 0.28
    deep = board * 0.7
    edge = d / 2 - board / 2 - 0.005
    with group("pallet") as g:
        for x in (-w / 2 + deep / 2 + 0.005, 0, w / 2 - deep / 2 - 0.005):
            box(deep, d, h - 2 * thick + 0.006, (x, 0, thick - 0.003), m=bearer, b=0.008)
        for i in range(n):
            box(w, board, thick, (0, -edge + 2 * edge * i / (n - 1), h - thick), m="wood3", b=0.008)
        for y in (-edge, 0, edge):
            box(w, board, thick, (0, y, 0), m="wood3", b=0.008)
    return g
