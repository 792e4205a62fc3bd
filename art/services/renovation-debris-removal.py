"""A torn-out run of kitchen cabinets with a sink and tap, a loose cabinet door, a toilet in front."""
from kit import *

ALT = "A torn-out kitchen cabinet run with a sink, beside an old white toilet"
PLINTH = "sky"


def cabinet_door(w=0.5, h=0.66, m="sage", panel="mint"):
    """Shaker door standing on its edge, knob at -x."""
    with group("cabinet_door") as g:
        box(w, 0.035, h, m=m, b=0.012)
        box(w - 0.14, 0.012, h - 0.14, (0, -0.019, 0.07), m=panel, b=0.005)
        sphere(0.024, (-w / 2 + 0.045, -0.035, h * 0.78), metalmat("yellow"), sub=3)
    return g


def cabinet_run(w=1.8, d=0.62, h=0.86, m="sage", top="wood3"):
    """Base cabinets: doors, a bank of drawers, one door missing; worktop with a steel sink and a tap."""
    with group("cabinets") as g:
        t = 0.03
        n = 3
        cell = w / n
        box(w - 0.04, d - 0.1, 0.09, (0, 0.04, 0), m="wood2", b=0.01)
        box(w, d, t, (0, 0, 0.09), m=m, b=0.008)
        box(w, t, h - 0.09, (0, d / 2 - t / 2, 0.09), m=m, b=0.008)
        for i in range(n + 1):
            box(t, d, h - 0.09, (-w / 2 + t / 2 + (w - t) * i / n, 0, 0.09), m=m, b=0.008)
        box(w, t, 0.13, (0, -d / 2 + t / 2, h - 0.13), m=m, b=0.008)
        put(cabinet_door(cell - 0.03, 0.58), -cell, -d / 2 - 0.015, 0.13)
        pipe = [
            (0, 0, h - 0.14),
            (0, 0, 0.4),
            (0.03, 0, 0.32),
            (0.1, 0, 0.32),
            (0.13, 0, 0.42),
            (0.16, 0.1, 0.46),
            (0.16, 0.26, 0.46),
        ]
        tube(pipe, 0.032, "cream", smooth=True)
        torus(0.034, 0.016, (0, 0, 0.5), m="grey2", n=24, k=8)
        for k in range(3):
            z = 0.13 + k * 0.2
            box(cell - 0.03, 0.035, 0.18, (cell, -d / 2 - 0.015, z), m=m, b=0.012)
            box(cell - 0.13, 0.012, 0.1, (cell, -d / 2 - 0.034, z + 0.04), m="mint", b=0.005)
            sphere(0.024, (cell, -d / 2 - 0.05, z + 0.09), metalmat("yellow"), sub=3)
        over = 0.03
        sx, sw, sd = 0, 0.53, 0.4
        left = sx - sw / 2 + w / 2 + over
        right = w / 2 + over - sx - sw / 2
        box(left, d + 0.06, 0.06, (-w / 2 - over + left / 2, -0.01, h), m=top, b=0.014)
        box(right, d + 0.06, 0.06, (w / 2 + over - right / 2, -0.01, h), m=top, b=0.014)
        edge = (d + 0.06 - sd) / 2
        for sy in (-1, 1):
            box(sw + 0.03, edge, 0.06, (sx, -0.01 + sy * (sd + edge) / 2, h), m=top, b=0.014)
        steel = metalmat("grey3")
        box(sw, sd, 0.02, (sx, -0.01, h - 0.14), m=metalmat("grey2"), b=0.005)
        for k in (-1, 1):
            box(0.03, sd, 0.215, (sx + k * sw / 2, -0.01, h - 0.14), m=steel, b=0.01)
            box(sw + 0.03, 0.03, 0.215, (sx, -0.01 + k * sd / 2, h - 0.14), m=steel, b=0.01)
        y = d / 2 - 0.05
        cyl(0.05, 0.03, (sx, y, h + 0.06), m=steel, b=0.01)
        tube(
            [
                (sx, y, h + 0.06),
                (sx, y, h + 0.34),
                (sx, y - 0.06, h + 0.43),
                (sx, y - 0.18, h + 0.43),
                (sx, y - 0.23, h + 0.34),
            ],
            0.026,
            metalmat("grey2"),
            smooth=True,
        )
        for k in (-1, 1):
            tube(
                [(sx + k * 0.13, y, h + 0.05), (sx + k * 0.13, y, h + 0.13), (sx + k * 0.18, y, h + 0.14)], 0.02, steel
            )
    return g


def oval(rx, ry, front=1.0, n=40):
    """Egg-shaped outline; `front` stretches its -y half."""
    pts = []
    for i in range(n):
        a = 2 * pi * i / n
        y = sin(a)
        pts.append((rx * cos(a), ry * y * (front if y < 0 else 1)))
    return pts


def toilet(m="white", seat="oat"):
    """Close-coupled toilet, lid up against the tank."""
    with group("toilet") as g:
        prism(oval(0.15, 0.2, 1.15), 0.1, (0, 0.02, 0), m=m, b=0.03, axis="z")
        prism(oval(0.115, 0.16, 1.1), 0.2, (0, 0.02, 0.06), m=m, b=0.02, axis="z")
        ring = []
        rows = [(0.11, 0.14, 0.16), (0.14, 0.19, 0.22), (0.18, 0.23, 0.29), (0.205, 0.255, 0.36), (0.21, 0.26, 0.4)]
        for rx, ry, z in rows:
            ring.append([(x, y - 0.02, z) for x, y in oval(rx, ry, 1.2)])
        n = len(ring[0])
        verts = [v for row in ring for v in row]
        faces = [
            (k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i)
            for k in range(len(ring) - 1)
            for i in range(n)
        ]
        faces.append(tuple((len(ring) - 1) * n + i for i in range(n)))
        link(mesh("bowl", verts, faces, m, ang=60))
        tube([(x, y - 0.02, 0.415) for x, y in oval(0.18, 0.23, 1.2)], 0.034, seat, cyclic=True)
        prism(oval(0.15, 0.2, 1.2), 0.01, (0, -0.02, 0.396), m="sky", b=0, axis="z")
        box(0.3, 0.2, 0.36, (0, 0.2, 0.05), m=m, b=0.05)
        box(0.48, 0.22, 0.38, (0, 0.31, 0.38), m=m, b=0.05)
        box(0.52, 0.26, 0.055, (0, 0.31, 0.755), m=m, b=0.022)
        with group("lid") as lid:
            prism(oval(0.19, 0.19, 1.25), 0.035, m=seat, b=0.012, axis="z")
        put(lid, 0, 0.13, 0.64, 0, 1, 100)
        tube([(-0.17, 0.195, 0.68), (-0.17, 0.17, 0.68), (-0.1, 0.165, 0.67)], 0.014, metalmat())
    return g


def scene():
    on(cabinet_run(), -0.14, 0.4, -2, s=1.24)
    on(toilet(), 0.86, -0.68, 18, s=1.3)
    fix(cabinet_door(0.54, 0.58), -0.93, -0.32, 0.0, 4, 1.2, -17)
