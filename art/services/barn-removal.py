"""A small weathered red barn with a gambrel roof, a round hay bale and pulled-off boards in front."""
from kit import *

ALT = "A small red-brown barn with a gambrel roof, a round hay bale and a few loose boards"
PLINTH = "sand"
HALF = 0.78
EAVE = 0.82
KNEE = (0.58, 1.33)
RIDGE = 1.68


def height(x):
    """Height of the barn's front at distance x from the middle."""
    x = abs(x)
    if x >= KNEE[0]:
        return EAVE + (KNEE[1] - EAVE) * (HALF - x) / (HALF - KNEE[0])
    return RIDGE + (KNEE[1] - RIDGE) * x / KNEE[0]


def slope(top, bottom, depth, rows, side, over):
    """Shingle rows from `top` to `bottom` (x, z), on the side -1 or 1, `over` beyond the lower end."""
    run = bottom[0] - top[0]
    fall = top[1] - bottom[1]
    angle = math.atan2(fall, run)
    length = math.hypot(run, fall) + over
    step = length / rows
    for i in range(rows):
        d = (i + 0.5) * step
        x = top[0] + d * cos(angle) + 0.045 * sin(angle)
        z = top[1] - d * sin(angle) + 0.045 * cos(angle)
        tilt = side * (angle - rad(4))
        box(step * 1.22, depth, 0.055, (side * x, 0, z), (0, tilt, 0), m="roof", b=0.015, c=True, segs=2)


def cross_door(w, h, x, y, z):
    """A board door with a pale frame and an X brace, on the plane y."""
    box(w, 0.03, h, (x, y, z), m="rust", b=0.008)
    for s in (-1, 1):
        box(0.055, 0.05, h, (x + s * (w / 2 - 0.0275), y - 0.012, z), m="cream", b=0.008)
    for dz in (0, h - 0.055):
        box(w, 0.052, 0.055, (x, y - 0.013, z + dz), m="cream", b=0.008)
    tilt = math.atan2(w - 0.11, h - 0.11)
    length = math.hypot(w - 0.11, h - 0.11)
    for s in (-1, 1):
        box(0.05, 0.034 + 0.004 * s, length, (x, y - 0.012, z + h / 2), (0, s * tilt, 0), m="cream", b=0.006, c=True)


def barn(depth=1.45):
    """The barn: boarded walls, a double door, a hay loft door and a gambrel roof."""
    rng = random.Random(4)
    front = -depth / 2
    with group("barn") as g:
        core = [(-HALF, 0), (HALF, 0), (HALF, EAVE), (KNEE[0], KNEE[1]), (0, RIDGE), (-KNEE[0], KNEE[1]), (-HALF, EAVE)]
        prism(core, depth, m="brick", b=0.01)
        n = 12
        w = 2 * HALF / n
        for i in range(n):
            x = -HALF + (i + 0.5) * w
            top = min(height(x - w / 2), height(x + w / 2)) - 0.02
            foot = 0.0 if i != 10 else 0.16
            color = rng.choice(["brick", "brick", "brick", "rose"]) if i != 3 else "brick"
            box(w - 0.016, 0.035, top - foot, (x, front - 0.008, foot), m=color, b=0.008)
        n = 10
        w = depth / n
        for i in range(n):
            y = front + (i + 0.5) * w
            box(0.035, w - 0.016, EAVE, (HALF + 0.008, y, 0), m=rng.choice(["brick", "brick", "rose"]), b=0.008)
        for s in (-1, 1):
            box(0.08, 0.07, EAVE, (s * (HALF - 0.02), front - 0.02, 0), m="cream", b=0.012)
            cross_door(0.4, 0.74, s * 0.203, front - 0.045, 0.0)
        box(0.95, 0.07, 0.06, (0, front - 0.035, 0.76), m="cream", b=0.012)
        cross_door(0.36, 0.36, 0, front - 0.045, 1.0)
        for s in (-1, 1):
            slope((0, RIDGE), KNEE, depth + 0.22, 3, s, 0.04)
            slope(KNEE, (HALF, EAVE), depth + 0.22, 3, s, 0.12)
        cyl(0.05, depth + 0.24, (0, (depth + 0.24) / 2, RIDGE + 0.075), (rad(90), 0, 0), m="slate2", b=0.015, n=20)
    return g


def round_bale(r=0.33, w=0.5):
    """A round hay bale lying on its side, its spiral end toward -Y."""
    with group("bale") as g:
        cyl(r, w, (0, w / 2, r), (rad(90), 0, 0), m="tape", b=0.05, n=48)
        turns = []
        for i in range(73):
            a = i * 2 * pi * 3 / 72
            q = 0.03 + (r - 0.075) * i / 72
            turns.append((q * cos(a), -w / 2 - 0.002, r + q * sin(a)))
        tube(turns, 0.017, "amber", caps=False)
        for y in (-0.12, 0.0, 0.12):
            torus(r, 0.011, (0, y, r), (rad(90), 0, 0), m="wood", k=8)
    return g


def board_pile():
    """Five old barn boards lying crosswise on the ground."""
    rng = random.Random(2)
    with group("boards") as g:
        for i, (y, a) in enumerate(((-0.13, 3), (0.03, -4), (0.18, 1))):
            box(
                0.86 - 0.05 * i,
                0.12,
                0.035,
                (rng.uniform(-0.03, 0.03), y, 0),
                (0, 0, rad(a)),
                m=("brick", "rose", "brick")[i],
                b=0.008,
            )
        box(0.7, 0.12, 0.035, (0.02, 0.0, 0.037), (0, 0, rad(22)), m="rose", b=0.008)
        box(0.62, 0.11, 0.035, (-0.02, 0.04, 0.074), (0, 0, rad(-14)), m="oat", b=0.008)
    return g


def scene():
    fix(barn(), -0.06, 0.22, 0, -8)
    on(round_bale(), 1.09, -0.7, -6)
    on(board_pile(), 0.05, -1.05, 10)
