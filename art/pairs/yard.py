"""A back yard after a storm and cleared, the same camera and light.

The house, the maple with the scar of its lost limb, the fence with its missing panel, the hedges, the bench,
the bird bath and the hose stay in both.
"""

import importlib

from kit import *

patio = importlib.import_module("services.patio-furniture-removal")  # its umbrella cloth, chair and grill
fences = importlib.import_module("services.fence-removal")  # its panel of pointed boards
waste = importlib.import_module("services.yard-waste-removal")  # its paper leaf bag

ALTS = {
    "before": "A back yard after a storm: a fallen maple limb, a smashed patio set, a tipped playhouse, "
    "a wheelbarrow and leaf bags",
    "after": "The same back yard cleared: open lawn, an empty patio, the maple, a bench, a bird bath and "
    "a hose on its reel",
}

W, D = 6.3, 4.5
L, B = -W / 2, D / 2
GRASS = "#a5c37c"
HX, HY, HW, HD, EAVE = -2.1, 1.02, 2.1, 2.16, 2.0  # the house: middle, width, depth, height of its walls
SIDE, FRONT = HX + HW / 2, HY - HD / 2  # its wall toward the yard and its gable wall
DOOR_Y = 1.42
KIND = "rust"  # the maple's leaves
CAMERA = dict(target=(-0.12, -0.12, 0.86), lens=106)
PATIO = (-0.93, 0.32, 1.02, 2.0)  # x0, y0, x1, y1
FENCE_Y, BAY, POSTS = 2.16, 0.83, 6
GAP = 3  # the bay whose panel the storm took
MAPLE = (2.14, 0.84)
CEDAR = ("#d3ad7c", "#cba373", "#d9b689")


# ---------------------------------------------------------------- the yard
def ground():
    """Lawn on a slab, a paved patio and stepping stones."""
    R = random.Random(5)
    with group("ground") as g:
        box(W + 0.6, D + 0.4, 0.34, (-0.05, 0, -0.42), m="oat", b=0.06)
        box(W + 0.5, D + 0.3, 0.12, (-0.05, 0, -0.12), m=flat(GRASS), b=0.05)
        x0, y0, x1, y1 = PATIO
        box(
            x1 - x0 + 0.05,
            y1 - y0 + 0.05,
            0.02,
            ((x0 + x1) / 2, (y0 + y1) / 2, -0.004),
            m=flat("#a9a594"),
            b=0.005,
        )
        nx, ny = 4, 4
        w, d = (x1 - x0) / nx, (y1 - y0) / ny
        for i in range(nx):
            for j in range(ny):
                tint = flat(R.choice(("#d2cfc2", "#cac6b8", "#d8d5c9")))
                box(w - 0.02, d - 0.02, 0.03, (x0 + w * (i + 0.5), y0 + d * (j + 0.5), 0), m=tint, b=0.008)
        for i in range(4):
            box(
                0.5,
                0.34,
                0.02,
                (0.12 + 0.16 * i, -0.06 - 0.5 * i, 0),
                (0, 0, rad(8 - 9 * i)),
                flat("#cfccbf"),
                0.01,
            )
    return g


def lawn_tufts():
    """Blades of grass on the open lawn."""

    def spot(rng):
        while True:
            x, y = rng.uniform(L - 0.1, W / 2 + 0.1), rng.uniform(-B - 0.05, B)
            paved = PATIO[0] - 0.1 < x < PATIO[2] + 0.1 and y > PATIO[1] - 0.1
            if not paved and not (x < SIDE + 0.1 and y > FRONT - 0.1):
                return x, y

    return tufts(420, spot, 0, 7, s=0.085)


def roofed_house():
    """The rear wing of the house: clapboard, gable, roof, a window with shutters, back door with steps."""
    wall = "cream"
    with group("house") as g:
        box(HW + 0.06, HD + 0.06, 0.2, (HX, HY, 0), m=flat("#b9b5a8"), b=0.015)
        box(HW, HD, EAVE, (HX, HY, 0), m=wall, b=0.02)
        siding(HW - 0.06, EAVE - 0.22, wall, 0.16, loc=(HX, FRONT, 0.2))
        siding(HD - 0.06, EAVE - 0.22, wall, 0.16, loc=(SIDE, HY, 0.2), rz=90)
        rise = 0.84
        prism([(-HW / 2, 0), (HW / 2, 0), (0, rise)], HD - 0.04, (HX, HY, EAVE - 0.02), m=wall, b=0)
        siding(
            HW, rise, wall, 0.16, fn=lambda z: HW / 2 * (1 - z / rise) - 0.05, loc=(HX, FRONT, EAVE - 0.02)
        )
        for x, y in ((HX - HW / 2, FRONT), (SIDE, FRONT), (SIDE, HY + HD / 2)):
            box(0.13, 0.13, EAVE - 0.16, (x, y, 0.18), m="white", b=0.015)
        box(0.12, HD + 0.3, 0.14, (SIDE + 0.05, HY, EAVE - 0.16), m="white", b=0.02)
        put(gable_roof(HD, HW, rise, 0.24, "roof", 0.1), HX, HY, EAVE, 90)
        box(0.4, 0.4, 1.06, (HX - 0.45, HY + 0.55, EAVE + 0.05), m="brick", b=0.015)
        for k in range(5):
            for s in (-1, 1):
                tint = flat(("#c4735a", "#b05a44", "#cd8268")[(k + s) % 3])
                box(
                    0.17,
                    0.02,
                    0.09,
                    (HX - 0.45 + s * (0.1 - 0.03 * (k % 2)), HY + 0.345, EAVE + 0.48 + k * 0.115),
                    m=tint,
                    b=0.006,
                )
                box(
                    0.02,
                    0.17,
                    0.09,
                    (HX - 0.245, HY + 0.55 + s * (0.1 - 0.03 * (k % 2)), EAVE + 0.48 + k * 0.115),
                    m=tint,
                    b=0.006,
                )
        box(0.5, 0.5, 0.09, (HX - 0.45, HY + 0.55, EAVE + 1.06), m="grey2", b=0.02)
        put(window(0.66, 0.92, "evergreen"), HX - 0.02, FRONT - 0.03, 0.78, 0)
        box(0.34, 0.08, 0.34, (HX, FRONT - 0.02, EAVE + 0.14), m="white", b=0.015)
        box(0.24, 0.05, 0.24, (HX, FRONT - 0.05, EAVE + 0.19), m=glassmat("blue"), b=0.01)
        put(window(0.48, 0.72, None), SIDE + 0.03, FRONT + 0.42, 0.92, 90)
        put(door("sage"), SIDE + 0.02, DOOR_Y, 0.24, 90, 0.76)
        box(0.42, 0.9, 0.24, (SIDE + 0.22, DOOR_Y, 0.0), m="concrete", b=0.02)
        box(0.26, 0.9, 0.125, (SIDE + 0.55, DOOR_Y, 0.0), m="concrete", b=0.02)
        box(0.1, 0.1, 0.18, (SIDE + 0.07, DOOR_Y - 0.62, 1.42), m="slate", b=0.02)
        box(0.08, 0.08, 0.1, (SIDE + 0.1, DOOR_Y - 0.62, 1.45), m=mat("yellow", emit=0.6), b=0.02)
    return g


def hose_reel():
    """Green hose on a reel; on the wall plane, faces -Y."""
    with group("hose") as g:
        box(0.14, 0.1, 0.2, (0, -0.03, -0.1), m="slate2", b=0.015)
        cyl(0.09, 0.16, (0, -0.13, 0), (rad(90), 0, 0), m="slate2", c=True, b=0.01)
        for y in (-0.08, -0.125, -0.17):
            torus(0.15, 0.032, (0, y, 0), (rad(90), 0, 0), "green2", k=10)
        cyl(0.105, 0.02, (0, -0.215, 0), (rad(90), 0, 0), m="orange", c=True, b=0.006)
        cyl(0.06, 0.03, (0, -0.23, 0), (rad(90), 0, 0), m="slate2", c=True, b=0.006)
        tube([(0.16, -0.13, 0), (0.17, -0.13, -0.3), (0.16, -0.15, -0.52)], 0.026, "green2", smooth=True)
        tube([(0.16, -0.15, -0.5), (0.16, -0.15, -0.58)], 0.03, metalmat("yellow"))
    return g


def fence_bay(w=BAY, h=1.3):
    """One bay of the fence: boards close together with a cap rail, centred on x, faces -Y."""
    R = random.Random(9)
    n = 7
    q = w / n
    with group("bay") as g:
        for i in range(n):
            box(
                q - 0.012, 0.035, h - 0.1, (-w / 2 + q * (i + 0.5), 0, 0.06), m=flat(R.choice(CEDAR)), b=0.008
            )
        box(w, 0.06, 0.09, (0, -0.03, 0.18), m=flat("#bd9465"), b=0.01)
        box(w, 0.06, 0.09, (0, -0.03, h - 0.3), m=flat("#bd9465"), b=0.01)
        box(w, 0.13, 0.045, (0, 0, h - 0.05), m=flat("#bd9465"), b=0.012)
    return g


def fence_post(h=1.42):
    """A square post with a cap."""
    with group("post") as g:
        box(0.12, 0.12, h, m=flat("#b58a5c"), b=0.012)
        box(0.17, 0.17, 0.045, (0, 0, h), m=flat("#b58a5c"), b=0.015)
    return g


def fence():
    """The fence along the back, one bay of it empty."""
    x0 = W / 2 + 0.06 - (POSTS - 1) * BAY
    with group("fence") as g:
        for i in range(POSTS):
            put(fence_post(), x0 + i * BAY, FENCE_Y)
        for i in range(POSTS - 1):
            if i != GAP:
                put(fence_bay(BAY - 0.1), x0 + (i + 0.5) * BAY, FENCE_Y)
    return g


def splinters(r, h, seed):
    """A crown of splinters on a broken end, pointing up."""
    R = random.Random(seed)
    for i in range(11):
        a, q = i * 2.4, r * 0.8 * math.sqrt((i + 0.5) / 11)
        tilt = (R.uniform(-0.14, 0.14), R.uniform(-0.14, 0.14), 0)
        cyl(r * 0.3, h * R.uniform(0.4, 1), (q * cos(a), q * sin(a), 0), tilt, "wood3", 0.003, 6, 0.006)


def maple():
    """The maple; low on its trunk the torn stub of the limb it lost."""
    with group("maple") as g:
        put(tree(3.75, KIND, 5, 1.02, leaf=0.15), 0, 0, 0)
        for a in (20, 140, 260):
            c, s = cos(rad(a)), sin(rad(a))
            tube([(c * 0.08, s * 0.08, 0.16), (c * 0.3, s * 0.3, -0.01)], 0.06, "wood2")
        with group("stub") as stub:
            cyl(0.11, 0.34, (0, 0, 0), m="wood2", b=0.01, r2=0.1)
            cyl(0.088, 0.01, (0, 0, 0.336), m="wood3", b=0.003)
            with group("torn") as torn:
                splinters(0.09, 0.16, 3)
            put(torn, 0, 0, 0.34)
        put(stub, -0.02, -0.03, 0.6, -38, 1.1, 58, 0)
    return g


def bird_bath():
    """Stone bowl with water on a turned pillar."""
    stone = flat("#d3d0c4")
    with group("bird_bath") as g:
        column = [
            (0, 0),
            (0.2, 0),
            (0.2, 0.05),
            (0.11, 0.1),
            (0.075, 0.3),
            (0.09, 0.5),
            (0.16, 0.58),
            (0, 0.58),
        ]
        lathe(column, m=stone, n=32)
        lathe(
            [(0, 0.57), (0.16, 0.57), (0.34, 0.68), (0.36, 0.72), (0.32, 0.72), (0.29, 0.68), (0, 0.66)],
            m=stone,
        )
        cyl(0.305, 0.012, (0, 0, 0.688), m=mat("sky", rough=0.15, bump=0), b=0.002)
        sphere(0.06, (0.3, -0.12, 0.775), "rust", scale=(1.25, 0.9, 0.95), sub=3)
        sphere(0.04, (0.25, -0.15, 0.83), "rust", sub=3)
        tube([(0.36, -0.1, 0.77), (0.45, -0.06, 0.76)], 0.02, "rust")
        tube([(0.225, -0.17, 0.828), (0.2, -0.185, 0.825)], 0.011, "amber")
    return g


def bench(w=1.15):
    """Slatted garden bench with arms."""
    paint = flat("#5d8f7a")
    with group("bench") as g:
        for s in (-1, 1):
            x = s * (w / 2 - 0.05)
            box(0.055, 0.055, 0.6, (x, -0.2, 0), m=paint, b=0.012)
            box(0.055, 0.055, 0.9, (x, 0.22, 0), (rad(-7), 0, 0), m=paint, b=0.012)
            box(0.075, 0.5, 0.04, (x, -0.01, 0.58), m=paint, b=0.014)
        for i in range(4):
            box(w, 0.1, 0.035, (0, -0.19 + 0.117 * i, 0.4), m="wood3", b=0.01)
        for i in range(3):
            z = 0.54 + 0.12 * i
            box(w, 0.03, 0.09, (0, 0.235 + z * 0.08, z), (rad(-7), 0, 0), m="wood3", b=0.01)
    return g


# ---------------------------------------------------------------- what the storm left
def twig_leaves(blobs, seed, dens=150, leaf=0.105):
    """Maple leaves around the ends of a branch."""
    foliage(blobs, AUT[KIND], leaf=leaf, dens=dens, seed=seed, lumps=0.08)


def limb():
    """The big limb along +x from its torn end at the origin, its forks ending in leaves; rests on z = 0."""
    bark = "wood2"
    with group("limb") as g:
        lathe(
            [(0, 0), (0.17, 0), (0.15, 0.5), (0.12, 1.3), (0.09, 1.9), (0, 1.9)],
            (0, 0, 0.17),
            (0, rad(89), 0),
            bark,
            n=24,
        )
        cyl(0.145, 0.02, (-0.012, 0, 0.17), (0, rad(90), 0), m="wood3", b=0.005)
        with group("torn") as torn:
            splinters(0.15, 0.3, 5)
        put(torn, 0.02, 0, 0.17, 0, 1, 0, -90)
        forks = (
            ((0.75, 0.05, 0.2), (1.05, 0.34, 0.3), (1.4, 0.62, 0.34), (1.7, 0.82, 0.3)),
            ((0.95, 0, 0.25), (1.18, -0.04, 0.62), (1.42, 0.04, 0.98)),
            ((1.05, -0.05, 0.2), (1.35, -0.42, 0.26), (1.75, -0.72, 0.24)),
            ((1.5, 0, 0.24), (1.8, 0.1, 0.6), (2.15, 0.12, 0.82)),
            ((1.85, 0, 0.19), (2.3, -0.1, 0.3), (2.75, -0.12, 0.28)),
            ((1.85, 0, 0.19), (2.3, 0.26, 0.34), (2.6, 0.42, 0.3)),
        )
        for k, pts in enumerate(forks):
            tube(pts, 0.062 - 0.004 * k, bark)
        for a, b in (((1.18, -0.04, 0.62), (1.05, -0.2, 0.9)), ((1.35, -0.42, 0.26), (1.3, -0.66, 0.4))):
            tube([a, b], 0.03, bark)
        crown = [
            (1.72, 0.8, 0.34, 0.34),
            (1.46, 0.04, 1.0, 0.24),
            (1.72, -0.72, 0.3, 0.33),
            (2.16, 0.12, 0.72, 0.36),
            (2.2, -0.36, 0.4, 0.4),
            (2.7, -0.14, 0.38, 0.4),
            (2.55, 0.42, 0.38, 0.4),
            (2.1, 0.45, 0.4, 0.36),
            (1.35, -0.62, 0.38, 0.2),
        ]
        twig_leaves(crown, 4, 120)
    return g


def trampoline(r=0.86):
    """A round trampoline on its edge, legs toward +Y, its rim touching z = 0."""
    with group("trampoline") as g:
        turn = (rad(90), 0, 0)
        torus(r - 0.05, 0.035, (0, 0.03, r), turn, metalmat("grey"), n=64)
        lathe([(r - 0.17, 0), (r - 0.14, 0.05), (r - 0.03, 0.05), (r, 0)], (0, 0.02, r), turn, "blue2", n=64)
        cyl(r - 0.15, 0.02, (0, 0.01, r), turn, m=mat("slate2", rough=0.8), c=True, b=0.004, n=64)
        for a in (25, 155, 205, 335):
            x, z = (r - 0.07) * cos(rad(a)), r + (r - 0.07) * sin(rad(a))
            tube([(x, 0.03, z), (x * 0.96, 0.4, z)], 0.03, metalmat("grey2"))
        for z in (25, 205):
            y = r + (r - 0.07) * sin(rad(z))
            x = (r - 0.07) * cos(rad(z)) * 0.96
            tube([(-abs(x), 0.4, y), (abs(x), 0.4, y)], 0.03, metalmat("grey2"))
    return g


def tipped_table(r=0.52):
    """Round patio table on its edge, its top toward -Y and its legs behind."""
    with group("tipped_table") as g:
        turn = (rad(90), 0, 0)
        cyl(r, 0.05, (0, 0, r), turn, m="wood", c=True, b=0.018, n=64)
        torus(r - 0.03, 0.012, (0, -0.025, r), turn, "wood2", k=8, n=64)
        for i in range(-3, 4):
            z = i * 0.13
            half = math.sqrt((r - 0.05) ** 2 - z * z)
            box(half * 2, 0.006, 0.012, (0, -0.025, r + z), m="wood2", b=0)
        cyl(0.04, 0.01, (0, -0.028, r), turn, m="slate2", c=True, b=0.002)
        for i in range(4):
            a = pi / 4 + i * pi / 2
            leg = 0.66 if i else 0.3  # one leg is snapped
            tube(
                [(cos(a) * 0.32, 0.02, r + sin(a) * 0.32), (cos(a) * 0.36, leg, r + sin(a) * 0.36)],
                0.03,
                "wood2",
            )
    return g


def blown_umbrella(r=0.95, rise=0.34):
    """Patio umbrella upside down: cloth like a bowl on z = 0, its pole bent."""
    with group("umbrella") as g:
        with group("cloth") as cloth:
            put(patio.canopy(r, rise, 0.08, cols=("cream", "rose")), 0, 0, 0)
            for i in range(8):
                a = 2 * pi * i / 8
                tube(
                    [(0, 0, rise - 0.05), (cos(a) * r * 0.94, sin(a) * r * 0.94, -0.02)],
                    0.012,
                    "wood2",
                    caps=False,
                    res=2,
                )
        put(cloth, 0, 0, rise + 0.02, 0, 1, 180)
        tube([(0, 0, 0.05), (0, 0, 0.62), (0.22, 0.05, 0.98), (0.5, 0.1, 1.16)], 0.026, "cream")
    return g


def wheelbarrow(m="green2"):
    """Wheelbarrow upside down: tray on its rim, wheel and legs up."""
    with group("wheelbarrow") as g:
        tray = [(-0.36, 0), (0.46, 0), (0.26, 0.3), (-0.22, 0.3)]
        prism(tray, 0.56, m=m, b=0.05)
        box(0.86, 0.6, 0.03, (0.05, 0, 0), m="slate2", b=0.012)
        for s in (-1, 1):
            tube(
                [
                    (-0.85, s * 0.26, 0.2),
                    (-0.3, s * 0.2, 0.34),
                    (0.3, s * 0.14, 0.36),
                    (0.56, s * 0.06, 0.36),
                ],
                0.026,
                "wood3",
            )
            tube([(-0.86, s * 0.262, 0.2), (-0.74, s * 0.25, 0.225)], 0.034, "orange")
            tube([(-0.22, s * 0.2, 0.34), (-0.26, s * 0.24, 0.62), (-0.06, s * 0.19, 0.36)], 0.02, "slate2")
        put(tyre(0.18, 0.1, True), 0.56, 0.05, 0.42, 0, 1, 90)
    return g


def playhouse():
    """A child's plastic house thrown on its side: roof to the left, door up front."""
    with group("playhouse") as g:
        w, d, h = 0.82, 0.74, 0.66
        with group("body") as b:
            box(w, d, h, m=flat("#e9d3a0"), b=0.03)
            prism(
                [(-w / 2 - 0.1, h - 0.03), (w / 2 + 0.1, h - 0.03), (0, h + 0.36)],
                d + 0.16,
                m=flat("#c98471"),
                b=0.03,
            )
            box(0.26, 0.03, 0.46, (-0.18, -d / 2 - 0.005, 0.03), m=flat("#6f9aa6"), b=0.015)
            box(0.24, 0.03, 0.22, (0.2, -d / 2 - 0.005, 0.24), m="white", b=0.015)
            box(0.17, 0.03, 0.15, (0.2, -d / 2 - 0.015, 0.275), m=mat("slate2"), b=0.008)
            box(0.03, 0.34, 0.28, (w / 2 + 0.005, 0, 0.22), m="white", b=0.015)
            box(0.03, 0.25, 0.19, (w / 2 + 0.015, 0, 0.265), m=mat("slate2"), b=0.008)
            sphere(0.022, (-0.09, -d / 2 - 0.03, 0.26), "orange", sub=3)
        put(b, 0, 0, w / 2 + 0.03, 0, 1, 0, -90)
    return g


def loose_boards(seed=0, n=5):
    """Fence boards snapped off, lying on one another."""
    R = random.Random(seed)
    with group("boards") as g:
        for i in range(n):
            at = (R.uniform(-0.2, 0.2), R.uniform(-0.16, 0.16), 0.037 * i)
            box(
                R.uniform(0.5, 0.95),
                0.11,
                0.034,
                at,
                (0, 0, rad(R.uniform(-50, 50))),
                flat(R.choice(CEDAR)),
                0.008,
            )
    return g


def cushion(m):
    """Chair cushion lying flat."""
    with group("cushion") as g:
        soft(0.42, 0.42, 0.12, m=m, puff=0.03, b=0.05)
    return g


def heap(r=0.55, seed=0):
    """A low pile of leaves."""
    blobs = [
        (0, 0, 0.02, r * 0.62),
        (-0.5 * r, 0.05, 0, r * 0.5),
        (0.5 * r, -0.05, -0.02, r * 0.48),
        (0.05, -0.4 * r, -0.02, r * 0.46),
    ]
    with group("heap") as g:
        foliage(blobs, ("#cf8a25", "#f0ac3f", "#d9622a"), leaf=0.085, dens=150, seed=seed, lumps=0.06)
    return g


def litter(n, cx, cy, rx, ry, seed):
    """Leaves scattered around a place on the lawn."""

    def spot(rng):
        a, q = rng.uniform(0, 2 * pi), math.sqrt(rng.uniform(0, 1))
        return cx + rx * q * cos(a), cy + ry * q * sin(a)

    return leaves(n, spot, 0.0, seed, s=0.075)


def kept():
    """What stays: identical in both pictures."""
    fix(ground())
    put(lawn_tufts())
    fix(roofed_house())
    fix(fence())
    fix(hose_reel(), SIDE - 0.3, FRONT - 0.04, 0.66)
    fix(hedge(1.9, 0.5, 0.62, seed=2), L + 0.1, -1.28, 0, 90)
    on(bench(), HX + 0.17, FRONT - 0.65, 0, z=0.6)
    on(bird_bath(), 2.98, -1.14, 20)
    fix(plant("green2", "rose"), SIDE + 0.3, DOOR_Y - 0.76, 0.035)
    fix(pumpkin(), SIDE + 0.26, DOOR_Y + 0.24, 0.25, 0, 0.72)
    fix(pumpkin(), SIDE + 0.57, DOOR_Y + 0.3, 0.132, 40, 0.52)
    put(litter(26, MAPLE[0] - 0.1, MAPLE[1] - 0.35, 1.0, 0.6, 3))


def junk():
    """What is hauled away."""
    on(trampoline(0.8), 0.36, FENCE_Y - 0.54, 0, z=1, rx=-8)
    on(blown_umbrella(0.7), 0.12, 0.88, 215, z=1)
    on(tipped_table(), 1.42, 0.38, -18, z=1, rx=-7)
    on(limb(), 1.9, -0.93, 184, z=0.5)
    on(playhouse(), -1.35, -1.62, 10)
    on(wheelbarrow(), 1.46, -1.86, -165)
    on(loose_boards(2), 2.55, -0.05, 60, z=1)
    on(fences.panel(0.8, 1.2, 6, CEDAR), 2.6, 0.0, -24, z=1, rx=-80)
    on(waste.leaf_bag(0.66, 1), -1.0, -2.1, 10)
    on(waste.leaf_bag(0.62, 4), -0.52, -2.12, -14)
    fix(heap(0.44, 2), 2.84, -1.9, 0.03)
    on(patio.kettle_grill("blue2"), 0.82, -0.05, 80, z=1, rx=84)
    fix(cushion("sky"), 0.36, -2.24, 0.003, 80)
    put(litter(90, 0.3, -0.6, 2.6, 1.3, 6))


def scene(variant):
    kept()
    if variant == "before":
        junk()
    fix(maple(), *MAPLE)  # last, so that nothing is dropped on its crown
