"""A square hot tub with wooden sides and bubbling blue water, its cover leaning behind, steps in front."""
from kit import *

ALT = "A square hot tub with wooden sides and blue water, its padded cover leaning behind it"
PLINTH = "mint"
W = 1.66
H = 0.76


def ring(w, hole, h, z, r, m):
    """A square frame with rounded corners: outer width w, inner width hole, height h, at height z."""
    outer = rrect(w, w, r, 10)
    inner = rrect(hole, hole, r * 0.8, 10)
    n = len(outer)
    verts = []
    for pts, k in ((outer, 0), (outer, h), (inner, h), (inner, 0)):
        for x, y in pts:
            verts.append((x, y, z + k))
    faces = []
    for k in range(4):
        for i in range(n):
            j = (i + 1) % n
            q = (k + 1) % 4
            faces.append((k * n + i, k * n + j, q * n + j, q * n + i))
    ob = mesh("ring", verts, faces, m, 0.025, 3)
    return link(ob)


def tub():
    """The tub: slatted sides, corner posts, a pale rounded rim, water with bubbles and jets."""
    rng = random.Random(3)
    with group("tub") as g:
        box(W - 0.08, W - 0.08, 0.42, (0, 0, 0.0), m="wood2", b=0.02)
        n = 11
        step = (W - 0.16) / n
        for side in range(4):
            a = side * pi / 2
            for i in range(n):
                t = -W / 2 + 0.08 + (i + 0.5) * step
                d = W / 2 - 0.03
                x = t * cos(a) + d * sin(a)
                y = t * sin(a) - d * cos(a)
                box(
                    step - 0.014,
                    0.05,
                    H - 0.1,
                    (x, y, 0.04),
                    (0, 0, a),
                    m=rng.choice(["wood", "wood", "wood3"]),
                    b=0.01,
                )
            box(
                0.12,
                0.12,
                H - 0.06,
                ((W / 2 - 0.05) * (cos(a) - sin(a)), (W / 2 - 0.05) * (sin(a) + cos(a)), 0),
                m="wood2",
                b=0.03,
            )
        ring(W + 0.08, W - 0.3, 0.11, H - 0.07, 0.16, "white")
        ring(W - 0.2, W - 0.34, 0.3, H - 0.28, 0.14, "grey3")
        box(
            W - 0.24,
            W - 0.24,
            H - 0.45,
            (0, 0, 0.36),
            m=mat("blue2", rough=0.14, spec=0.5, bump=0.3, var=0.04, emit=1.3),
            b=0.01,
        )
        for i in range(46):
            q = rng.uniform(0.05, 0.3)
            a = rng.uniform(0, 2 * pi)
            r = rng.uniform(0.018, 0.042)
            sphere(r, (q * cos(a) * 1.2, q * sin(a), H - 0.09), "white", scale=(1, 1, 0.6), sub=2)
    return g


def cover():
    """A padded tub cover standing on its edge, folded seam across, with two straps."""
    w = W + 0.02
    with group("cover") as g:
        for k in range(2):
            soft(w, 0.11, 0.73, (0, 0, 0.74 * k), m="grey", puff=0.015, b=0.035)
        for s in (-1, 1):
            box(0.07, 0.13, 0.03, (s * 0.4, 0, 1.455), m="sand", b=0.008)
            box(0.07, 0.02, 0.22, (s * 0.4, -0.063, 1.25), m="sand", b=0.006)
    return g


def steps():
    """Two wooden steps, front toward -Y."""
    with group("steps") as g:
        for k in range(2):
            y = -0.13 + 0.25 * k
            h = 0.2 * (k + 1)
            box(0.62, 0.25, 0.045, (0, y, h - 0.045), m="wood3", b=0.012)
            for s in (-1, 1):
                box(0.05, 0.22, h - 0.04, (s * 0.26, y, 0), m="wood2", b=0.01)
            box(0.52, 0.03, h - 0.06, (0, y - 0.06, 0.0), m="wood2", b=0.008)
    return g


def scene():
    fix(tub(), 0, -0.08, 0, -6)
    fix(cover(), 0.1, 1.1, 0.0, -6, 1, 9)
    fix(steps(), -0.12, -1.18, 0, -6)
