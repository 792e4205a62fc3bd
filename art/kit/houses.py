"""Houses and their parts, seen from outside."""
import math
from math import cos, radians as rad, sin

from .graph import group, put
from .materials import glassmat, mat, metalmat
from .shapes import box, cyl, prism, sphere


def window(w=0.9, h=1.3, shutters="evergreen", frame="white", muntin=True, sill=True, glass=None):
    """Window, w by h meters; shutters, frame: palette keys (shutters None: none), glass: a material, faces -Y.

    muntin, sill: with glazing bars, with a sill. Origin: middle of its lower edge, on the wall. Returns the prop.
    """
    with group("window") as g:
        box(w + 0.16, 0.1, h + 0.16, (0, 0, -0.08), m=frame, b=0.02)
        box(w, 0.06, h, (0, -0.035, 0), m=glass or glassmat("blue"), b=0.01)
        box(w - 0.02, 0.062, h * 0.26, (0, -0.037, h * 0.74), m="sand", b=0.006)
        if muntin:
            box(w, 0.05, 0.05, (0, -0.055, h / 2 - 0.025), m=frame, b=0.01)
            box(0.04, 0.05, h, (0, -0.05, 0), m=frame, b=0.01)
        if sill:
            box(w + 0.26, 0.2, 0.07, (0, -0.06, -0.14), m=frame, b=0.015)
        if shutters:
            sw = w * 0.38
            for sx in (-1, 1):
                box(sw, 0.07, h + 0.1, (sx * (w / 2 + 0.1 + sw / 2), -0.03, -0.05), m=shutters, b=0.015)
                for k in range(7):
                    box(
                        sw * 0.72,
                        0.04,
                        h * 0.085,
                        (sx * (w / 2 + 0.1 + sw / 2), -0.062, h * 0.04 + k * h * 0.137),
                        (rad(18), 0, 0),
                        m=shutters,
                        b=0.008,
                    )
    return g


def siding(w, h, m="cream", step=0.23, fn=None, loc=(0, 0, 0), rz=0):
    """Clapboards on the plane y = 0, facing -Y, w meters wide and h high, step meters each, m a palette key.

    fn: half the width at a height, for gables. Placed at loc, turned by rz degrees. Origin: middle of the lower edge.
    Returns the prop.
    """
    with group("siding") as g:
        n = int(round(h / step))
        for i in range(n):
            z = i * h / n
            hw = fn(z + h / n * 0.5) if fn else w / 2
            if hw > 0.05:
                box(2 * hw, 0.05, h / n * 1.06, (0, -0.012, z), (rad(-5), 0, 0), m=m, b=0.012, segs=2)
    put(g, *loc, rz=rz)
    return g


def gable_roof(w, d, rise, over=0.35, m="roof", t=0.12):
    """Shingled gable roof, its ridge along x, over walls of w by d meters, rise meters high; m a palette key.

    over: how far it stands out, t: its thickness, in meters. Origin: middle, at the top of the walls. Returns the prop.
    """
    with group("roof") as g:
        ang = math.atan2(rise, d / 2)
        L = math.hypot(d / 2, rise) + over
        W = w + 2 * over
        rows = max(4, int(L / 0.34))
        q = L / rows
        n = int(W / 0.5)
        for sy in (-1, 1):
            turn = (sy * (rad(3) - ang), 0, 0)
            for i in range(rows):
                dist = L - (i * q + q / 2)  # along the slope, from the ridge
                y = sy * (dist * cos(ang))
                z = rise - dist * sin(ang) + t * 0.5
                box(W, q * 1.18, 0.07, (0, y, z), turn, m=m, b=0.02, c=True, segs=2)
                for k in range(n + 1):
                    x = -W / 2 + k * W / n + (i % 2) * 0.25 * W / n
                    if -W / 2 + 0.1 < x < W / 2 - 0.1:
                        box(0.025, q, 0.075, (x, y, z + 0.004), turn, m="slate2", b=0.004, c=True, segs=1)
        cyl(0.09, W + 0.02, (-W / 2 - 0.01, 0, rise + t * 0.5 + 0.02), (0, rad(90), 0), m="slate", b=0.03, n=24)
    return g


def door(m="orange", w=0.95, h=2.05, frame="white"):
    """Front door, w by h meters; m, frame: palette keys, faces -Y.

    Origin: middle of its sill, on the wall. Returns the prop.
    """
    with group("door") as g:
        box(w + 0.3, 0.12, h + 0.18, m=frame, b=0.03)
        box(w, 0.08, h, (0, -0.05, 0), m=m, b=0.02)
        for sx in (-1, 1):
            for z, hh in ((0.18, 0.6), (0.95, 0.45)):
                box(w * 0.32, 0.03, hh, (sx * w * 0.22, -0.095, z), m=m, b=0.012)
            box(w * 0.32, 0.03, 0.3, (sx * w * 0.22, -0.092, 1.55), m=glassmat("blue"), b=0.01)
        sphere(0.04, (w * 0.38, -0.13, 0.95), metalmat("yellow"), sub=3)
    return g


def garage_door(w=2.7, h=2.2, m="white", frame="cream"):
    """Garage door seen from outside, w by h meters; m, frame: palette keys, faces -Y.

    Origin: middle of its sill, on the wall's plane. Returns the prop.
    """
    with group("gdoor") as g:
        box(w + 0.36, 0.1, h + 0.2, m=frame, b=0.03)
        for r in range(4):
            z = r * h / 4
            box(w, 0.1, h / 4 - 0.03, (0, -0.03, z + 0.01), m=m, b=0.02)
            for k in range(4):
                x = -w / 2 + w * (k + 0.5) / 4
                if r == 3:
                    box(w / 4 - 0.16, 0.03, h / 4 - 0.2, (x, -0.085, z + 0.1), m=glassmat("blue"), b=0.012)
                else:
                    box(w / 4 - 0.16, 0.03, h / 4 - 0.2, (x, -0.082, z + 0.1), m=m, b=0.015)
        box(0.22, 0.05, 0.05, (0, -0.1, 0.22), m="slate", b=0.015)
    return g


HOUSE_X = -0.4  # the middle of the house's main block
HOUSE_W, HOUSE_D, HOUSE_H = 7.2, 5.0, 4.7  # its width, depth and the height of its walls
GARAGE_W, GARAGE_D, GARAGE_H = 4.1, 4.6, 2.75
GARAGE_X = HOUSE_X + HOUSE_W / 2 + GARAGE_W / 2


def _gable(w, rise):
    """Half the width of a gable w wide and rise high, as a function of the height, for `siding`."""

    def half_width(z):
        """At the height z, in meters."""
        return w / 2 * (1 - z / rise) - 0.08

    return half_width


def _main_block(wall, roof, shutters):
    """The two stories of the house: walls, gables, roof and windows."""
    x0, W, D, H = HOUSE_X, HOUSE_W, HOUSE_D, HOUSE_H
    rise = 2.3
    box(W + 0.14, D + 0.1, 0.35, (x0, D / 2, 0), m="grey2", b=0.03)
    box(W, D, H, (x0, D / 2, 0), m=wall, b=0.03)
    siding(W - 0.1, H - 0.5, wall, loc=(x0, 0, 0.38))
    for sx in (-1, 1):
        side = x0 + sx * W / 2
        siding(D - 0.1, H - 0.5, wall, loc=(side, D / 2, 0.38), rz=90 * sx)
        gable = [(-D / 2, 0), (D / 2, 0), (0, rise)]
        prism(gable, 0.1, (x0 + sx * (W / 2 - 0.05), D / 2, H - 0.02), m=wall, axis="x", b=0.0)
        siding(D, rise, wall, fn=_gable(D, rise), loc=(side, D / 2, H - 0.05), rz=90 * sx)
        for y in (0.0, D):
            box(0.2, 0.2, H - 0.3, (x0 + sx * (W / 2 - 0.06), y, 0.33), m="white", b=0.02)
    box(W + 0.5, 0.22, 0.26, (x0, -0.12, H - 0.2), m="white", b=0.03)
    put(gable_roof(W, D, rise, 0.38, roof), x0, D / 2, H)
    for x in (-2.55, 0, 2.55):
        put(window(0.85, 1.25, shutters), x0 + x, -0.06, 2.95)
    for x in (-2.35, 2.35):
        put(window(0.95, 1.35, shutters), x0 + x, -0.06, 0.95)
    put(window(0.8, 1.2, None), x0 + W / 2 + 0.06, D * 0.5, 3.0, 90)
    put(window(0.55, 0.7, None), x0 + W / 2 + 0.05, D * 0.5, H + 0.55, 90)
    put(window(0.8, 1.2, None), x0 - W / 2 - 0.06, D * 0.5, 2.9, -90)
    put(window(0.8, 1.2, None), x0 - W / 2 - 0.06, D * 0.5, 0.95, -90)


def _portico(roof, front_door):
    """The front door with its steps, columns and small gable."""
    x0 = HOUSE_X
    put(door(front_door), x0, -0.06, 0.36)
    box(2.1, 1.1, 0.2, (x0, -0.6, 0.14), m="concrete", b=0.03)
    box(1.8, 0.5, 0.14, (x0, -1.3, 0.0), m="concrete", b=0.03)
    for sx in (-1, 1):
        cyl(0.1, 2.15, (x0 + sx * 0.86, -0.98, 0.34), m="white", r2=0.085)
        box(0.26, 0.26, 0.09, (x0 + sx * 0.86, -0.98, 0.34), m="white", b=0.02)
        box(0.26, 0.26, 0.09, (x0 + sx * 0.86, -0.98, 2.45), m="white", b=0.02)
    box(2.15, 1.2, 0.17, (x0, -0.56, 2.52), m="white", b=0.03)
    prism([(-1.1, 0), (1.1, 0), (0, 0.62)], 1.15, (x0, -0.56, 2.68), m="white", b=0.02)
    for sx in (-1, 1):
        turn = (0, sx * math.atan2(0.62, 1.1), 0)
        box(1.45, 1.34, 0.08, (x0 + sx * 0.6, -0.56, 2.98), turn, m=roof, b=0.02, c=True)


def _chimney():
    """A brick chimney, 3 m high; origin: middle of its bottom. Returns the prop."""
    even = ((-0.34, 0.12), (-0.135, 0.25), (0.135, 0.25), (0.34, 0.12))  # middle and width of each brick in a row
    odd = ((-0.27, 0.25), (0, 0.25), (0.27, 0.25))
    with group("chimney") as g:
        box(0.8, 0.7, 2.6, m="brick", b=0.02)
        for k in range(9):
            for q, (u, wide) in enumerate(odd if k % 2 else even):
                m = "rose" if (k * 2 + q) % 3 == 0 else "#c4735a"
                box(wide, 0.04, 0.17, (u, -0.345, 0.6 + k * 0.2), m=m, b=0.012, segs=2)
                box(0.04, wide * 0.86, 0.17, (0.395, u * 0.86, 0.6 + k * 0.2), m=m, b=0.012, segs=2)
        box(0.98, 0.88, 0.16, (0, 0, 2.55), m="grey2", b=0.03)
        for x in (-0.18, 0.18):
            cyl(0.12, 0.3, (x, 0, 2.7), m="brick")
    return g


def _garage_wing(wall, roof):
    """The garage: walls, gable roof, door, windows and two lamps."""
    gx, W, D, H = GARAGE_X, GARAGE_W, GARAGE_D, GARAGE_H
    gy = D / 2
    rise = 1.75
    box(W, D, H, (gx, gy, 0), m=wall, b=0.03)
    siding(W - 0.1, H - 0.1, wall, loc=(gx, 0, 0.1))
    siding(D - 0.1, H - 0.1, wall, loc=(gx + W / 2, gy, 0.1), rz=90)
    prism([(-W / 2, 0), (W / 2, 0), (0, rise)], D - 0.04, (gx, gy, H - 0.02), m=wall, b=0)
    siding(W, rise, wall, fn=_gable(W, rise), loc=(gx, 0, H - 0.02))
    put(gable_roof(D, W, rise, 0.34, roof), gx, gy, H, 90)
    put(garage_door(), gx, -0.05, 0)
    for sx in (-1, 1):
        box(0.18, 0.18, H - 0.05, (gx + sx * (W / 2 - 0.05), 0, 0), m="white", b=0.02)
    put(window(0.62, 0.7, None), gx, -0.06, H + 0.32)
    put(window(0.8, 1.0, None), gx + W / 2 + 0.06, gy, 1.1, 90)
    for sx in (-1, 1):
        box(0.14, 0.14, 0.26, (gx + sx * 1.75, -0.12, 1.95), m="slate", b=0.03)
        box(0.1, 0.1, 0.14, (gx + sx * 1.75, -0.14, 2.0), m=mat("yellow", emit=0.6), b=0.02)


def house(wall="cream", roof="roof", shut="evergreen", dr="orange"):
    """Colonial house with a garage on its +X side; wall, roof, shut (shutters), dr (door): palette keys.

    Its front is y = 0, the main block from x = -4 to 3.2 and the garage to 7.3, in meters. Origin: on the ground.
    Returns the prop; prop["gx"]: the middle of the garage door in x.
    """
    with group("house") as g:
        _main_block(wall, roof, shut)
        _portico(roof, dr)
        put(_chimney(), HOUSE_X - HOUSE_W / 2 + 1.3, HOUSE_D / 2 + 0.55, HOUSE_H + 0.85)
        _garage_wing(wall, roof)
        g["gx"] = GARAGE_X
    return g


def mailbox(m="evergreen"):
    """Mailbox on a post, 1.3 m high, m a palette key, its door towards -Y.

    Origin: foot of the post. Returns the prop.
    """
    with group("mailbox") as g:
        box(0.1, 0.1, 1.0, m="wood3", b=0.015)
        box(0.09, 0.5, 0.07, (0, -0.08, 0.92), m="wood3", b=0.015)
        prism(
            [(-0.13, 0), (0.13, 0), (0.13, 0.16)]
            + [(0.13 * cos(rad(a)), 0.16 + 0.13 * sin(rad(a))) for a in range(20, 180, 20)]
            + [(-0.13, 0.16)],
            0.5,
            (0, -0.1, 0.99),
            m=m,
            b=0.02,
        )
        box(0.02, 0.05, 0.2, (0.14, -0.18, 1.14), m="orange", b=0.005)
    return g
