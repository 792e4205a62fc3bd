"""A downtown corner: three brick walk-ups of four floors, brown, red and buff, with cornices, stoops and fire
escapes; a corner store with awnings under a copper-capped bay, street trees, a bus shelter and parked cars."""
from kit import *
from kit.facades import *

ALT = "Three brick walk-ups with fire escapes and stoops on a street corner, a store with awnings on the ground floor"
CAMERA = dict(target=(0.5, -0.05, 1.7), az=26, el=25, dist=46, lens=86)
STAGE = dict(bg_z=BASE)

W, D = 14.0, 10.5  # the slab
CURB_Y, FRONT_Y = -3.65, -2.25  # the street's curb, the building line
CROSS = (4.15, 5.75)  # the cross street
IRON = "#3b4d46"
COPPER = "#74a48e"


def land():
    """The slab: sand, paving, the yard behind, the two streets."""
    prism(outline(W, D), 0.62, (0, 0, BASE), m="oat", b=0.12, axis="z")
    prism(outline(W, D, grow=0.012), 0.28, (0, 0, -0.28), m="concrete", b=0.06, axis="z")
    yard = clip([(-12, 1.9), (3.1, 1.9), (3.1, 9), (-12, 9)], outline(W, D, grow=0.022))
    prism(yard, 0.3, (0, 0, -0.28), m="grass", b=0.03, axis="z")
    strip = clip([(6.3, 0.4), (12, 0.4), (12, 9), (6.3, 9)], outline(W, D, grow=0.022))
    prism(strip, 0.3, (0, 0, -0.28), m="grass", b=0.03, axis="z")
    x0, x1 = CROSS
    street = [(-12, -9), (12, -9), (12, CURB_Y), (x1, CURB_Y), (x1, 9), (x0, 9), (x0, CURB_Y), (-12, CURB_Y)]
    prism(clip(street, outline(W, D, grow=0.034)), 0.3, (0, 0, -0.285), m="road", b=0.03, axis="z")


def paving():
    """Curbs, sidewalk slabs, dashes and crosswalks."""
    for x0, x1 in ((-W / 2 + 0.05, CROSS[0] + 0.03), (CROSS[1] - 0.03, W / 2 - 0.05)):
        box(x1 - x0, 0.12, 0.18, ((x0 + x1) / 2, CURB_Y + 0.03, -0.1), m="kerb", b=0.02)
    for x, side in ((CROSS[0], -1), (CROSS[1], 1)):
        long = D / 2 - CURB_Y - 0.16
        box(0.12, long, 0.176, (x + side * 0.03, CURB_Y + 0.08 + long / 2, -0.1), m="kerb", b=0.02)
    for i in range(12):
        for y in (CURB_Y + 0.41, CURB_Y + 1.06):
            box(0.9, 0.63, 0.06, (-6.85 + i * 0.92, y, -0.03), m="concrete", b=0.012)
    for i in range(8):
        box(0.86, 0.84, 0.06, (CROSS[0] - 0.52, CURB_Y + 1.7 + i * 0.86, -0.03), m="concrete", b=0.012)
    for x in (-5.3, -3.8, -2.3, -0.8, 0.7):
        box(0.7, 0.08, 0.012, (x, -4.95, 0.018), m="cream", b=0.003)
    for y in (-1.4, 0.1, 1.6, 3.1, 4.5):
        box(0.08, 0.66, 0.012, (sum(CROSS) / 2, y, 0.018), m="cream", b=0.003)
    put(crosswalk(5, 0.62, 0.3), sum(CROSS) / 2, CURB_Y + 0.45, 0.016)
    put(crosswalk(5, 0.62, 0.3), CROSS[0] - 0.6, -4.5, 0.016, 90)


# ---------- parts of the buildings ----------
def fire_escape(w, floors, story, drop=0.62):
    """Iron landings with stairs between them on the wall plane y = 0; the lowest landing is at z = 0."""
    out, rail = 0.46, 0.36
    iron = flat(IRON)
    with group("fire_escape") as g:
        for f in range(floors):
            z = f * story
            for k in range(5):
                box(w, 0.06, 0.03, (0, -0.05 - k * 0.095, z), m=iron, b=0.006)
            for x in (-w / 2, w / 2):
                box(0.035, out, 0.05, (x, -out / 2, z - 0.01), m=iron, b=0.006)
                box(0.028, out, 0.028, (x, -out / 2, z + rail), m=iron, b=0.005)
                tube([(x, -out + 0.04, z), (x, 0, z - 0.3)], 0.015, iron, caps=False, res=2)
            for level in (rail, rail * 0.52):
                box(w + 0.03, 0.03, 0.03, (0, -out, z + level), m=iron, b=0.005)
            n = round(w / 0.16)
            for k in range(n + 1):
                box(0.02, 0.022, rail, (-w / 2 + w * k / n, -out, z), m=iron, b=0.004)
            if f + 1 < floors:
                side = 1 if f % 2 else -1
                a, b = (side * (w / 2 - 0.16), z + 0.03), (-side * (w / 2 - 0.42), z + story)
                for y in (-0.12, -0.36):
                    tube([(a[0], y, a[1]), (b[0], y, b[1])], 0.02, iron, caps=False, res=2)
                tube([(a[0], -0.36, a[1] + 0.3), (b[0], -0.36, b[1] + 0.3)], 0.013, iron, caps=False, res=2)
                for k in range(1, 8):
                    t = k / 8
                    spot = (a[0] + (b[0] - a[0]) * t, -0.24, a[1] + (b[1] - a[1]) * t)
                    box(0.11, 0.24, 0.018, spot, m=iron, b=0.004)
        x = w / 2 - 0.24
        for side in (-0.1, 0.1):
            tube([(x + side, -out + 0.06, -drop), (x + side, -out + 0.06, rail)], 0.014, iron, caps=False, res=2)
        for k in range(5):
            box(0.2, 0.02, 0.02, (x, -out + 0.06, -drop + 0.06 + k * 0.13), m=iron, b=0.004)
    return g


def stoop(rise, wide=0.62, m="#c9a284", doorm="evergreen", steps=4):
    """Steps with cheek walls and iron railings up to a door with a hood; the wall is y = 0."""
    run = 0.13
    with group("stoop") as g:
        for i in range(steps):
            long = run * (steps - i) + 0.12
            box(wide, long, rise / steps + 0.01, (0, -long / 2, i * rise / steps), m=flat(m), b=0.012)
        far = run * steps + 0.12
        for side in (-1, 1):
            x = side * (wide / 2 + 0.05)
            box(0.1, 0.24, rise + 0.03, (x, -0.12, 0), m=flat(m), b=0.012)
            box(0.12, 0.12, 0.3, (x, -far + 0.02, 0), m=flat(m), b=0.015)
            cheek = [(-far, 0), (0, 0), (0, rise), (-0.2, rise), (-far, 0.16)]
            prism(cheek, 0.1, (x, 0, 0), m=flat(m), axis="x", b=0.012)
            tube([(x, -far, 0.58), (x, -0.2, rise + 0.4), (x, -0.02, rise + 0.4)], 0.016, IRON, res=2)
            for y, z in ((-far, 0.25), (-far / 2 - 0.1, rise * 0.55), (-0.2, rise)):
                top = 0.58 + (rise - 0.18) * (y + far) / (far - 0.2)
                tube([(x, y, z), (x, y, top)], 0.013, IRON, caps=False, res=2)
        put(door(doorm, 1.0, 1.85), 0, -0.01, rise, 0, 0.46)
        for side in (-1, 1):
            box(0.09, 0.12, 1.0, (side * 0.34, -0.03, rise), m=flat(m), b=0.012)
        box(0.84, 0.2, 0.09, (0, -0.07, rise + 1.0), m=flat(m), b=0.015)
        box(0.94, 0.28, 0.06, (0, -0.1, rise + 1.09), m=flat(m), b=0.015)
    return g


def rooftop(w, d, wall, trim, h):
    """A flat roof behind a parapet with stone coping on a block w by d, its front y = 0, walls h high."""
    with group("rooftop") as g:
        box(w - 0.06, d - 0.06, 0.06, (0, d / 2, h - 0.03), m=flat("#a7aca2"), b=0.01)
        for side in (-1, 1):
            box(0.14, d, 0.22, (side * (w / 2 - 0.07), d / 2, h - 0.03), m=flat(wall), b=0.012)
            box(0.19, d - 0.32, 0.05, (side * (w / 2 - 0.07), d / 2, h + 0.19), m=flat(trim), b=0.012)
        for y in (0.07, d - 0.07):
            box(w - 0.02, 0.13, 0.21, (0, y, h - 0.03), m=flat(wall), b=0.012)
            box(w + 0.04, 0.19, 0.05, (0, y, h + 0.19), m=flat(trim), b=0.012)
    return g


def bulkhead(wall="brick"):
    """The small brick house over the stairs to a roof, its door to the front."""
    with group("bulkhead") as g:
        prism([(-0.55, 0), (0.55, 0), (0.55, 0.42), (-0.55, 0.74)], 0.8, m=flat(wall), axis="x", b=0.012)
        lid = [(-0.62, 0.74), (0.62, 0.4), (0.62, 0.46), (-0.62, 0.81)]
        prism(lid, 0.9, m=flat("slate2"), axis="x", b=0.012)
        box(0.34, 0.04, 0.56, (0.1, -0.56, 0.02), m=flat("green2"), b=0.01)
    return g


def water_tank():
    """A wooden water tank on iron legs with a conical roof."""
    with group("water_tank") as g:
        for x in (-0.3, 0.3):
            for y in (-0.3, 0.3):
                box(0.06, 0.06, 0.62, (x, y, 0), m=flat(IRON), b=0.01)
        for x in (-0.3, 0.3):
            tube([(x, -0.3, 0.05), (x, 0.3, 0.55)], 0.016, IRON, caps=False, res=2)
            tube([(-x, -0.3, 0.05), (x, -0.3, 0.55)], 0.016, IRON, caps=False, res=2)
        box(0.86, 0.86, 0.06, (0, 0, 0.6), m=flat("wood2"), b=0.012)
        cyl(0.46, 0.86, (0, 0, 0.66), m=flat("#b08a63"), r2=0.43, b=0.01, n=32)
        for k in range(24):
            a = 2 * pi * k / 24
            spot = (0.452 * cos(a), 0.452 * sin(a), 0.67)
            box(0.03, 0.085, 0.84, spot, (0, 0, a), flat(("#b9936b", "#a67f58", "#c09b73")[k % 3]), 0.008)
        for z in (0.74, 0.98, 1.22, 1.42):
            torus(0.472, 0.013, (0, 0, z), m=flat(IRON), k=6)
        cyl(0.56, 0.4, (0, 0, 1.52), m=flat("slate2"), r2=0.02, b=0.01, n=32)
        sphere(0.04, (0, 0, 1.93), flat(IRON), sub=2)
    return g


# ---------- buildings ----------
def walk_up(w, d, base, story, wall, trim, light, cols, at, head="flat", seed=0):
    """A brick walk-up of four floors over a low basement; cols: where its windows stand, at: the door's x."""
    floors = 4
    h = base + story * floors + 0.3
    with group("walk_up") as g:
        box(w, d, h, (0, d / 2, 0), m=flat(wall), b=0.012)
        box(w + 0.04, 0.1, base + 0.02, (0, -0.01, 0), m=flat(trim), b=0.015)
        box(w + 0.02, 0.12, 0.07, (0, -0.02, base), m=flat(trim), b=0.015)
        put(brickwork(w - 0.16, h - base - 0.5, light, seed, 0.17), 0, 0, base + 0.12)
        put(brickwork(d - 0.2, 1.2, light, seed + 1, 0.17), w / 2, d / 2, h - 1.3, 90)
        box(w + 0.02, 0.12, 0.08, (0, -0.02, base + story + 0.04), m=flat(trim), b=0.015)
        for side in (-1, 1):
            box(0.13, 0.08, h - base - 0.3, (side * (w / 2 - 0.07), -0.02, base), m=flat(light), b=0.012)
        for f in range(floors):
            for i, x in enumerate(cols):
                if f == 0 and abs(x - at) < 0.5:
                    continue
                style = head if 0 < f < 3 else "arch" if f == 3 else "flat"
                lit = (seed + 3 * f + 2 * i) % 7 == 0
                put(sash(0.4, 0.64, "white", style, trim, lit), x, -0.02, base + 0.2 + story * f)
        for x in cols:
            if abs(x - at) > 0.5:
                box(0.4, 0.05, 0.16, (x, -0.05, base - 0.24), m=glassmat("blue"), b=0.01)
        put(rooftop(w, d, wall, "oat", h + 0.1))
    return g


def brown_house():
    """The left one: brown brick with sandstone trim, a plain cornice with a pediment."""
    w, d, base, story = 3.0, 4.0, 0.36, 1.0
    h = base + 4 * story + 0.3
    with group("brown_house") as g:
        put(walk_up(w, d, base, story, "#a47c67", "sand", "#b38c77", (-1.0, 0.0, 1.0), -1.0, "hood", 4))
        put(stoop(base, doorm="amber", m="#d8c3a2"), -1.0, 0, 0)
        put(cornice(w - 0.06, "#d9c6a3", 0.24, 0.34), 0, -0.01, h - 0.05)
        prism([(-0.7, 0), (0.7, 0), (0.0, 0.36)], 0.24, (0, -0.02, h + 0.28), m=flat("#d9c6a3"), b=0.015)
        put(bulkhead("#a47c67"), -0.6, 2.6, h + 0.12)
        put(chimney(0.75, "#a47c67"), 0.9, 3.2, h + 0.1)
    return g


def red_house():
    """The middle one: red brick with a fire escape on its front."""
    w, d, base, story = 3.2, 4.0, 0.46, 1.06
    h = base + 4 * story + 0.3
    with group("red_house") as g:
        put(walk_up(w, d, base, story, "#b8634c", "cream", "#c4735a", (-1.16, -0.42, 0.36, 1.12), 1.12, "flat", 9))
        put(stoop(base, doorm="evergreen", m="#cdb79b"), 1.12, 0, 0)
        put(fire_escape(1.5, 3, story), -0.03, -0.06, base + story + 0.1)
        put(cornice(w - 0.06, COPPER, 0.26, 0.4), 0, -0.01, h - 0.08)
        put(water_tank(), -0.7, 2.4, h + 0.12)
        box(0.7, 0.9, 0.2, (0.8, 2.2, h + 0.1), m=flat("slate2"), b=0.02)
        prism([(-0.4, 0), (0.4, 0), (0, 0.22)], 0.8, (0.8, 2.2, h + 0.3), m=glassmat("sky"), b=0.01)
    return g


def bay(low, high, wall, trim):
    """An eight-sided corner bay from low to high with a copper cap; its axis is the origin."""
    r, turn = 0.66, rad(22.5)
    face = r * cos(turn)
    rise = high - low
    with group("bay") as g:
        cyl(0.16, 0.34, (0, 0, low - 0.34), (0, 0, turn), flat(trim), b=0.01, n=8, r2=r)
        cyl(r, rise, (0, 0, low), (0, 0, turn), flat(wall), b=0.012, n=8)
        stories = 3
        story = rise / stories
        for f in range(stories):
            z = low + f * story
            cyl(r + 0.04, 0.12, (0, 0, z), (0, 0, turn), flat(trim), b=0.012, n=8)
            for a in (-45, 0, 45, 90, 135):
                x, y = face * sin(rad(a)), -face * cos(rad(a))
                put(sash(0.3, 0.62, "white", None, trim, (f + a // 45) % 4 == 1), x, y, z + 0.26, a)
        cyl(r + 0.05, 0.1, (0, 0, high - 0.02), (0, 0, turn), flat(trim), b=0.012, n=8)
        cyl(r + 0.14, 0.08, (0, 0, high + 0.08), (0, 0, turn), flat(trim), b=0.02, n=8)
        cap = [(r + 0.12, 0), (r + 0.02, 0.1), (0.5, 0.42), (0.3, 0.66), (0.12, 0.8), (0.06, 0.92), (0, 0.95)]
        cap = lathe(cap, (0, 0, high + 0.15), (0, 0, turn), flat(COPPER), n=8, ang=20)
        sphere(0.075, (0, 0, high + 1.14), metalmat("yellow"), sub=3)
    return g


def corner_house():
    """The corner: buff brick over a store, an eight-sided bay at the corner, a copper cornice on both sides."""
    w, d, first, story = 3.7, 4.1, 1.32, 1.08
    wall, trim, light = "#e0c497", "white", "#d2b183"
    h = first + 3 * story + 0.3
    with group("corner_house") as g:
        box(w, d, h, (0, d / 2, 0), m=flat(wall), b=0.012)
        fronts = ((0, 0, 0, w, (-1.3, -0.45, 0.4)), (w / 2, d / 2, 90, d, (-0.65, 0.4, 1.4)))
        for x, y, turn, wide, cols in fronts:
            put(brickwork(wide - 0.2, h - first - 0.4, light, turn + 3, 0.2), x, y, first + 0.1, turn)
            for z, thick in ((first, 0.09), (first + story + 0.02, 0.06)):
                ox, oy = 0.02 * sin(rad(turn)), -0.02 * cos(rad(turn))
                box(wide + 0.06, 0.12, thick, (x + ox, y + oy, z), (0, 0, rad(turn)), flat(trim), 0.015)
            for f in range(3):
                for i, along in enumerate(cols):
                    ox, oy = along * cos(rad(turn)), along * sin(rad(turn))
                    lit = (2 * f + i + turn) % 7 == 1
                    style = ("hood", "flat", "arch")[f]
                    put(sash(0.42, 0.64, "white", style, trim, lit), x + ox, y + oy, first + 0.24 + story * f, turn)
            put(cornice(wide - 0.04, COPPER, 0.26, 0.38), x, y, h - 0.06, turn)
        put(rooftop(w, d, wall, "#e9e1cf", h + 0.13))
        put(bay(first + 0.36, h + 0.1, wall, trim), w / 2 - 0.08, 0.08, 0)
        put(chimney(0.8), -1.3, 3.4, h + 0.08)
        put(bulkhead("#e0c497"), 0.3, 2.7, h + 0.1)
        put(store(w, d), 0, 0, 0)
    return g


def store(w, d):
    """The store on the ground floor, around the corner: windows, sign boards and awnings."""
    with group("store") as g:
        put(shop_window(w - 0.3, 1.08, "evergreen", 1, "orange"), -0.1, -0.01, 0)
        put(shop_window(2.0, 1.08, "evergreen", 1, "wood2"), w / 2 + 0.01, 1.25, 0, 90)
        box(0.3, 0.3, 1.3, (w / 2 - 0.1, 0.1, 0), m=flat("#d2b183"), b=0.02)
        for x, y, turn, wide in ((0, -0.03, 0, w), (w / 2 + 0.03, 1.2, 90, 2.4)):
            box(wide, 0.1, 0.22, (x, y, 1.1), (0, 0, rad(turn)), flat("evergreen"), 0.015)
        put(awning(w - 0.75, ("green2", "cream"), 0.44, 0.27), -0.2, -0.08, 1.16)
        put(awning(1.9, ("green2", "cream"), 0.44, 0.27), w / 2 + 0.08, 1.4, 1.16, 90)
        for y in (2.8, 3.5):
            put(sash(0.34, 0.5, "white", "flat", "white"), w / 2, y, 0.5, 90)
    return g


# ---------- street ----------
def shelter(w=1.5):
    """A bus shelter: glass walls, a curved green roof, a bench; open to -y."""
    with group("shelter") as g:
        for x in (-w / 2, w / 2):
            for y in (-0.2, 0.24):
                box(0.045, 0.045, 0.98, (x, y, 0), m=flat(IRON), b=0.008)
            box(0.025, 0.4, 0.66, (x, 0.02, 0.16), m=glassmat("sky"), b=0.006)
        box(w - 0.04, 0.025, 0.66, (0, 0.24, 0.16), m=glassmat("sky"), b=0.006)
        box(w + 0.24, 0.76, 0.07, (0, 0, 0.97), m=flat("green2"), b=0.025)
        put(bench(), 0, 0.1, 0)
    return g


def stop_sign():
    """A bus stop's pole with a blank blue disk."""
    with group("stop_sign") as g:
        tube([(0, 0, 0), (0, 0, 1.25)], 0.02, "grey2", res=3)
        box(0.26, 0.03, 0.34, (0, -0.02, 1.0), m=flat("blue2"), b=0.012)
        box(0.16, 0.03, 0.1, (0, -0.03, 1.15), m=flat("white"), b=0.006)
    return g


def hydrant():
    """A fire hydrant."""
    with group("hydrant") as g:
        cyl(0.1, 0.05, m=flat("rust"), b=0.012, n=20)
        cyl(0.07, 0.26, (0, 0, 0.03), m=flat("rust"), b=0.012, n=20)
        sphere(0.078, (0, 0, 0.29), flat("rust"), sub=3)
        cyl(0.03, 0.05, (0, 0, 0.35), m=flat("rust"), b=0.008, n=8)
        cyl(0.036, 0.24, (0, 0, 0.2), (0, rad(90), 0), flat("cream"), c=True, b=0.008, n=16)
        cyl(0.045, 0.1, (0, -0.06, 0.18), (rad(90), 0, 0), flat("cream"), c=True, b=0.008, n=16)
    return g


def street_tree(x, y, h, kind, seed):
    """A tree in a square pit in the sidewalk."""
    box(0.5, 0.5, 0.05, (x, y, -0.01), m="wood2", b=0.012)
    for side in (-1, 1):
        box(0.54, 0.04, 0.07, (x, y + side * 0.25, 0), m=flat(IRON), b=0.008)
        box(0.04, 0.54, 0.07, (x + side * 0.25, y, 0), m=flat(IRON), b=0.008)
    fix(tree(h, kind, seed), x, y, 0.03)


def sidewalk(x, y):
    """Whether a leaf may lie here: on the front sidewalk, not under a building."""
    return -6.9 < x < 3.9 and CURB_Y + 0.1 < y < FRONT_Y - 0.1


def stands():
    """Fruit stands under the awning: slanted crates on legs."""
    fruit = ("orange", "#9fc078", "rust", "yellow")
    for k, x in enumerate((1.0, 1.45, 1.9)):
        with group("stand") as g:
            for side in (-0.18, 0.18):
                box(0.03, 0.24, 0.3, (side, 0, 0), m=flat("wood2"), b=0.006)
            box(0.42, 0.34, 0.1, (0, 0, 0.24), (rad(16), 0, 0), flat("wood3"), 0.01)
            for i in range(5):
                for j in range(4):
                    spot = (-0.15 + i * 0.075, -0.11 + j * 0.075, 0.325 + j * 0.02)
                    sphere(0.04, spot, flat(fruit[(k + i // 3) % 4]), sub=2)
        fix(g, x, FRONT_Y - 0.36, 0.03)


def pick_up():
    """What waits behind the truck: an armchair, cartons, a bag."""
    y = CURB_Y + 0.42
    fix(armchair("blue"), -1.08, y, 0.03, -15, 0.46)
    fix(cardboard_closed(0.36, 0.3, 0.26), -0.62, y - 0.04, 0.03, 8)
    fix(cardboard_closed(0.28, 0.24, 0.2), -0.62, y - 0.04, 0.293, -12)


def scene():
    land()
    paving()
    fix(brown_house(), -5.28, FRONT_Y)
    fix(red_house(), -2.11, FRONT_Y)
    fix(corner_house(), 1.42, FRONT_Y)
    for x, y, h, kind, seed in (
        (-6.78, -3.2, 1.55, "amber", 3),
        (0.5, -3.37, 1.45, "orange", 6),
        (3.8, 2.4, 2.3, "yellow", 12),
        (3.75, 4.3, 2.0, "orange", 15),
    ):
        street_tree(x, y, h, kind, seed)
    for x, y, h, kind, seed in ((6.55, 3.9, 2.4, "rust", 21), (6.6, 1.7, 2.0, "amber", 24)):
        fix(tree(h, kind, seed), x, y, 0)
    fix(company_truck(), -3.1, -4.2, 0.02, 0, TRUCK)
    fix(car("blue"), CROSS[0] + 0.5, 0.2, 0.02, 90)
    fix(car("cream"), CROSS[0] + 0.5, 2.9, 0.02, 90)
    fix(shelter(), 6.35, -1.3, 0.03, -90)
    fix(stop_sign(), 6.1, -2.5, 0.03, -60)
    fix(hydrant(), -0.1, -3.42, 0.03)
    stands()
    pick_up()
    fix(walker("yellow", "denim", "slate"), 3.8, -3.1, 0.03, 50, 0.46)
    fix(walker("rose", "slate2"), 4.95, -3.2, 0.03, 90, 0.46)
    for x in (-4.55, 2.9):
        fix(street_lamp(1.5), x, CURB_Y + 0.22, 0.03)
    leaves(26, under_trees([(-6.72, -3.1, 0.4), (0.5, -3.3, 0.4)], sidewalk), 0.035, 4, s=0.06)
    leaves(40, under_trees([(6.6, 1.8, 0.5), (6.5, 3.8, 0.5)], lambda x, y: 6.2 < x < 6.9 and y < 4.2), 0.03, 8, s=0.06)
    sprigs(90, lambda r: (r.uniform(6.35, 6.9), r.uniform(0.5, 4.2)), lambda x, y: 0.02, 3)
