"""A small garden shed with its door open, a mower and garden tools around it."""
from kit import *

ALT = "A small red garden shed with an open door, a rake, a shovel and a lawn mower"
PLINTH = "sand"
W, D, H, RISE = 1.5, 1.05, 1.1, 0.5


def boards(w, h, m, n, y=0.0, top=None):
    """Upright boards in the plane y, from x = -w/2; top(x) gives each board's height."""
    q = w / n
    for i in range(n):
        x = -w / 2 + q * (i + 0.5)
        box(q - 0.01, 0.04, top(x) if top else h, (x, y, 0), m=m, b=0.008)


def leaf(w=0.58, h=0.98):
    """The door, hinged at the origin, reaching to +X, its outside towards -Y."""
    with group("leaf") as g:
        box(w, 0.04, h, (w / 2, 0, 0), m="rose", b=0.01)
        for sy in (-1, 1):
            y = sy * 0.025
            for z in (0.0, h - 0.1, h / 2 - 0.05):
                box(w, 0.03, 0.1, (w / 2, y, z), m="cream", b=0.01)
            for x in (0.05, w - 0.05):
                box(0.1, 0.036, h + 0.008, (x, y, -0.004), m="cream", b=0.01)
        for sy in (-1, 1):
            sphere(0.035, (w - 0.06, sy * 0.06, h / 2 + 0.1), metalmat("yellow"), sub=3)
    return g


def shed():
    """Walls of upright boards, the gable to the front, hollow behind the doorway."""
    x0, x1 = -0.52, 0.08
    slope = math.atan2(RISE, W / 2)
    with group("shed") as g:
        box(W + 0.1, D + 0.1, 0.08, (0, 0, 0), m="concrete", b=0.02)
        box(W - 0.1, D - 0.1, 0.02, (0, 0, 0.07), m="wood", b=0.004)
        with group("front") as front:
            boards(x0 + W / 2, H, "rose", 2)
        put(front, (x0 - W / 2) / 2, -D / 2, 0.08)
        with group("front2") as front2:
            boards(W / 2 - x1, H, "rose", 5)
        put(front2, (x1 + W / 2) / 2, -D / 2, 0.08)
        prism([(-W / 2, H), (W / 2, H), (0, H + RISE)], 0.06, (0, -D / 2, 0.08), m="rose", b=0.004)
        box(W, 0.05, 0.1, (0, -D / 2 - 0.02, H + 0.02), m="cream", b=0.01)
        cyl(0.12, 0.05, (0, -D / 2 - 0.04, H + 0.3), (rad(90), 0, 0), m="cream", c=True, b=0.01)
        cyl(0.085, 0.06, (0, -D / 2 - 0.045, H + 0.3), (rad(90), 0, 0), m="slate2", c=True, b=0.005)
        with group("rear") as rear:
            boards(W, H, "oat", 8)
        put(rear, 0, D / 2 - 0.03, 0.08)
        for sx in (-1, 1):
            with group("side") as side:
                boards(D, H, "rose", 6)
            put(side, sx * (W / 2 - 0.02), 0, 0.08, 90)
        for sx in (-1, 1):
            for sy in (-1, 1):
                box(0.09, 0.09, H + 0.04, (sx * (W / 2 - 0.01), sy * (D / 2 - 0.01), 0.07), m="cream", b=0.012)
        for x in (x0 - 0.02, x1 + 0.02):
            box(0.07, 0.07, 1.02, (x, -D / 2 - 0.01, 0.08), m="cream", b=0.01)
        put(window(0.36, 0.4, None), W / 2 + 0.02, 0, 0.58, 90)
        length = math.hypot(RISE, W / 2) + 0.16
        for sx in (-1, 1):
            for k in range(5):
                s = length * (k + 0.5) / 5
                x, z = sx * s * cos(slope), 0.08 + H + RISE - s * sin(slope) + 0.06
                box(length / 5 * 1.2, D + 0.26, 0.05, (x, 0, z), (0, sx * (slope - rad(3)), 0), "roof", 0.012, c=True)
            s = length / 2
            s -= 0.02
            box(
                length + 0.04,
                0.05 + 0.004 * sx,
                0.1,
                (sx * s * cos(slope), -D / 2 - 0.11, 0.08 + H + RISE - s * sin(slope) + 0.0),
                (0, sx * slope, 0),
                "cream",
                0.01,
                c=True,
            )
        cyl(0.05, D + 0.28, (0, -D / 2 - 0.14, 0.08 + H + RISE + 0.07), (rad(-90), 0, 0), m="slate2", b=0.01, n=20)
        put(leaf(), x0 - 0.03, -D / 2 - 0.05, 0.09, -140)
    return g


def scene():
    fix(shed(), 0, 0.35, 0)
    fix(rake(h=1.25), 0.3, -0.5, 0.0, 0, 1, -10, 2)
    on(cardboard_closed(0.4, 0.36, 0.34), -0.24, 0.45, 8, z=0.5, floor=0.095)
    fix(shovel(h=1.12), 0.58, -0.5, 0.0, 0, 1, -10, -2)
    on(mower("green2"), 0.78, -0.74, -32)
    on(bucket("orange"), -0.2, -0.95, 0, s=1.1)
