"""Rooms cut open and what belongs to their walls."""
import random
from math import radians as rad

from .graph import group
from .materials import flat, mat, metalmat
from .shapes import box, cyl, prism, torus, tube


def room(w=7.0, d=5.0, h=2.7, wall="mint", floor="concrete", base="oat", t=0.2, cap="#e6d8bb", skirt=None):
    """Cut-away room, w by d by h meters inside: floor, back wall (+Y) and left wall (-X).

    wall, floor, base, cap, skirt: palette keys or "#rrggbb" (skirt None: none); t: the walls' thickness in meters.
    Origin: middle of the floor, its top at z = 0; the walls' faces are y = d / 2 and x = -w / 2. Returns the prop.
    """
    with group("room") as g:
        box(w + 2 * t, d + 2 * t, 0.34, (-t * 0.25, 0, -0.42), m=base, b=0.06)
        box(w + t * 1.5, d + t * 1.5, 0.12, (-t * 0.25, 0, -0.12), m=flat(floor), b=0.03)
        box(w + t, t, h, (-t / 2, d / 2 + t / 2, -0.03), m=flat(wall), b=0.02)
        box(t, d, h, (-w / 2 - t / 2, 0, -0.03), m=flat(wall), b=0.02)
        box(w + t + 0.06, t + 0.06, 0.09, (-t / 2, d / 2 + t / 2, h - 0.06), m=cap, b=0.025)
        box(t + 0.06, d, 0.09, (-w / 2 - t / 2, -0.03, h - 0.06), m=cap, b=0.025)
        if skirt:
            box(w, 0.04, 0.14, (0, d / 2 - 0.02, 0), m=skirt, b=0.012)
            box(0.04, d, 0.14, (-w / 2 + 0.02, 0, 0), m=skirt, b=0.012)
    return g


def blocks(w, h, m="#d9d4c6", bw=0.62, bh=0.31, seed=0):
    """Painted block wall, w by h meters of blocks bw by bh, on the plane y = 0, facing -Y.

    m: palette key or "#rrggbb". Origin: middle of the lower edge; seed: the blocks' shades. Returns the prop.
    """
    R = random.Random(seed)
    n = int(round(h / bh))
    bh = h / n
    with group("blocks") as g:
        for i in range(n):
            x = -w / 2 - (bw / 2 if i % 2 else 0)
            while x < w / 2 - 0.01:
                a, b_ = max(x, -w / 2), min(x + bw, w / 2)
                if b_ - a > 0.04:
                    box(
                        b_ - a - 0.010,
                        0.05,
                        bh - 0.010,
                        ((a + b_) / 2, 0.008 + R.uniform(-0.002, 0.002), i * bh),
                        m=flat(R.choice([m, m, "#d5d0c1", "#dcd7c9"])),
                        b=0.007,
                        segs=2,
                    )
                x += bw
    return g


def hopper(w=0.85, h=0.42):
    """Basement window, w by h meters, faces -Y.

    Origin: middle of its lower edge, on the wall's plane. Returns the prop.
    """
    with group("hopper") as g:
        box(w + 0.16, 0.1, h + 0.14, (0, -0.02, -0.07), m="white", b=0.02)
        box(w, 0.05, h, (0, -0.06, 0), m=mat("sky", rough=0.2, bump=0, emit=0.5), b=0.01)
        box(0.04, 0.05, h, (0, -0.075, 0), m="white", b=0.01)
        box(w + 0.24, 0.16, 0.05, (0, -0.06, -0.1), m="white", b=0.012)
    return g


def stairs(n=11, rise=0.225, run=0.23, width=0.92, m="#c3d3c6", tread="wood"):
    """n steps up towards +X, rise high, run deep and width wide in meters; m, tread: palette keys or "#rrggbb".

    Origin: foot of the first step, on the middle line. Returns the prop.
    """
    with group("stairs") as g:
        pts = (
            [(0, 0)]
            + [q for i in range(n) for q in ((i * run, (i + 1) * rise - 0.04), ((i + 1) * run, (i + 1) * rise - 0.04))]
            + [(n * run, 0)]
        )
        prism(pts, width - 0.06, m=flat(m), b=0.008)
        for i in range(n):
            box(run + 0.04, width, 0.045, (i * run + run / 2 - 0.015, 0, (i + 1) * rise - 0.045), m=tread, b=0.012)
        for i in range(0, n, 2):
            box(0.035, 0.035, 0.86, (i * run + run / 2, -width / 2 + 0.05, (i + 1) * rise), m="white", b=0.008)
        a = (run / 2, -width / 2 + 0.05, rise + 0.88)
        b_ = ((n - 1) * run + run / 2, -width / 2 + 0.05, n * rise + 0.88)
        tube([a, b_], 0.035, tread)
    return g


def pegboard(w=1.8, h=0.95, tools=True):
    """Pegboard, w by h meters, with or without tools, faces -Y.

    Origin: middle of its lower edge, on the wall's plane. Returns the prop.
    """
    with group("peg") as g:
        box(w, 0.05, h, (0, -0.03, 0), m="wood3", b=0.012)
        box(w + 0.08, 0.06, 0.05, (0, -0.03, -0.04), m="wood", b=0.01)
        box(w + 0.08, 0.06, 0.05, (0, -0.03, h - 0.01), m="wood", b=0.01)
        for i in range(int(w / 0.13)):
            for j in range(int(h / 0.13)):
                cyl(
                    0.011,
                    0.006,
                    (-w / 2 + 0.08 + i * 0.13, -0.056, 0.08 + j * 0.13),
                    (rad(90), 0, 0),
                    m="wood2",
                    n=8,
                    b=0,
                )
        if tools:
            y = -0.09
            tube([(-w * 0.40, y, 0.28), (-w * 0.40, y, 0.6)], 0.02, "orange")
            box(0.16, 0.05, 0.07, (-w * 0.40, y, 0.6), m=metalmat("grey"), b=0.015)  # hammer
            tube([(-w * 0.27, y, 0.3), (-w * 0.27, y, 0.45)], 0.024, "evergreen")
            tube([(-w * 0.27, y, 0.45), (-w * 0.27, y, 0.7)], 0.011, metalmat("grey"))  # screwdriver
            tube([(-w * 0.20, y, 0.3), (-w * 0.20, y, 0.43)], 0.022, "rust")
            tube([(-w * 0.20, y, 0.43), (-w * 0.20, y, 0.64)], 0.010, metalmat("grey"))
            prism(
                [(0, 0), (0.48, 0.05), (0.48, 0.10), (0, 0.19)],
                0.02,
                (-w * 0.12, y, 0.52),
                m=metalmat("grey3"),
                b=0.004,
            )
            box(0.14, 0.04, 0.17, (-w * 0.14, y, 0.53), m="wood2", b=0.03)  # saw
            tube([(w * 0.22, y, 0.25), (w * 0.22, y, 0.58)], 0.02, metalmat("grey"))
            torus(0.05, 0.02, (w * 0.22, y, 0.63), (rad(90), 0, 0), metalmat("grey"), k=8, n=24)  # wrench
            tube([(w * 0.30, y, 0.33), (w * 0.30, y, 0.58)], 0.016, metalmat("grey"))
            torus(0.04, 0.016, (w * 0.30, y, 0.62), (rad(90), 0, 0), metalmat("grey"), k=8, n=24)
            torus(0.12, 0.03, (w * 0.42, y, 0.58), (rad(90), 0, 0), "amber", k=8)
            torus(0.12, 0.022, (w * 0.42, y - 0.04, 0.575), (rad(90), 0, 0), "amber", k=8)  # hose / cord
            box(0.34, 0.12, 0.1, (-w * 0.02, -0.1, 0.14), m="blue2", b=0.02)
            box(0.2, 0.12, 0.1, (w * 0.2, -0.1, 0.08), m="orange", b=0.02)
    return g


def garage_door_inside(w=3.0, h=2.15, m="white"):
    """Garage door seen from inside with its tracks, w by h meters, m a palette key, faces -Y.

    Origin: middle of its sill, on the wall's plane. Returns the prop.
    """
    with group("gdi") as g:
        for r in range(4):
            z = r * h / 4
            box(w, 0.07, h / 4 - 0.025, (0, -0.04, z + 0.012), m=m, b=0.015)
            for k in range(4):
                x = -w / 2 + w * (k + 0.5) / 4
                if r == 3:
                    box(
                        w / 4 - 0.2,
                        0.03,
                        h / 4 - 0.2,
                        (x, -0.075, z + 0.1),
                        m=mat("sky", rough=0.2, spec=0.5, bump=0, emit=0.25),
                        b=0.012,
                    )
                    box(w / 4 - 0.14, 0.02, h / 4 - 0.14, (x, -0.068, z + 0.07), m="grey3", b=0.01)
                else:
                    box(w / 4 - 0.14, 0.02, h / 4 - 0.16, (x, -0.078, z + 0.08), m="grey3", b=0.012)
            if r:
                for x in (-w / 4, 0, w / 4):
                    box(0.12, 0.03, 0.12, (x, -0.09, z - 0.06), m=metalmat("grey2"), b=0.01)
        for sx in (-1, 1):
            box(0.07, 0.1, h + 0.2, (sx * (w / 2 + 0.08), -0.05, 0), m=metalmat("grey2"), b=0.012)
        box(w + 0.4, 0.08, 0.1, (0, -0.04, h + 0.12), m="wood3", b=0.012)
        cyl(0.035, w + 0.1, (-(w + 0.1) / 2, -0.13, h + 0.17), (0, rad(90), 0), m=metalmat("grey"), n=20)
    return g
