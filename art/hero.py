"""The hero: the truck being loaded before a Hudson Valley colonial, in fall, winter and spring; and all cleared."""
from kit import *

ALTS = {
    "loaded": "A green and orange truck is loaded with furniture before a white colonial house among autumn trees",
    "cleared": "The same white colonial house and driveway with the truck, the crew and the pile gone",
    "winter": "The same house and truck in winter: snow on the roof, the lawn and the trees, warm light in the windows",
    "spring": "The same house and truck in spring: blossoming trees, fresh green and tulips",
}
SHAPE = (1440, 960)
CAMERA = dict(target=(0.1, -0.6, 2.1), shift=(0.025, 0))

LOT_W, LOT_D, LOT_Y = 16.6, 13.2, 0.15  # the slab of ground and its middle in y
WEST, EAST = -LOT_W / 2 - 0.025, LOT_W / 2 + 0.025
CURB = -3.1  # where the street ends in y
HOUSE_SCALE, HOUSE_X, HOUSE_Y = 0.82, -2.0, 2.2
DRIVE_X = HOUSE_X + 5.25 * HOUSE_SCALE  # the middle of the driveway
PATH_X = HOUSE_X - 0.4 * HOUSE_SCALE  # the path to the front door
TRUCK_X, TRUCK_Y, TRUCK_Z = -3.55, -4.75, 0.015
CREW_SCALE = 1.12
SNOW = "#eef3f3"
FALL = dict(
    trees=("orange", "rust", "yellow", "amber", "orange", "amber"),
    hedge="hedge",
    needles=("deep", "evergreen", "green2"),
    lawn="grass",
    roof="roof",
    grass=("grass", "#b9d38f", "#9fc078"),
    fallen=("orange", "amber", "rust", "yellow"),
)
SEASONS = {
    "winter": dict(
        trees=("snow",) * 6,
        hedge="snow",
        needles=("evergreen", "#b9c9c6", SNOW),
        lawn=SNOW,
        roof=SNOW,
        grass=("#dfe8e8", "#f8fbfb", "#d3dfe0"),
        fallen=(),
    ),
    "spring": dict(
        FALL,
        trees=("blossom", "fresh", "white", "white", "blossom", "fresh"),
        grass=("#a5cb72", "#b9d98a", "#8fbb5f"),
        lawn="#a3cc72",
        fallen=("#f0b1c1", "#fbdbe2", "white"),
    ),
}


def ground(lawn):
    """The slab with its lawn, in a color of the palette or "#rrggbb", and the street."""
    prism(rrect(LOT_W, LOT_D, 1.5, 12), 0.55, (0, LOT_Y, -0.75), m="oat", b=0.12, axis="z")
    prism(rrect(LOT_W + 0.02, LOT_D + 0.02, 1.52, 12), 0.26, (0, LOT_Y, -0.26), m=lawn, b=0.07, axis="z")
    outline = [(x, y + LOT_Y) for x, y in rrect(LOT_W + 0.05, LOT_D + 0.05, 1.54, 14)]
    front = sorted((p for p in outline if p[1] < CURB), key=lambda p: p[1])
    west = [p for p in reversed(front) if p[0] < 0]
    east = [p for p in front if p[0] >= 0]
    prism([(WEST, CURB)] + west + east + [(EAST, CURB)], 0.30, (0, 0, -0.285), m="road", b=0.03, axis="z")
    for i in range(6):
        box(1.1, 0.12, 0.01, (-6.7 + i * 2.7, -6.12, 0.012), m="cream", b=0.003)


def pavement():
    """Curbs and sidewalks at both sides of the driveway, the driveway and the path to the front door."""
    for x0, x1 in ((WEST, DRIVE_X - 1.55), (DRIVE_X + 1.55, EAST)):
        box(x1 - x0 - 0.02, 0.22, 0.2, ((x0 + x1) / 2, CURB + 0.08, -0.08), m="kerb", b=0.04)
    for x0, x1 in ((WEST, DRIVE_X - 1.4), (DRIVE_X + 1.4, EAST)):
        n = int((x1 - x0) / 1.1)
        w = (x1 - x0 - 0.12) / n
        for i in range(n):
            box(w - 0.03, 0.85, 0.1, (x0 + 0.06 + w * (i + 0.5), CURB + 1.0, -0.045), m="concrete", b=0.02)
    step = (HOUSE_Y - CURB - 0.32) / 3
    for i in range(3):
        box(2.8, step - 0.03, 0.09, (DRIVE_X, CURB + 0.3 + step * (i + 0.5), -0.04), m="concrete", b=0.02)
    box(3.1, 0.5, 0.06, (DRIVE_X, CURB + 0.12, -0.04), m="concrete", b=0.02)
    for i in range(3):
        box(1.0, 0.62, 0.08, (PATH_X, HOUSE_Y - 1.75 - i * 0.74, -0.03), m="concrete", b=0.05)


def tulips():
    """Red, yellow and orange tulips along the hedges."""
    rng = random.Random(7)
    for i in range(34):
        x = HOUSE_X + rng.choice((-1, 1)) * rng.uniform(1.0, 3.3)
        y = HOUSE_Y - rng.uniform(0.98, 1.3)
        h = rng.uniform(0.24, 0.34)
        tube([(x, y, 0), (x, y, h)], 0.018, "green2", res=2)
        sphere(0.075, (x, y, h + 0.04), ("rust", "yellow", "orange", "rose")[i % 4], scale=(0.8, 0.8, 1.15), sub=2)


def drifts():
    """Snow shoveled aside along the driveway and the path."""
    rng = random.Random(3)
    for x, y0, y1 in ((DRIVE_X - 1.75, -1.4, 1.6), (DRIVE_X + 1.75, -1.4, 1.9), (PATH_X - 0.85, -1.3, 0.4)):
        for i in range(9):
            y = y0 + (y1 - y0) * i / 8
            r = rng.uniform(0.2, 0.34)
            sphere(r, (x + rng.uniform(-0.08, 0.08), y, 0), mat(SNOW, bump=0), scale=(1, 1.25, 0.6), noise=0.2, seed=i)


def lit(prop):
    """Warm light behind all panes of a house. Returns nothing."""
    for part in prop.children_recursive:
        for slot in part.material_slots:
            if slot.material == glassmat("blue"):
                slot.material = mat("amber", emit=0.75, bump=0, var=0)


def planting(season):
    """Hedges, trees, the mailbox, and pumpkins, tulips or snow drifts."""
    kinds, needles = season["trees"], season["needles"]
    put(hedge(2.1, 0.6, 0.72, season["hedge"], seed=1), HOUSE_X - 2.3, HOUSE_Y - 0.5)
    put(hedge(1.6, 0.6, 0.72, season["hedge"], seed=2), HOUSE_X + 1.55, HOUSE_Y - 0.5)
    put(tree(4.0, kinds[0], 2), -6.6, 1.2)
    put(tree(5.2, kinds[1], 5, 1.0), -6.7, 4.7)
    put(conifer(4.4, 4, needles), -7.5, 2.9)
    put(tree(2.5, kinds[2], 21), -7.4, -0.7)
    put(tree(3.2, kinds[3], 11), 6.7, 0.6)
    put(tree(4.6, kinds[4], 14), 6.6, 4.2)
    put(conifer(3.8, 9, needles), 7.5, 2.4)
    put(tree(5.2, kinds[5], 31), 1.9, 5.85)
    put(mailbox(), DRIVE_X + 3.5, CURB + 0.42, 0, 0)
    if season is FALL:
        for x, y, s in ((-1.25, -1.25, 0.85), (-1.6, -1.4, 0.6), (0.5, -1.3, 0.7)):
            put(pumpkin(s), HOUSE_X + x, HOUSE_Y + y)
    elif season["fallen"]:
        tulips()
    else:
        drifts()


def unpaved(x):
    """Whether x (meters) is beside the driveway and the path."""
    return abs(x - DRIVE_X) > 1.6 and abs(x - PATH_X) > 0.7


def on_lawn(R):
    """Some place on the front lawn; R: a NumPy generator. Returns (x, y) in meters."""
    while True:
        x, y = R.uniform(-LOT_W / 2 + 0.5, LOT_W / 2 - 0.5), R.uniform(CURB + 1.6, HOUSE_Y - 0.9)
        if unpaved(x):
            return x, y


def under_trees(R):
    """Some place on the lawn near a tree; R: a NumPy generator. Returns (x, y) in meters."""
    trees = ((-6.6, 1.2, 1.5), (-7.2, -0.7, 0.9), (6.7, 0.6, 1.4), (6.6, 3.8, 1.3))  # x, y, how far leaves fall
    while True:
        tx, ty, spread = trees[R.integers(0, 4)]
        x, y = R.normal(tx, spread * 0.8), R.normal(ty, spread * 0.8)
        if -8 < x < 8 and CURB + 1.6 < y < 6 and unpaved(x):
            return x, y


def scattered(season):
    """Grass and what fell from the trees."""
    tufts(650, on_lawn, -0.01, 3, s=0.10, cols=season["grass"])
    if season["fallen"]:
        leaves(170, under_trees, 0, 4, cols=season["fallen"], s=0.085)
        leaves(30, on_lawn, 0, 14, cols=season["fallen"][:2], s=0.085)
        leaves(22, (-7, -6.2, 7.4, CURB - 0.1), 0.016, 8, cols=season["fallen"][:3], s=0.07)


def loaded_truck():
    """The truck with its load. Returns where its ramp ends in x."""
    t = truck()
    fix(t, TRUCK_X, TRUCK_Y, TRUCK_Z)
    floor = t["floor"] + 0.035

    def load(prop, x, y, rz=0, s=1):
        """Drops a prop onto the bed, by the coordinates of the truck."""
        on(prop, TRUCK_X + x, TRUCK_Y + y, rz, z=4.6, s=s, floor=floor)

    load(fridge(m="mint"), -1.1, 0.55, 0)
    load(wardrobe(w=0.95), -0.16, 0.7, 0)
    load(chest("wood3", h=1.1), -1.02, -0.55, 0)
    load(tote(m="blue2", lid="slate2"), -1.05, -0.52, 5)
    load(cardboard_closed(0.5, 0.42, 0.36), -1.1, -0.5, -12)
    load(cardboard_closed(0.75, 0.7, 0.7), -0.12, -0.55, 3)
    load(crt_tv(), -0.12, -0.5, 12)
    load(cardboard_closed(0.7, 0.65, 0.62), 0.72, -0.58, -2)
    load(cardboard_open(0.6, 0.5, 0.42, seed=4), 0.74, -0.56, 10)
    fix(mattress(1.42, 1.95, 0.22), TRUCK_X + 1.52, TRUCK_Y + 0.745, floor + 0.735, -90, 1, 0, -90)
    load(tyre_stack(3), 0.9, 0.38)
    load(bin_bag(1.0, seed=3), 0.9, 0.36, 40)
    load(cardboard_closed(0.6, 0.56, 0.5), 1.7, -0.62, 0)
    load(bin_bag(0.95, m="green2", seed=1), 1.7, -0.6, 30)
    load(armchair("amber"), 2.4, 0.2, 90, s=0.92)
    fix(bin_bag(0.76, seed=8), TRUCK_X + 2.5, TRUCK_Y - 0.66, floor, 90)
    return TRUCK_X + t["ramp_end"]


def crew(ramp_end):
    """Two people who carry a sofa towards the ramp."""
    x, y, k = ramp_end + 1.86, TRUCK_Y + 0.02, CREW_SCALE
    fix(sofa(1.9, "blue", pillow=None), x, y, 0.62 * k, 0, k)
    hands = dict(handL=(-0.30, -0.42, 0.80), handR=(0.30, -0.42, 0.80), bend=0.05)
    first = person(**hands, footL=(-0.14, 0.12, 0), footR=(0.15, -0.18, 0), lean=8)
    fix(first, x + 1.37 * k, y, TRUCK_Z, -90, k)
    feet = dict(footL=(-0.15, -0.16, 0), footR=(0.14, 0.16, 0))
    second = person(**hands, **feet, lean=10, skin="skin2", hair="black", look=18)
    fix(second, x - 1.37 * k, y, TRUCK_Z, 90, k)


def pile():
    """What waits on the driveway, the hand truck and two cones on the street."""
    on(armchair("rose"), DRIVE_X - 0.75, 0.4, -14)
    on(cardboard_closed(0.66, 0.55, 0.5), DRIVE_X + 0.75, 0.05, 8)
    on(cardboard_closed(0.5, 0.42, 0.38), DRIVE_X + 0.75, 0.07, -10)
    on(cardboard_open(0.62, 0.5, 0.42, seed=2), DRIVE_X - 0.22, -0.72, -14)
    on(floor_lamp(), DRIVE_X + 1.15, 0.75)
    on(chest("wood", w=0.8, h=0.85), DRIVE_X + 0.38, 1.18, -4)
    on(bin_bag(1.15, seed=5), DRIVE_X + 0.48, -1.2, 10)
    on(bin_bag(1.05, m="green2", seed=6), DRIVE_X + 1.12, -0.78, 70)
    fix(hand_truck(), DRIVE_X - 1.05, -0.75, 0.03, -40)
    on(cone(1.05), 6.6, -5.75)
    on(cone(1.05), 7.15, -4.55)


def scene(variant):
    """The lot with the house: "loaded" and "cleared" in fall, else loaded in the season."""
    season = SEASONS.get(variant, FALL)
    ground(season["lawn"])
    pavement()
    home = house(roof=season["roof"])
    put(home, HOUSE_X, HOUSE_Y, 0, 0, HOUSE_SCALE)
    if variant == "winter":
        lit(home)
    planting(season)
    scattered(season)
    if variant != "cleared":
        crew(loaded_truck())
        pile()
