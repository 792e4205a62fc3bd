"""Co-op towers: a brick one with wrapped corner balconies, a tall light one with window bands and a tan one behind a
garage deck; a glass lobby, a canopy to the entrance drive, a fountain, clipped hedges and autumn trees."""
from kit import *
from kit.facades import *

ALT = "Three apartment towers around an entrance drive with a canopy and a fountain, a garage deck and autumn trees"
CAMERA = dict(target=(0.6, 0.0, 2.52), az=26, el=25, dist=50, lens=84.5)
STAGE = dict(bg_z=BASE)

W, D = 16.2, 9.4  # the slab
CURB_Y = -3.2
GARAGE_X = 5.35
LOBBY_X = -1.95  # the middle of the drive, the canopy and the lobby
STORY = 0.52
IRON = "#3b4d46"


def arc(r, a0=0, a1=180, n=36):
    """Points on a circle around the drive's middle."""
    return [
        (LOBBY_X + r * cos(rad(a0 + (a1 - a0) * i / n)), CURB_Y + r * sin(rad(a0 + (a1 - a0) * i / n)))
        for i in range(n + 1)
    ]


def land():
    """The slab: sand, turf, street, sidewalk and the entrance drive around its island."""
    prism(outline(W, D), 0.62, (0, 0, BASE), m="oat", b=0.12, axis="z")
    prism(outline(W, D, grow=0.012), 0.28, (0, 0, -0.28), m="grass", b=0.06, axis="z")
    top = outline(W, D, grow=0.03)
    street = clip([(-12, -9), (12, -9), (12, CURB_Y), (-12, CURB_Y)], top)
    prism(street, 0.31, (0, 0, -0.29), m="road", b=0.03, axis="z")
    edges = (-W / 2 + 0.03, LOBBY_X - 2.62, LOBBY_X - 1.58, LOBBY_X + 1.58, LOBBY_X + 2.62, W / 2 - 0.03)
    for a, b in zip(edges[::2], edges[1::2]):
        box(b - a, 0.14, 0.16, ((a + b) / 2, CURB_Y + 0.04, -0.08), m="kerb", b=0.025)
        n = max(1, round((b - a) / 0.72))
        for i in range(n):
            long = (b - a) / n
            box(long - 0.03, 0.5, 0.09, (a + long * (i + 0.5), CURB_Y + 0.38, -0.05), m="concrete", b=0.014)
    for i in range(8):
        box(0.7, 0.08, 0.012, (-5.9 + i * 1.6, -4.2, 0.018), m="cream", b=0.003)
    ring = arc(2.55) + arc(1.65)[::-1]
    prism(ring, 0.1, (0, 0, -0.075), m="#b3aa9b", b=0.012, axis="z")
    for r in (2.55, 1.65):
        rim = arc(r + 0.045, 6, 174) + arc(r - 0.045, 6, 174)[::-1]
        prism(rim, 0.1, (0, 0, -0.035), m="kerb", b=0.015, axis="z")
    box(1.7, 1.9, 0.1, (LOBBY_X, 0.3, -0.07), m="concrete", b=0.015)
    box(0.72, 1.6, 0.1, (GARAGE_X + 1.27, CURB_Y + 0.82, -0.052), m="#b3aa9b", b=0.012)


# ---------- parts of the towers ----------
def light(w, h, lit=False, unit=True):
    """A double window with a sill and an air conditioner's sleeve on the wall plane y = 0."""
    with group("light") as g:
        box(w + 0.06, 0.04, h + 0.05, (0, 0, -0.02), m=flat("white"), b=0.008)
        pane = mat("#f3d999", emit=0.08) if lit else glassmat("blue")
        box(w, 0.04, h, (0, -0.012, 0), m=pane, b=0.004)
        box(w - 0.01, 0.04, h * 0.3, (0, -0.015, h * 0.68), m=flat("sand"), b=0.003)
        box(0.025, 0.04, h, (0, -0.02, 0), m=flat("white"), b=0.004)
        box(w + 0.1, 0.08, 0.03, (0, -0.02, -0.04), m=flat("cream"), b=0.008)
        if unit:
            box(0.16, 0.05, 0.08, (0, -0.01, -0.14), m=flat("grey2"), b=0.008)
    return g


def railing(a, b, z):
    """A balcony's glass parapet with a pale handrail between two points (x, y)."""
    (ax, ay), (bx, by) = a, b
    long, turn = math.dist(a, b), math.atan2(by - ay, bx - ax)
    mid = ((ax + bx) / 2, (ay + by) / 2)
    box(long, 0.02, 0.17, (*mid, z), (0, 0, turn), glassmat("sky"), 0.004)
    box(long + 0.02, 0.035, 0.03, (*mid, z + 0.17), (0, 0, turn), flat("white"), 0.006)


def corner_balcony(w, z):
    """A balcony around the front right corner of a block w wide; its floor is at z."""
    x0, out, back = w / 2 - 1.0, 0.32, 1.0
    e = w / 2 + out
    floor = [(x0, -out), (e, -out), (e, back), (w / 2 - 0.02, back), (w / 2 - 0.02, 0.02), (x0, 0.02)]
    prism(floor, 0.07, (0, 0, z), m=flat("white"), b=0.01, axis="z")
    i = 0.03
    ring = ((x0 + i, 0), (x0 + i, i - out), (e - i, i - out), (e - i, back - i), (w / 2, back - i))
    for a, b in zip(ring, ring[1:]):
        railing(a, b, z + 0.07)
    for x, y, turn in ((w / 2 - 0.5, 0, 0), (w / 2, 0.5, 90)):
        with group("glazing") as g:
            box(0.72, 0.04, 0.44, (0, 0, 0), m=flat("white"), b=0.008)
            for side in (-0.17, 0.17):
                box(0.3, 0.04, 0.4, (side, -0.014, 0.01), m=glassmat("blue2"), b=0.004)
        put(g, x, y, z + 0.07, turn)


def middle_balcony(x, z, wide=0.86, m="white"):
    """A balcony on the wall plane y = 0, its floor at z."""
    out = 0.3
    box(wide, out, 0.07, (x, -out / 2, z), m=flat(m), b=0.01)
    i = wide / 2 - 0.03
    ring = ((x - i, 0), (x - i, 0.03 - out), (x + i, 0.03 - out), (x + i, 0))
    for a, b in zip(ring, ring[1:]):
        railing(a, b, z + 0.07)
    box(0.6, 0.04, 0.44, (x, 0, z + 0.07), m=flat("white"), b=0.008)
    for side in (-0.14, 0.14):
        box(0.25, 0.04, 0.4, (x + side, -0.014, z + 0.08), m=glassmat("blue2"), b=0.004)


def crown(w, d, h, wall, trim):
    """A tower's roof: parapet, elevator house and vents."""
    with group("crown") as g:
        box(w + 0.06, d + 0.06, 0.1, (0, d / 2, h - 0.12), m=flat(trim), b=0.015)
        for side in (-1, 1):
            box(0.1, d - 0.2, 0.2, (side * (w / 2 - 0.05), d / 2, h - 0.04), m=flat(wall), b=0.01)
            box(0.14, d - 0.26, 0.04, (side * (w / 2 - 0.05), d / 2, h + 0.16), m=flat(trim), b=0.01)
        for y in (0.05, d - 0.05):
            box(w, 0.1, 0.2, (0, y, h - 0.04), m=flat(wall), b=0.01)
            box(w + 0.04, 0.14, 0.04, (0, y, h + 0.16), m=flat(trim), b=0.01)
        box(w - 0.1, d - 0.1, 0.05, (0, d / 2, h - 0.04), m=flat("#a7aca2"), b=0.01)
        box(w * 0.42, d * 0.4, 0.62, (-w * 0.08, d * 0.56, h), m=flat(wall), b=0.015)
        box(w * 0.42 + 0.06, d * 0.4 + 0.06, 0.06, (-w * 0.08, d * 0.56, h + 0.6), m=flat("#c9c3b2"), b=0.012)
        for x, y in ((w * 0.3, d * 0.3), (w * 0.3, d * 0.62)):
            box(0.26, 0.26, 0.16, (x, y, h), m=flat("grey3"), b=0.02)
    return g


def brick_tower(w, d, floors, wall, tone, trim, cols, sides, balcony, seed=0):
    """A brick tower, its front y = 0: windows in columns (x in front, y at the right), one stack of balconies."""
    base = 0.72
    h = base + floors * STORY + 0.16
    R = random.Random(seed)
    with group("brick_tower") as g:
        box(w, d, h, (0, d / 2, 0), m=flat(wall), b=0.012)
        box(w + 0.05, d + 0.05, 0.58, (0, d / 2, 0), m=flat(trim), b=0.015)
        box(w + 0.1, d + 0.1, 0.06, (0, d / 2, 0.56), m=flat("white"), b=0.015)
        put(brickwork((w - 0.1) / 0.7, (h - 0.9) / 0.7, tone, seed, 0.14), 0, 0, 0.7, 0, 0.7)
        put(brickwork((d - 0.1) / 0.7, (h - 0.9) / 0.7, tone, seed + 1, 0.14), w / 2, d / 2, 0.7, 90, 0.7)
        for x in cols:
            box(0.34, 0.05, 0.34, (x, -0.02, 0.14), m=glassmat("blue"), b=0.008)
        for f in range(floors):
            z = base + f * STORY
            for x in cols:
                put(light(0.36, 0.32, R.random() < 0.16), x, -0.01, z + 0.16)
            for y in sides:
                put(light(0.36, 0.32, R.random() < 0.12, False), w / 2 + 0.01, y, z + 0.16, 90)
            if balcony == "corner":
                corner_balcony(w, z)
            else:
                middle_balcony(balcony, z)
        put(crown(w, d, h, wall, "white"))
    return g


def band_tower(w, d, floors):
    """The light tower: bands of windows between pale walls, slender piers, a glazed room on the roof."""
    base, wall = 0.9, "#e3e3da"
    h = base + floors * STORY
    glass = "#5d8798"
    R = random.Random(5)
    with group("band_tower") as g:
        box(w, d, h, (0, d / 2, 0), m=glassmat(glass), b=0.01)
        for f in range(floors + 1):
            z = base + f * STORY
            tall = 0.25 if f else 0.2
            box(w + 0.1, d + 0.1, tall, (0, d / 2, z - tall + 0.08), m=flat(wall), b=0.012)
        for turn, wide, n in ((0, w, 8), (90, d, 9)):
            with group("front") as front:
                for i in range(n + 1):
                    x = -wide / 2 + wide * i / n
                    thick, out = (0.1, 0.07) if i % (n // 2) == 0 or i == n else (0.028, 0.03)
                    box(thick, out * 2, h - 0.3, (x, 0, 0.2), m=flat(wall), b=0.008)
                for f in range(floors):
                    for i in range(n):
                        if R.random() < 0.28:
                            lit = R.random() < 0.3
                            m = mat("#f3d999", emit=0.08) if lit else flat("sand")
                            tall = 0.3 if lit else R.choice((0.08, 0.12, 0.16))
                            z = base + f * STORY + 0.36 - tall
                            box(wide / n - 0.03, 0.03, tall, (-wide / 2 + wide * (i + 0.5) / n, 0, z), m=m, b=0.003)
            put(front, 0 if turn == 0 else w / 2, 0 if turn == 0 else d / 2, 0, turn)
        box(w + 0.2, d + 0.2, 0.08, (0, d / 2, h + 0.06), m=flat("white"), b=0.02)
        box(w + 0.02, d + 0.02, 0.05, (0, d / 2, h + 0.11), m=flat("#a7aca2"), b=0.01)
        box(w * 0.56, d * 0.5, 0.5, (-0.1, d * 0.58, h + 0.1), m=flat(wall), b=0.015)
        box(w * 0.56 + 0.02, d * 0.5 + 0.02, 0.2, (-0.1, d * 0.58, h + 0.28), m=glassmat(glass), b=0.008)
        box(w * 0.56 + 0.16, d * 0.5 + 0.16, 0.07, (-0.1, d * 0.58, h + 0.58), m=flat("#cfc9b8"), b=0.015)
        box(0.5, 0.5, 0.26, (0.0, d * 0.6, h + 0.64), m=flat("grey3"), b=0.02)
    return g


# ---------- on the ground ----------
def lobby(w=2.8, d=1.9):
    """The glass lobby between two towers, a planted roof on top; its front is y = 0."""
    with group("lobby") as g:
        box(w, d, 0.86, (0, d / 2, 0), m=glassmat("glass"), b=0.01)
        for i in range(9):
            box(0.04, 0.08, 0.84, (-w / 2 + w * i / 8, 0, 0), m=flat("wood3"), b=0.008)
        box(0.56, 0.06, 0.66, (0, -0.02, 0.02), m=flat("evergreen"), b=0.01)
        for side in (-0.13, 0.13):
            box(0.2, 0.05, 0.56, (side, -0.04, 0.05), m=glassmat("sky"), b=0.006)
        box(w + 0.12, d + 0.1, 0.12, (0, d / 2 - 0.05, 0.84), m=flat("white"), b=0.02)
        box(w - 0.2, d - 0.4, 0.06, (0, d / 2, 0.94), m=flat("#b3b5aa"), b=0.015)
        for x in (-0.85, 0.85):
            box(0.8, 0.4, 0.12, (x, 0.5, 0.98), m=flat("wood3"), b=0.02)
            put(hedge(0.7, 0.2, 0.22, seed=round(x * 10 + 30)), x, 0.5, 1.06)
        box(0.6, 0.6, 0.1, (0, 1.1, 0.98), m=glassmat("sky"), b=0.015)
    return g


def canopy(w=1.15, d=1.9):
    """A vaulted fabric canopy from the lobby's door to the drive, on brass posts; its front is y = 0."""
    vault = [(w / 2 * cos(rad(a)), 0.24 * sin(rad(a))) for a in range(0, 181, 12)]
    with group("canopy") as g:
        for x in (0.06 - w / 2, w / 2 - 0.06):
            for y in (0.08, d / 2, d - 0.1):
                cyl(0.032, 0.78, (x, y, 0), m=metalmat("#c9a65a"), b=0.008, n=20)
                cyl(0.06, 0.05, (x, y, 0), m=flat("concrete"), b=0.01, n=20)
        prism(vault, d, (0, d / 2, 0.84), m=flat("green2"), b=0.012)
        prism([(x * 1.02, z * 1.03) for x, z in vault], 0.07, (0, 0.01, 0.84), m=flat("white"), b=0.012)
        prism([(x * 0.86, z * 0.8) for x, z in vault], 0.05, (0, -0.02, 0.855), m=flat("evergreen"), b=0.01)
        box(w + 0.02, d, 0.1, (0, d / 2, 0.75), m=flat("white"), b=0.015)
        for k in range(1, 5):
            prism([(x * 1.012, z * 1.02) for x, z in vault], 0.03, (0, d * k / 5, 0.84), m=flat("evergreen"), b=0.006)
    return g


def garage(w=3.4, d=3.3, h=0.74):
    """A garage deck: open sides between columns, a way in at the right, cars' bays on its roof; front y = 0."""
    with group("garage") as g:
        box(w - 0.24, d - 0.24, h, (0, d / 2, 0), m=flat("#8f978f"), b=0.01)
        for turn, wide, n in ((0, w, 4), (90, d, 5)):
            with group("side") as side:
                for i in range(n + 1):
                    box(0.15, 0.16, h, (-wide / 2 + 0.08 + (wide - 0.16) * i / n, 0.07, 0), m=flat("sand"), b=0.012)
                for i in range(n):
                    x = -wide / 2 + 0.08 + (wide - 0.16) * (i + 0.5) / n
                    if turn == 0 and i == n - 1:
                        box(wide / n - 0.16, 0.04, 0.09, (x, 0.03, 0.56), m=flat("yellow"), b=0.01)
                        continue
                    box(wide / n - 0.1, 0.1, 0.24, (x, 0.09, 0), m=flat("oat"), b=0.012)
                    box(wide / n - 0.1, 0.05, 0.05, (x, 0.09, 0.36), m=flat(IRON), b=0.006)
            put(side, 0 if turn == 0 else w / 2, 0 if turn == 0 else d / 2, 0, turn)
        box(w + 0.05, d + 0.05, 0.14, (0, d / 2, h - 0.06), m=flat("sand"), b=0.012)
        box(w - 0.2, d - 0.2, 0.04, (0, d / 2, h + 0.07), m="#a9b0a6", b=0.008)
        for y in (0.05, d - 0.05):
            box(w, 0.1, 0.24, (0, y, h + 0.06), m=flat("sand"), b=0.012)
        for x in (0.05 - w / 2, w / 2 - 0.05):
            box(0.1, d - 0.2, 0.236, (x, d / 2, h + 0.06), m=flat("sand"), b=0.012)
        for k in range(4):
            for y in (0.75, d - 0.75):
                box(0.03, 1.1, 0.01, (-w / 2 + 0.5 + k * 0.8, y, h + 0.105), m=flat("white"), b=0.002)
    return g


def island():
    """On the island in the drive: clipped hedges along its rim and a small fountain."""
    for a in (22, 53, 127, 158):
        x, y = LOBBY_X + 1.4 * cos(rad(a)), CURB_Y + 1.4 * sin(rad(a))
        fix(hedge(0.56, 0.3, 0.26, seed=a), x, y, -0.01, a + 90)
    with group("fountain") as g:
        cyl(0.36, 0.14, m=flat("concrete"), b=0.02, n=40)
        cyl(0.3, 0.02, (0, 0, 0.135), m=glassmat("sky"), b=0.005, n=40)
        cyl(0.06, 0.32, m=flat("concrete"), b=0.01, n=20)
        lathe([(0, 0.3), (0.08, 0.3), (0.2, 0.38), (0.21, 0.4), (0.17, 0.39), (0, 0.36)], m=flat("concrete"), n=32)
        sphere(0.05, (0, 0, 0.42), glassmat("sky"), sub=3)
    fix(g, LOBBY_X, CURB_Y + 0.78, 0)


def towers():
    """The three towers, the lobby between the first two, the canopy and the garage."""
    left = brick_tower(2.8, 2.5, 11, "#b5614b", "#c57660", "#d9cbb0", (-1.08, -0.52, 0.04), (1.5, 2.05), "corner", 3)
    right = brick_tower(2.4, 2.2, 10, "#d6b48e", "#c9a47c", "#b98f74", (-0.82, 0.82), (0.5, 1.1, 1.7), 0.0, 8)
    fix(left, -4.9, 0.2)
    fix(band_tower(2.6, 2.7, 13), 0.95, 0.9)
    fix(right, 5.15, 2.2)
    fix(lobby(), LOBBY_X, 1.32)
    fix(canopy(), LOBBY_X, -0.72)
    fix(garage(), GARAGE_X, -1.75)


def mums(x, y, n, seed):
    """A bed of round chrysanthemums in fall colors, two rows of n along x."""
    R = random.Random(seed)
    with group("mums") as g:
        for i in range(2 * n):
            m = R.choice(("orange", "yellow", "plum", "rose", "green2"))
            spot = ((i // 2 - (n - 1) / 2) * 0.15 + R.uniform(-0.03, 0.03), (i % 2 - 0.5) * 0.13, 0.05)
            sphere(R.uniform(0.065, 0.09), spot, m, scale=(1, 1, 0.85), sub=3, noise=0.2, seed=i)
    fix(g, x, y, 0)


def pick_up():
    """What waits behind the truck: an armchair, a chest, cartons."""
    y = CURB_Y + 0.4
    fix(armchair("blue"), 5.1, y, 0.04, -12, 0.44)
    fix(chest("wood"), 5.6, y + 0.03, 0.04, 6, 0.4)
    fix(cardboard_closed(0.3, 0.26, 0.22), 5.6, y - 0.0, 0.438, 20)


def lawn(R):
    """A place on the grass: in front of the left tower, beside the garage or along the back."""
    spots = ((-7.8, -2.4, -4.9, -0.4), (1.0, -2.4, 3.4, 0.6), (7.2, -1.6, 7.9, 3.0), (-7.8, 0.0, -6.5, 3.6))
    x0, y0, x1, y1 = spots[R.integers(0, 4)]
    return R.uniform(x0, x1), R.uniform(y0, y1)


def planting():
    """Trees in clusters with their leaves, hedges, flowers and grass."""
    trees = (
        (-7.2, -1.3, 2.0, "orange", 3),
        (-7.3, 1.5, 2.1, "amber", 6),
        (-6.9, 3.6, 2.4, "rust", 9),
        (-1.9, 3.9, 2.2, "orange", 11),
        (2.65, -1.6, 1.8, "yellow", 12),
        (2.95, 0.7, 1.55, "rust", 14),
        (1.35, -0.75, 1.3, "amber", 16),
        (3.1, 3.8, 1.8, "orange", 17),
        (7.35, 3.4, 1.7, "orange", 15),
        (7.6, 0.8, 1.35, "yellow", 18),
    )
    for x, y, h, kind, seed in trees:
        fix(tree(h, kind, seed), x, y, 0)
    for x, y, h, seed in ((-5.9, -1.2, 1.9, 4), (-7.3, 0.15, 2.4, 5), (3.2, -0.55, 1.6, 7), (7.4, 2.1, 1.9, 8)):
        fix(conifer(h, seed), x, y, 0)
    for x, y, long in ((-5.2, -0.2, 1.4), (-6.2, -2.35, 2.2), (2.7, -2.4, 1.5), (4.75, -2.15, 2.0), (1.0, 0.6, 2.2)):
        fix(hedge(long, 0.3, 0.3, seed=round(10 * x + 90)), x, y, -0.01)
    mums(LOBBY_X, CURB_Y + 0.22, 9, 2)
    mums(LOBBY_X + 1.35, 0.75, 5, 5)
    mums(-5.2, -0.55, 8, 7)
    spots = [(x, y, 0.55) for x, y, *_ in trees[:2] + trees[4:7] + trees[8:]]
    leaves(120, under_trees(spots, lambda x, y: abs(x) < 7.9 and -2.5 < y < 4), 0.0, 4, s=0.06)
    sprigs(420, lawn, lambda x, y: 0.0, 3)


def scene():
    land()
    towers()
    island()
    fix(company_truck(), 3.45, -3.78, 0.02, 0, 0.38)
    pick_up()
    for x, y, m, rz in ((4.55, -0.9, "rose", 90), (5.35, -0.9, "cream", 90), (6.15, 0.72, "blue", -90)):
        fix(car(m), x, y, 0.862, rz, 0.78)
    a = rad(112)
    fix(car("denim"), LOBBY_X + 2.1 * cos(a), CURB_Y + 2.1 * sin(a), 0.03, 22, 0.78)
    fix(car("sage"), -6.2, -3.66, 0.02, 0, 0.78)
    planting()
    for x in (LOBBY_X - 2.85, LOBBY_X + 2.85, 7.4):
        fix(street_lamp(1.15), x, CURB_Y + 0.75, 0.0)
    box(0.5, 2.2, 0.06, (0.95, -1.35, -0.045), m="concrete", b=0.012)
    box(1.5, 0.5, 0.06, (1.45, -1.45, -0.043), m="concrete", b=0.012)
    fix(bench(), 1.75, -1.4, 0.02)
    fix(walker("yellow", "denim", "slate"), LOBBY_X + 0.75, -0.35, 0.03, 40, 0.42)
    fix(walker("rose", "slate2"), 1.1, CURB_Y + 0.4, 0.04, 85, 0.42)
