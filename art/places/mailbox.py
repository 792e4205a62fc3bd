"""A big curbside mailbox, its flag up and letters in its open door, before a picket fence; pumpkins, a bluebird."""
from kit import *
from places.ground import LAWN, around, ground, inside

ALT = (
    "A green rural mailbox on a wooden post, its orange flag up and letters in the open door, "
    "before a white picket fence with autumn leaves"
)
PLINTH = "oat"
CAMERA = dict(target=(0.03, 0, 0.75), dist=15.5)
CURB = -1.0
POST = 0.92  # height of the mailbox's floor
HALF, SIDE, LONG = 0.33, 0.3, 1.02  # of the mailbox: half its width, height of its straight sides, length
SKIN = 0.03  # thickness of its metal
FENCE = (168, 128, 88, 48)  # where its posts stand on a circle, in degrees


def arch(a, side, grow=0.0):
    """The outline of a mailbox's front, from the right foot over the top to the left; `grow` wider all round."""
    a += grow
    top = [(a * cos(rad(q)), side + a * sin(rad(q))) for q in range(0, 181, 9)]
    return [(a, 0)] + top + [(-a, 0)]


def hoop(a, side, t, depth, loc, m, b=0.008):
    """The arch as a bent sheet of thickness t, open below."""
    return prism(arch(a, side) + arch(a - t, side)[::-1], depth, loc, m=m, b=b)


def box_door(m):
    """The mailbox's door hanging open; its hinge is at the origin, it reaches toward -Y."""
    with group("door") as g:
        prism(arch(HALF, SIDE, 0.012), 0.035, m=m, b=0.012)
        prism(arch(HALF - 0.06, SIDE - 0.03), 0.02, (0, 0.016, 0.045), m=flat("sage"), b=0.01)
        box(0.12, 0.09, 0.03, (0, 0, SIDE + HALF - 0.03), m=metalmat("grey3"), b=0.01)
    return g


def envelope(m, w=0.42, h=0.29, stamp=None):
    """An envelope standing on its long edge, the flap toward -Y (or the address, if it has a stamp)."""
    with group("envelope") as g:
        box(w, 0.014, h, m=flat(m), b=0.005)
        edge = flat("oat")
        if stamp:
            box(0.075, 0.006, 0.09, (w / 2 - 0.07, -0.008, h - 0.12), m=flat(stamp), b=0.002)
            for i, long in enumerate((0.16, 0.12)):
                box(long, 0.006, 0.016, (-0.03, -0.008, h * 0.42 - i * 0.045), m=flat("grey"), b=0.002)
        else:
            tip = (0, -0.008, h * 0.4)
            for s in (-1, 1):
                tube([(s * w * 0.48, -0.008, h * 0.96), tip], 0.007, edge, caps=False, res=2)
                tube(
                    [(s * w * 0.48, -0.008, h * 0.04), (s * w * 0.1, -0.008, h * 0.45)],
                    0.005,
                    edge,
                    False,
                    False,
                    res=2,
                )
    return g


def flag():
    """The signal flag, raised; it turns on the box's right side, the plane x = 0."""
    with group("flag") as g:
        cyl(0.04, 0.03, (0, 0, 0), (0, rad(90), 0), m=metalmat("grey3"), b=0.008)
        box(0.022, 0.06, 0.56, (0.022, 0, -0.03), m="orange", b=0.008)
        box(0.024, 0.26, 0.2, (0.022, 0.1, 0.36), m="orange", b=0.012)
    return g


def letterbox(m="green2"):
    """The mailbox with its open door and its letters; its floor is z = 0, its front is at y = -LONG / 2."""
    front = -LONG / 2
    with group("letterbox") as g:
        hoop(HALF, SIDE, SKIN, LONG, (0, 0, 0), m)
        box(2 * HALF, LONG, SKIN, (0, 0, 0), m=m, b=0.008)
        prism(arch(HALF - 0.004, SIDE), 0.03, (0, LONG / 2 - 0.02, 0), m=m, b=0.01)
        prism(
            arch(HALF - SKIN, SIDE), 0.02, (0, 0.0, 0.01), m=flat("slate2"), b=0
        )  # so that the inside ends dark
        for y in (front + 0.03, 0.1, LONG / 2 - 0.03):  # pressed rims
            hoop(HALF + 0.016, SIDE, 0.04, 0.06, (0, y, 0), m)
        put(box_door(m), 0, front - 0.02, 0.02, 0, 1, 97)
        put(flag(), HALF + 0.016, -0.2, 0.3)
        # letters lean in the opening, one has slid on to the door
        for color, stamp, x, y, z, turn, lean, tilt in (
            ("white", None, 0.0, 0.13, 0.17, 0, -16, 4),
            ("peach", None, 0.02, 0.08, 0.12, 0, -18, -9),
            ("white", "rust", -0.02, 0.02, 0.05, 0, -22, 5),
        ):
            put(envelope(color, stamp=stamp), x, front + y, z, turn, 1, lean, tilt)
        put(envelope("sky", 0.4, 0.26, "green2"), 0.02, front - 0.12, 0.06, 12, 1, -82)
    return g


def post():
    """Wooden post with a cross arm, a brace and a weathered foot."""
    with group("post") as g:
        box(0.16, 0.16, POST - 0.08, m="wood3", b=0.018)
        box(0.14, 1.0, 0.1, (0, -0.02, POST - 0.1), m="wood3", b=0.016)
        box(0.42, LONG - 0.1, 0.035, (0, 0, POST - 0.03), m="wood", b=0.01)
        box(0.1, 0.55, 0.09, (0, -0.24, POST - 0.3), (rad(-45), 0, 0), m="wood3", b=0.012, c=True)
        for i in range(6):  # stones around the foot
            a = i * pi / 3 + 0.3
            sphere(
                0.075, (0.16 * cos(a), 0.16 * sin(a), 0.02), "grey2", (1, 1, 0.7), noise=0.25, seed=i, sub=3
            )
    return g


def bird():
    """A bluebird, facing -Y."""
    with group("bird") as g:
        sphere(0.09, (0, 0, 0.115), "blue2", scale=(0.85, 1.15, 0.9), rot=(rad(18), 0, 0))
        sphere(0.075, (0, -0.03, 0.1), "rose", scale=(0.86, 1, 0.95))
        sphere(0.062, (0, -0.065, 0.205), "blue2")
        cyl(0.018, 0.05, (0, -0.115, 0.2), (rad(90), 0, 0), m="amber", r2=0.002, b=0)
        box(0.06, 0.17, 0.02, (0, 0.15, 0.11), (rad(-20), 0, 0), m="blue2", b=0.008, c=True)
        for s in (-1, 1):
            sphere(0.06, (s * 0.07, 0.03, 0.12), "denim", scale=(0.35, 1.3, 0.7), rot=(rad(14), 0, 0), sub=3)
            sphere(0.011, (s * 0.038, -0.108, 0.222), "slate", sub=2)
            tube([(s * 0.03, 0, 0.05), (s * 0.03, -0.01, 0)], 0.008, "slate2", res=2)
    return g


def pickets(n, step=0.17, h=0.66):
    """A piece of picket fence along x, n pickets wide, centered on x = 0; the rails reach to the posts."""
    w = 0.1
    middle = (n - 1) / 2
    with group("fence") as g:
        for z in (0.16, 0.44):
            box((n - 1) * step + 0.16, 0.03, 0.06, (0, 0.02, z), m=flat("white"), b=0.008)
        for i in range(n):
            top = h - 0.05 * sin(pi * i / (n - 1))
            points = [(-w / 2, 0.03), (w / 2, 0.03), (w / 2, top - 0.07), (0, top), (-w / 2, top - 0.07)]
            prism(points, 0.03, ((i - middle) * step, -0.01, 0), m=flat("white"), b=0.01)
    return g


def fence_post(h=0.74):
    """Square fence post with a cap."""
    with group("fence_post") as g:
        box(0.12, 0.12, h, m=flat("white"), b=0.012)
        box(0.17, 0.17, 0.03, (0, 0, h), m=flat("white"), b=0.01)
        sphere(0.06, (0, 0, h + 0.07), flat("white"), sub=3)
    return g


def asters(seed, color="rose"):
    """A low clump of autumn flowers."""
    rng = random.Random(seed)
    with group("asters") as g:
        for i in range(9):
            a, q = i * 2.4, 0.05 * math.sqrt(i)
            sphere(
                0.08, (q * cos(a), q * sin(a), 0.05), "green2", scale=(1, 1, 0.9), noise=0.3, seed=i, sub=3
            )
        for i in range(30):
            a, q = rng.uniform(0, 2 * pi), 0.18 * math.sqrt(rng.random())
            at = (q * cos(a), q * sin(a), 0.13 + rng.uniform(-0.01, 0.02) - q * q * 1.6)
            sphere(0.04, at, color, scale=(1, 1, 0.6), sub=2)
            sphere(0.014, (at[0], at[1], at[2] + 0.016), "yellow", sub=2)
    return g


def scene():
    px, py, big = 0.02, 0.16, 1.36  # where the post stands; how much the mailbox is larger than life
    fix(ground(CURB))
    fix(post(), px, py, LAWN)
    fix(letterbox(), px, py, LAWN + POST + 0.006, -4, big)
    fix(bird(), px, py + 0.3, LAWN + POST + (SIDE + HALF) * big + 0.016, -40, 1.3)
    corners = [(1.42 * cos(rad(q)), 1.42 * sin(rad(q))) for q in FENCE]
    for x, y in corners:
        fix(fence_post(), x, y, LAWN)
    for (x0, y0), (x1, y1) in zip(corners, corners[1:]):
        turn = math.degrees(math.atan2(y1 - y0, x1 - x0))
        fix(pickets(5), (x0 + x1) / 2, (y0 + y1) / 2, LAWN, turn)
    on(pumpkin(m="sand"), 0.7, -0.12, z=0.5, s=1.05)
    on(pumpkin(), 1.0, -0.36, z=0.5, s=0.78)
    fix(asters(2), -1.26, -0.04, LAWN, 0, 1.15)
    fix(asters(7), 1.18, 0.36, LAWN, 80, 1.2)

    def taken(x, y):
        return y < CURB + 0.1 or math.hypot(x - px, y - py) < 0.2 or math.hypot(x, y) > 1.3 and y > 0

    tufts(170, inside(1.52, taken), LAWN - 0.002, 3, s=0.07, cols=("grass2", "#b9d38f", "#9fc078"))
    tufts(
        16, around(((px - 0.1, py - 0.16), (px + 0.14, py - 0.1)), 0.1, 1.5, taken), LAWN - 0.002, 5, s=0.17
    )
    leaves(44, around(((-0.85, -0.25), (0.75, -0.3)), 0.24, 1.5, taken), LAWN, 4, s=0.06)
