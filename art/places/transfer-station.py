"""A small transfer station: an open tipping hall with sorted piles, and three roll-off containers before it."""
from kit import *

ALT = (
    "A small recycling yard: three open roll-off containers with scrap metal, wood and mixed junk "
    "before an open hall with a pitched metal roof and piles sorted by color"
)
PLINTH = "sand"
CAMERA = dict(target=(0.08, 0, 0.68), dist=15.7)
HALL_W, HALL_D = 2.3, 0.82
EAVE, RISE = 1.34, 0.27  # height of the walls, and of the roof above them
BAYS = 3
HEAP = 0.62  # height of the piles
CAN_W, CAN_L, CAN_H = 0.62, 1.02, 0.46  # a roll-off container


def hall():
    """Open-front shed: push walls in concrete, posts, a pitched standing-seam roof. Its front is the plane y = 0."""
    rise = RISE
    pitch = math.atan2(rise, HALL_D / 2)
    with group("hall") as g:
        box(HALL_W + 0.1, HALL_D + 0.1, 0.04, (0, HALL_D / 2, 0), m=flat("concrete"), b=0.012)
        box(HALL_W, 0.07, EAVE, (0, HALL_D - 0.035, 0.02), m=flat("mint"), b=0.008)
        for i in range(21):  # ribs of the sheet-metal back wall
            x = -HALL_W / 2 + 0.09 + i * (HALL_W - 0.18) / 20
            box(0.022, 0.02, EAVE - 0.5, (x, HALL_D - 0.075, 0.5), m=flat("#bfd6c5"), b=0.004)
        box(HALL_W - 0.02, 0.12, 0.5, (0, HALL_D - 0.1, 0.02), m=flat("grey3"), b=0.012)
        for i in range(BAYS + 1):
            x = -HALL_W / 2 + 0.05 + i * (HALL_W - 0.1) / BAYS
            box(0.096, HALL_D - 0.11, 0.48, (x, HALL_D / 2 + 0.025, 0.02), m=flat("grey3"), b=0.012)
            box(0.085, 0.085, EAVE, (x, 0.05, 0.02), m=flat("green2"), b=0.01)
            box(0.13, 0.13, 0.1, (x, 0.05, 0.03), m=flat("amber"), b=0.015)
        box(HALL_W + 0.06, 0.09, 0.12, (0, 0.05, EAVE - 0.08), m=flat("green2"), b=0.012)
        for s in (-1, 1):  # gables
            pts = [(0, 0), (HALL_D, 0), (HALL_D / 2, rise)]
            prism(pts, 0.05, (s * (HALL_W / 2 - 0.03), 0, EAVE), m=flat("mint"), b=0, axis="x")
        length = math.hypot(rise, HALL_D / 2) + 0.16
        for s in (-1, 1):
            y = HALL_D / 2 + s * (length / 2) * cos(pitch)
            z = EAVE + rise + 0.045 - (length / 2) * sin(pitch)
            box(
                HALL_W + 0.26, length, 0.045, (0, y, z), (-s * pitch, 0, 0), m=flat("#84a096"), b=0.01, c=True
            )
            for i in range(15):
                x = -HALL_W / 2 - 0.1 + i * (HALL_W + 0.2) / 14
                box(
                    0.022,
                    length - 0.01,
                    0.075,
                    (x, y, z + 0.006),
                    (-s * pitch, 0, 0),
                    flat("#97b1a7"),
                    0.005,
                    c=True,
                )
        cyl(
            0.045,
            HALL_W + 0.28,
            (0, HALL_D / 2, EAVE + rise + 0.065),
            (0, rad(90), 0),
            m="green2",
            c=True,
            b=0.012,
            n=20,
        )
    return g


def heap(colors, seed, r=0.27, n=210, size=0.07, kind="box"):
    """A pile of small pieces in a few colors, on a core of the first color."""
    rng = random.Random(seed)
    with group("heap") as g:
        sphere(r, (0, 0, 0), flat(colors[0]), scale=(0.9, 0.9, 0.86 * HEAP / r))
        for _ in range(n):
            a, up = rng.uniform(0, 2 * pi), rng.random()
            out = r * (1 - up) ** 0.6
            at = (out * cos(a), out * sin(a), HEAP * up + 0.02)
            turn = (rng.uniform(-0.6, 0.6), rng.uniform(-0.6, 0.6), rng.uniform(0, pi))
            q = size * rng.uniform(0.7, 1.25)
            color = flat(rng.choice(colors))
            if kind == "box":
                box(q * 1.3, q, q * 0.5, at, turn, color, 0.008, c=True, segs=2)
            else:
                sphere(q * 0.62, at, color, scale=(1, 1, 0.8), rot=turn, sub=2)
    return g


def container(m, trim):
    """Roll-off container along y, open above: ribbed sides, a swing gate at the front (-Y), rails and rollers."""
    w, length, h, t, z0 = CAN_W, CAN_L, CAN_H, 0.035, 0.1
    with group("container") as g:
        for s in (-1, 1):
            box(0.05, length, 0.06, (s * w * 0.26, 0, 0.05), m="slate2", b=0.008)
            for y in (-length / 2 + 0.1, length / 2 - 0.1):
                cyl(0.06, 0.07, (s * w * 0.4, y, 0.06), (0, rad(90), 0), m="slate", c=True, b=0.012, n=28)
        box(w, length, 0.04, (0, 0, z0), m=flat(m), b=0.006)
        for s in (-1, 1):
            box(t, length, h, (s * (w - t) / 2, 0, z0), m=flat(m), b=0.008)
            box(w - 0.01, t, h - 0.004, (0, s * (length - t - 0.004) / 2, z0), m=flat(m), b=0.008)
            box(0.075, length + 0.04, 0.055, (s * (w / 2 - 0.012), 0, z0 + h - 0.03), m=flat(trim), b=0.012)
            box(w - 0.03, 0.07, 0.05, (0, s * (length / 2 - 0.006), z0 + h - 0.03), m=flat(trim), b=0.012)
            for i in range(6):
                y = -length / 2 + 0.07 + i * (length - 0.14) / 5
                box(0.04, 0.06, h - 0.04, (s * (w / 2 + 0.008), y, z0 + 0.01), m=flat(trim), b=0.01)
        front = -length / 2 - 0.01
        for s in (-1, 1):
            box(0.05, 0.04, h - 0.03, (s * (w / 2 - 0.03), front, z0), m=flat(trim), b=0.01)
            box(0.045, 0.03, h - 0.08, (s * w * 0.17, front, z0 + 0.03), m=flat(trim), b=0.01)
        box(w - 0.06, 0.05, 0.045, (0, front, z0 + 0.19), m=flat(trim), b=0.01)
        tube([(0.03, front - 0.035, z0 + 0.1), (0.03, front - 0.035, z0 + 0.36)], 0.014, metalmat("grey3"))
        box(0.07, 0.04, 0.05, (0.03, front - 0.025, z0 + 0.2), m=metalmat("grey3"), b=0.01)
        box(w - 0.07, length - 0.07, h * 0.55, (0, 0, z0 + 0.03), m=flat("slate2"), b=0.01)
    g["fill"] = z0 + 0.03 + h * 0.55
    return g


def gear(r=0.15, m="grey"):
    """Cogwheel standing in the xz plane, its middle at the origin."""
    with group("gear") as g:
        cyl(r, 0.06, (0, 0, 0), (rad(90), 0, 0), m=metalmat(m), c=True, b=0.01)
        cyl(r * 0.4, 0.075, (0, 0, 0), (rad(90), 0, 0), m="slate2", c=True, b=0.006)
        for i in range(10):
            a = 2 * pi * i / 10
            box(0.05, 0.06, 0.055, (r * cos(a), 0, r * sin(a)), (0, -a, 0), metalmat(m), 0.01, c=True)
    return g


def scrap_load(z):
    """Pipes, a cogwheel, a wheel rim, a drum and sheet metal in a container."""
    rng = random.Random(5)
    with group("scrap") as g:
        sphere(0.3, (0, 0, z - 0.08), metalmat("grey"), scale=(0.85, 1.45, 0.75), noise=0.35, seed=3)
        for i in range(9):
            x, y = rng.uniform(-0.16, 0.16), rng.uniform(-0.3, 0.3)
            a, lift = rng.uniform(-0.7, 0.7), rng.uniform(-0.12, 0.25)
            dx, dy, dz = 0.25 * sin(a), 0.25 * cos(a), 0.25 * lift
            at = z + 0.1 + rng.uniform(0, 0.05)
            color = metalmat(("metal", "brick", "grey2")[i % 3])
            tube([(x - dx * 0.7, y - dy * 0.7, at - dz), (x + dx * 0.7, y + dy * 0.7, at + dz)], 0.026, color)
        put(gear(0.15, "grey2"), -0.1, -0.3, z + 0.16, 14, 1, -30)
        torus(0.13, 0.03, (0.13, -0.1, z + 0.2), (rad(60), 0, rad(20)), m=metalmat("grey3"), k=10)
        cyl(0.12, 0.2, (-0.09, 0.16, z + 0.1), (rad(70), 0, rad(30)), m=metalmat("blue"), b=0.02)
        box(0.22, 0.2, 0.2, (0.12, 0.28, z + 0.02), (0.2, 0.15, 0.4), m=flat("grey3"), b=0.03)
    return g


def wood_load(z):
    """Boards, a pallet and a drawer front in a container."""
    rng = random.Random(9)
    with group("wood") as g:
        box(CAN_W - 0.12, CAN_L - 0.14, 0.1, (0, 0, z), m="wood2", b=0.02)
        for layer in range(4):
            for k in range(3):
                x = (k - 1) * 0.15 + rng.uniform(-0.03, 0.03)
                a = rng.uniform(-0.16, 0.16)
                at = (x, rng.uniform(-0.05, 0.05), z + 0.1 + layer * 0.04)
                box(
                    0.1,
                    rng.uniform(0.6, 0.82),
                    0.035,
                    at,
                    (0, 0, a),
                    rng.choice(("wood3", "wood", "oat", "tape")),
                    0.008,
                )
        for i, (x, y, lean, side) in enumerate(
            ((-0.12, 0.1, -32, 10), (0.14, -0.02, -36, -14), (0.02, 0.22, -26, 24))
        ):
            box(
                0.1,
                0.035,
                0.56,
                (x, y, z + 0.02),
                (rad(lean), rad(side), 0),
                ("wood", "wood3", "tape")[i],
                0.008,
            )
    return g


def mixed_load(z):
    """Bags, a carton and an old armchair in a container."""
    with group("mixed") as g:
        put(armchair("blue"), -0.02, 0.22, z - 0.02, -12, 0.5)
        put(bin_bag(1, "slate2", 2), -0.12, -0.26, z - 0.02, 0, 0.56)
        put(bin_bag(1, "green2", 5), 0.15, -0.33, z - 0.01, 40, 0.46)
        put(cardboard_closed(0.24, 0.2, 0.17), 0.14, -0.08, z + 0.01, 20)
        put(floor_lamp("slate2", "yellow", 0.85), 0.2, 0.3, z, 0, 0.62, -8, 10)
    return g


def floor_scale():
    """Platform scale with a post and a dial."""
    with group("scale") as g:
        box(0.46, 0.4, 0.05, m=flat("slate2"), b=0.015)
        box(0.4, 0.34, 0.03, (0, 0, 0.04), m=metalmat("grey2"), b=0.01)
        tube([(0, 0.2, 0.04), (0, 0.2, 0.5)], 0.022, flat("slate2"))
        cyl(0.12, 0.06, (0, 0.18, 0.56), (rad(90), 0, 0), m=flat("green2"), c=True, b=0.012)
        cyl(0.095, 0.02, (0, 0.147, 0.56), (rad(90), 0, 0), m=flat("white"), c=True, b=0.004)
        tube([(0, 0.132, 0.56), (0.045, 0.132, 0.61)], 0.009, "orange", res=3)
    return g


def scene():
    top = 0.036
    fix(hall(), -0.06, 0.66)
    bay = (HALL_W - 0.1) / BAYS
    for i, (colors, kind) in enumerate(
        (
            (("blue2", "blue", "sky"), "box"),
            (("card2", "card", "tape"), "box"),
            (("#6f9a62", "#8fb878", "grass"), "ball"),
        )
    ):
        fix(heap(colors, i + 1, kind=kind), -0.06 + (i - 1) * bay, 0.66 + 0.36, top)
    loads = (scrap_load, wood_load, mixed_load)
    for i, (m, trim) in enumerate((("blue2", "#5d8795"), ("green2", "#4f9172"), ("#b9785f", "#c98b73"))):
        can = container(m, trim)
        x, y = -0.84 + i * 0.76, -0.4
        loaded = loads[i](can["fill"])
        loaded.parent = can
        fix(can, x, y, 0, 0)
    on(cone(), 1.2, -0.7, z=0.5, s=0.5)
    on(floor_scale(), 1.26, 0.12, -8)
