"""A Bergen County downtown: brick storefronts with apartments above, a movie house with a marquee, a corner
building, a commuter station with a clock, garden apartments behind and a far suspension bridge tower."""
import numpy as np

from kit import *
from kit.facades import *

ALT = (
    "A dense downtown corner of brick storefronts with apartments above, a movie house marquee, a crosswalk, "
    "a rail station with a clock and a distant suspension bridge, a green and orange truck on the street"
)
CAMERA = dict(target=(0.6, -0.1, 1.55), az=26, el=25, dist=46, lens=74)
STAGE = dict(bg_z=BASE)

W, D = 16.8, 12.0  # the slab
CURB_Y, FRONT_Y = -3.55, -2.65  # main street's curb and the building line
CROSS = (3.35, 5.0)  # the cross street
TRACK_X = 7.35


def land():
    """The slab: sand, paving, the two streets, the lawn behind and the railway at the right."""
    prism(outline(W, D), 0.62, (0, 0, BASE), m="oat", b=0.12, axis="z")
    prism(outline(W, D, grow=0.012), 0.28, (0, 0, -0.28), m="concrete", b=0.06, axis="z")
    top = outline(W, D, grow=0.022)
    lawn = [(-12, 0.6), (2.5, 0.6), (2.5, 9), (-12, 9)]
    prism(clip(lawn, top), 0.3, (0, 0, -0.28), m="grass", b=0.03, axis="z")
    bed = [(TRACK_X - 0.62, -9), (12, -9), (12, 9), (TRACK_X - 0.62, 9)]
    prism(clip(bed, top), 0.3, (0, 0, -0.29), m="grass", b=0.03, axis="z")
    street = [
        (-12, -9),
        (12, -9),
        (12, CURB_Y),
        (CROSS[1], CURB_Y),
        (CROSS[1], 9),
        (CROSS[0], 9),
        (CROSS[0], CURB_Y),
        (-12, CURB_Y),
    ]
    prism(clip(street, outline(W, D, grow=0.034)), 0.3, (0, 0, -0.285), m="road", b=0.03, axis="z")


def streets():
    """Curbs, joints in the sidewalks, dashes and crosswalks."""
    for x0, x1 in ((-W / 2 + 0.1, CROSS[0] - 0.02), (CROSS[1] + 0.02, TRACK_X - 0.62)):
        box(x1 - x0, 0.12, 0.16, ((x0 + x1) / 2, CURB_Y + 0.03, -0.09), m="kerb", b=0.02)
    for x, side in ((CROSS[0], -1), (CROSS[1], 1)):
        box(
            0.12,
            D / 2 - CURB_Y - 0.25,
            0.16,
            (x + side * 0.03, (D / 2 + CURB_Y) / 2 + 0.06, -0.09),
            m="kerb",
            b=0.02,
        )
    for i in range(13):
        x = -8.0 + i * 0.86
        box(0.84, 0.68, 0.06, (x + 0.43, CURB_Y + 0.47, -0.03), m="concrete", b=0.012)
    for i in range(8):
        box(0.62, 0.84, 0.06, (CROSS[0] - 0.43, CURB_Y + 1.26 + i * 0.86, -0.03), m="concrete", b=0.012)
    for x in (-6.8, -5.2, -3.6, -2.0, -0.4):
        box(0.8, 0.08, 0.012, (x, -4.78, 0.02), m="cream", b=0.003)
    for y in (-1.9, -0.4, 1.1, 2.6, 4.1):
        box(0.08, 0.7, 0.012, ((CROSS[0] + CROSS[1]) / 2, y, 0.02), m="cream", b=0.003)
    put(crosswalk(6, 0.7, 0.27), (CROSS[0] + CROSS[1]) / 2, CURB_Y + 0.45, 0.016)
    put(crosswalk(8, 0.7, 0.27), CROSS[0] - 0.5, -4.72, 0.016, 90)


def corner_shop(w=3.1, d=3.0, cut=0.75, wall="#c98a73", trim="cream", front="evergreen"):
    """Three floors on a corner; the corner to the front right is cut off and holds the door."""
    first, story, floors = 1.25, 0.98, 2
    h = first + story * floors + 0.2
    plan = [(-w / 2, 0), (w / 2 - cut, 0), (w / 2, cut), (w / 2, d), (-w / 2, d)]

    def grown(by):
        return [
            (-w / 2, -by),
            (w / 2 - cut + 0.4 * by, -by),
            (w / 2 + by, cut - 0.4 * by),
            (w / 2 + by, d),
            (-w / 2, d),
        ]

    faces = (  # middle of the face, its turn and width
        (-cut / 2, 0, 0, w - cut),
        (w / 2 - cut / 2, cut / 2, 45, cut * 1.414),
        (w / 2, (cut + d) / 2, 90, d - cut),
    )
    with group("corner_shop") as g:
        prism(plan, h, m=flat(wall), b=0.012, axis="z")
        for z, by, thick in ((first - 0.04, 0.06, 0.06), (first + story - 0.05, 0.03, 0.05)):
            prism(grown(by), thick, (0, 0, z), m=flat(trim), b=0.012, axis="z")
        for x, y, turn, wide in faces:
            put(brickwork(wide - 0.1, h - first - 0.3, seed=turn + 3, share=0.17), x, y, first + 0.06, turn)
            n = {0: 3, 45: 1, 90: 3}[turn]
            for f in range(floors):
                for i in range(n):
                    along = (i - (n - 1) / 2) * (wide - 0.1) / n
                    ox, oy = along * cos(rad(turn)), along * sin(rad(turn))
                    style = "hood" if f == 0 else "flat"
                    lit = (2 * f + i + turn) % 7 == 1
                    put(
                        sash(0.36, 0.58, trim, style, trim, lit),
                        x + ox,
                        y + oy,
                        first + 0.22 + story * f,
                        turn,
                    )
            put(cornice(wide, trim, 0.18, 0.3), x, y, h - 0.2, turn)
            ox, oy = 0.06 * sin(rad(turn)), -0.06 * cos(rad(turn))
            if turn == 45:
                box(wide - 0.16, 0.1, 1.12, (x, y, 0), (0, 0, rad(45)), flat(front), 0.012)
                put(door("wood", 1.0, 2.0), x + 0.03, y - 0.03, 0.02, 45, 0.48)
            else:
                put(shop_window(wide - 0.14, 1.02, front, -1 if turn == 0 else 1), x, y, 0.0, turn)
                box(
                    wide - 0.06,
                    0.1,
                    0.18,
                    (x + ox / 3, y + oy / 3, 1.02),
                    (0, 0, rad(turn)),
                    flat(front),
                    0.012,
                )
                put(awning(wide - 0.16, ("green2", "cream")), x + ox, y + oy, 1.08, turn)
        prism(grown(0.24), 0.07, (0, 0, h + 0.08), m=flat(trim), b=0.018, axis="z")
        prism(plan, 0.06, (0, 0, h + 0.12), m=flat("grey"), b=0.01, axis="z")
        for side in (-1, 1):
            box(0.1, d - cut, 0.18, (side * (w / 2 - 0.05), (d + cut) / 2, h + 0.1), m=flat(wall), b=0.012)
        put(chimney(0.6), -0.9, d - 0.5, h + 0.1)
        box(0.5, 0.4, 0.28, (0.3, 1.5, h + 0.14), m=flat("grey3"), b=0.03)
        cyl(0.14, 0.03, (0.3, 1.5, h + 0.42), m=flat("slate2"), b=0.01, n=24)
    return g


def movie_house(w=2.8, d=3.4, h=2.5):
    """A stuccoed movie house: stepped front, blade sign, and a marquee with rows of bulbs and no letters."""
    bulb = mat("yellow", emit=0.5, bump=0)
    with group("movie_house") as g:
        box(w - 0.06, d, h, (0, d / 2, 0), m=flat("#e3d3b6"), b=0.015)
        for i, (wide, rise) in enumerate(((w, 0.14), (w - 0.8, 0.44), (w - 1.6, 0.74))):
            y = 0.14 - 0.05 * i  # each step stands out a little farther
            box(wide, 0.34, h + rise, (0, y, 0), m=flat(("sand", "cream", "sand")[i]), b=0.02)
            box(wide + 0.06, 0.4, 0.07, (0, y, h + rise - 0.03), m=flat("sage"), b=0.015)
        for x in (-1.2, -0.85, 0.85, 1.2):
            tall = 0.86 if abs(x) > 1 else 1.2
            box(0.13, 0.08, tall, (x, -0.05 if abs(x) > 1 else -0.09, 1.55), m=flat("sage"), b=0.015)
        # ground floor: doors, posters, ticket booth
        box(w - 0.1, 0.06, 0.98, (0, -0.02, 0.02), m=flat("evergreen"), b=0.01)
        for x in (-0.62, -0.3, 0.3, 0.62):
            box(0.27, 0.04, 0.84, (x, -0.05, 0.03), m=flat("wood3"), b=0.01)
            box(0.18, 0.03, 0.6, (x, -0.07, 0.16), m=glassmat("glass"), b=0.006)
        box(0.34, 0.36, 0.42, (0, -0.18, 0), m=flat("rust"), b=0.02)
        box(0.3, 0.32, 0.42, (0, -0.18, 0.42), m=glassmat("glass"), b=0.01)
        box(0.38, 0.4, 0.06, (0, -0.18, 0.84), m=flat("yellow"), b=0.015)
        for x, m in ((-1.1, "blue"), (1.1, "rose")):
            box(0.4, 0.05, 0.66, (x, -0.05, 0.2), m=flat("yellow"), b=0.012)
            box(0.32, 0.03, 0.56, (x, -0.07, 0.25), m=flat(m), b=0.006)
            sphere(0.1, (x, -0.08, 0.58), flat("cream"), scale=(1, 0.15, 1), sub=3)
        # marquee
        front = [(-1.25, 0), (1.25, 0), (0.85, -0.86), (-0.85, -0.86)]
        prism(front, 0.46, (0, 0, 1.02), m=flat("cream"), b=0.015, axis="z")
        for z in (1.0, 1.46):
            prism(
                [(x * 1.04, y * 1.05) for x, y in front],
                0.07,
                (0, 0, z - 0.01),
                m=flat("rust"),
                b=0.015,
                axis="z",
            )
        sides = ((0, -0.86, 0, 1.7), (1.05, -0.43, 65.1, 0.95), (-1.05, -0.43, -65.1, 0.95))
        for x, y, turn, wide in sides:
            dx, dy = sin(rad(turn)), -cos(rad(turn))
            for k in range(3):  # rails that hold the letters
                box(
                    wide - 0.1,
                    0.02,
                    0.016,
                    (x + dx * 0.012, y + dy * 0.012, 1.16 + k * 0.11),
                    (0, 0, rad(turn)),
                    flat("grey2"),
                    0.004,
                )
            n = round(wide / 0.13)
            for i in range(n):
                along = (i - (n - 1) / 2) * wide / n
                bx, by = x + along * cos(rad(turn)), y + along * sin(rad(turn))
                for z in (1.025, 1.485):
                    sphere(0.034, (bx + dx * 0.05, by + dy * 0.05, z), bulb, sub=2)
        # blade sign
        box(0.16, 0.46, 1.5, (0, -0.38, 1.6), m=flat("blue2"), b=0.03)
        box(0.2, 0.3, 1.3, (0, -0.38, 1.7), m=flat("cream"), b=0.02)
        cyl(0.17, 0.14, (0, -0.38, 3.24), (0, rad(90), 0), flat("yellow"), c=True, b=0.02, n=6)
        for k in range(9):
            for x in (-0.09, 0.09):
                sphere(0.032, (x, -0.59, 1.68 + k * 0.16), bulb, sub=2)
                sphere(0.032, (x, -0.18, 1.68 + k * 0.16), bulb, sub=2)
        box(w - 0.1, d - 0.5, 0.05, (0, d / 2 + 0.2, h - 0.01), m=flat("grey"), b=0.01)
        box(0.7, 0.6, 0.36, (0.5, 1.9, h), m=flat("grey3"), b=0.03)
    return g


def apartments(w=2.5, d=2.5, floors=3):
    """A wing of garden apartments: brick, white bands, balconies and a hipped roof; its front is y = 0."""
    story = 0.98
    h = story * floors + 0.2
    with group("apartments") as g:
        box(w, d, h, (0, d / 2, 0), m=flat("#c4846e"), b=0.012)
        put(brickwork(w - 0.1, h - 0.2, "brick", 5, 0.16), 0, 0, 0.1)
        put(brickwork(d - 0.1, h - 0.2, "brick", 6, 0.16), w / 2, d / 2, 0.1, 90)
        for f in range(floors):
            z = 0.3 + f * story
            for x in (-0.85, 0.85):
                put(sash(0.36, 0.56, "white", "flat", "white", (f + (x > 0)) % 3 == 0), x, -0.01, z)
            box(0.5, 0.05, 0.7, (0, -0.01, z - 0.12), m=flat("white"), b=0.01)
            box(0.4, 0.04, 0.64, (0, -0.03, z - 0.1), m=glassmat("blue"), b=0.006)
            box(0.84, 0.34, 0.06, (0, -0.16, z - 0.2), m=flat("concrete"), b=0.01)
            for z_rail in (0.04, 0.26):
                box(0.82, 0.025, 0.025, (0, -0.31, z - 0.16 + z_rail), m=flat("evergreen"), b=0.005)
            for k in range(8):
                box(0.016, 0.02, 0.26, (-0.39 + k * 0.111, -0.31, z - 0.14), m=flat("evergreen"), b=0.003)
            for y in (0.5, 1.25, 2.0):
                put(sash(0.34, 0.56, "white", "flat", "white", (f * 2 + round(y)) % 5 == 0), w / 2, y, z, 90)
        box(w + 0.1, d + 0.1, 0.1, (0, d / 2, h - 0.05), m=flat("white"), b=0.02)
        box(w + 0.24, d + 0.24, 0.07, (0, d / 2, h + 0.04), m=flat("white"), b=0.02)
        rise, ridge = 0.7, d / 2 - w / 2 + 0.25
        verts = [
            (-w / 2 - 0.16, -0.16, 0),
            (w / 2 + 0.16, -0.16, 0),
            (w / 2 + 0.16, d + 0.16, 0),
            (-w / 2 - 0.16, d + 0.16, 0),
        ]
        verts += [(0, d / 2 - ridge, rise), (0, d / 2 + ridge, rise)]
        faces = [(0, 1, 4), (1, 2, 5, 4), (2, 3, 5), (3, 0, 4, 5)]
        put(mesh("hip", verts, faces, flat("roof"), smooth=False), 0, 0, h + 0.1)
        put(chimney(0.55), -0.5, d - 0.7, h + 0.35)
    return g


def station(w=1.5, d=3.0):
    """A small commuter station: stucco over brick, a hipped roof and a clock tower in front."""
    with group("station") as g:
        box(w, d, 0.5, (0, d / 2, 0), m=flat("brick"), b=0.015)
        put(brickwork(d - 0.1, 0.45, seed=2, share=0.25), w / 2, d / 2, 0.03, 90)
        box(w - 0.03, d - 0.03, 1.1, (0, d / 2, 0), m=flat("cream"), b=0.012)
        box(w + 0.06, d + 0.06, 0.06, (0, d / 2, 0.48), m=flat("concrete"), b=0.015)
        for y in (0.95, 1.6, 2.25):
            put(sash(0.34, 0.42, "evergreen", "arch", "sand"), w / 2, y, 0.56, 90)
        rise, out = 0.72, 0.32
        eaves = [(-w / 2 - out, -out), (w / 2 + out, -out), (w / 2 + out, d + out), (-w / 2 - out, d + out)]
        verts = [(x, y, 0) for x, y in eaves] + [(0, w / 2, rise), (0, d - w / 2, rise)]
        hip = [(0, 1, 4), (1, 2, 5, 4), (2, 3, 5), (3, 0, 4, 5)]
        put(mesh("hip", verts, hip, flat("#5c8a74"), smooth=False), 0, 0, 1.14)
        prism(eaves, 0.06, (0, 0, 1.09), m=flat("evergreen"), b=0.015, axis="z")
        t = 0.92  # the tower's side
        box(t, t, 2.35, (0, -0.1, 0), m=flat("cream"), b=0.015)
        box(t + 0.04, t + 0.04, 0.5, (0, -0.1, 0), m=flat("brick"), b=0.015)
        for side in (-1, 1):
            for y in (-t / 2, t / 2):
                box(0.1, 0.1, 1.8, (side * (t / 2 - 0.02), -0.1 + y * 0.96, 0.5), m=flat("sand"), b=0.012)
        put(door("evergreen", 1.0, 1.9), 0, -0.1 - t / 2, 0, 0, 0.44)
        box(t + 0.14, t + 0.14, 0.08, (0, -0.1, 1.5), m=flat("sand"), b=0.015)
        put(clock(), 0, -0.1 - t / 2, 1.96)
        put(clock(), t / 2, -0.1, 1.96, 90)
        box(t + 0.2, t + 0.2, 0.09, (0, -0.1, 2.33), m=flat("sand"), b=0.02)
        cyl(0.86, 0.78, (0, -0.1, 2.42), (0, 0, rad(45)), flat("#5c8a74"), r2=0.02, b=0.008, n=4)
        sphere(0.06, (0, -0.1, 3.22), metalmat("yellow"), sub=3)
    return g


def railway():
    """One track along the right-hand edge, planked over where the street crosses it."""
    y0, y1 = -D / 2 + 0.22, D / 2 - 0.22
    with group("railway") as g:
        start = CURB_Y + 0.05
        bed = [(-0.5, 0), (0.5, 0), (0.4, 0.07), (-0.4, 0.07)]
        prism(bed, y1 - start, (TRACK_X, (y1 + start) / 2, 0.01), m=flat("grey2"), b=0.02)
        for i in range(27):
            box(
                0.72,
                0.13,
                0.05,
                (TRACK_X, start + 0.15 + i * (y1 - start - 0.3) / 26, 0.065),
                m=flat("wood2"),
                b=0.012,
            )
        for x in (-0.23, 0.23):
            box(0.05, y1 - start, 0.07, (TRACK_X + x, (y1 + start) / 2, 0.105), m=metalmat("slate2"), b=0.01)
            box(0.05, start - y0, 0.03, (TRACK_X + x, (y0 + start) / 2, 0.006), m=metalmat("slate2"), b=0.008)
        for x, wide in ((-0.46, 0.34), (0, 0.36), (0.46, 0.34)):  # planks between and beside the rails
            box(
                wide,
                start - y0 - 0.12,
                0.02,
                (TRACK_X + x, (y0 + start) / 2, 0.008),
                m=flat("#a9a08f"),
                b=0.006,
            )
    return g


def crossing_gate():
    """A level crossing's signal: two lamps on a post and the raised arm."""
    with group("crossing_gate") as g:
        cyl(0.1, 0.08, m=flat("concrete"), b=0.015, n=24)
        tube([(0, 0, 0.05), (0, 0, 1.1)], 0.026, "grey3", res=4)
        for side in (-1, 1):
            cyl(
                0.085, 0.03, (side * 0.12, -0.02, 0.86), (rad(90), 0, 0), flat("slate"), c=True, b=0.008, n=24
            )
            cyl(0.055, 0.04, (side * 0.12, -0.03, 0.86), (rad(90), 0, 0), flat("rust"), c=True, b=0.008, n=24)
            box(0.44, 0.02, 0.07, (0, -0.03, 1.02), (0, rad(side * 38), 0), flat("white"), 0.006, c=True)
        with group("arm") as arm:
            for k in range(6):
                box(0.05, 0.04, 0.22, (0, 0, 0.14 + k * 0.22), m=flat("cream" if k % 2 else "rust"), b=0.006)
            box(0.12, 0.08, 0.22, (0, 0, -0.06), m=flat("grey2"), b=0.015)
        put(arm, 0, 0.05, 0.5, 0, 1, 0, 9)
    return g


def bridge():
    """A far suspension bridge: one lattice tower of steel, deck and cables, along x."""
    steel = flat("#a3b1b1")
    top, deck = 5.1, 2.2
    with group("bridge") as g:
        for side in (-0.5, 0.5):
            for x in (-0.2, 0.2):
                for y in (-0.1, 0.1):
                    box(0.07, 0.07, top, (x, side + y, 0), m=steel, b=0.012)
            for k in range(12):
                z = 0.15 + k * 0.41
                for y in (-0.1, 0.1):
                    a, b = (-0.2, 0.2) if k % 2 else (0.2, -0.2)
                    tube([(a, side + y, z), (b, side + y, z + 0.41)], 0.02, steel, caps=False, res=2)
                    box(0.4, 0.04, 0.04, (0, side + y, z), m=steel, b=0.008)
        for z in (deck - 0.25, deck + 1.4, top - 0.3):
            box(0.46, 1.1, 0.2, (0, 0, z), m=steel, b=0.02)
            for k in range(5):
                y = -0.36 + k * 0.18
                tube(
                    [(-0.2, y, z + 0.2), (-0.2, y + (0.09 if k % 2 else -0.09), z - 0.12)],
                    0.016,
                    steel,
                    caps=False,
                    res=2,
                )
        for z in (deck + 1.2, top - 0.5):  # the arches between the legs
            for x in (-0.2, 0.2):
                tube(
                    [(x, 0.4 * cos(rad(a)), z - 0.3 + 0.3 * sin(rad(a))) for a in range(0, 181, 20)],
                    0.03,
                    steel,
                    caps=False,
                    res=3,
                )
        box(0.56, 1.3, 0.09, (0, 0, top), m=steel, b=0.02)
        box(0.9, 1.6, 0.4, (0, 0, -0.05), m=flat("concrete"), b=0.03)
        x0, x1 = -1.5, 4.4
        box(x1 - x0, 0.74, 0.1, ((x0 + x1) / 2, 0, deck - 0.1), m=flat("grey2"), b=0.02)
        for side in (-0.36, 0.36):
            box(x1 - x0, 0.04, 0.14, ((x0 + x1) / 2, side, deck), m=steel, b=0.01)
            for end, n in ((x0 + 0.15, 4), (x1 - 0.15, 11)):  # the cable's end, its number of hangers
                sag = [top + 0.1 - (top - deck) * (1.75 * t - 0.75 * t * t) for t in np.linspace(0, 1, n + 1)]
                cable = [(end * k / n, side, z) for k, z in enumerate(sag)]
                tube(cable, 0.04, steel, caps=False, res=4)
                for x, y, z in cable[1:-1]:
                    tube([(x, y, deck), (x, y, z)], 0.013, steel, caps=False, res=2)
        for x in (x0 + 0.2, x1 - 0.2):
            box(0.4, 0.8, deck - 0.05, (x, 0, -0.05), m=flat("concrete"), b=0.03)
    return g


def scene():
    land()
    streets()
    # main street, left to right
    fix(movie_house(), -6.6, FRONT_Y)
    rows = (
        dict(
            w=2.0,
            floors=1,
            wall="#d6b38e",
            trim="white",
            head="hood",
            front="blue2",
            stripes=("blue2", "cream"),
            door_at=-1,
            seed=6,
        ),
        dict(
            w=2.3,
            floors=2,
            wall="brick",
            trim="sand",
            head="flat",
            front="slate2",
            stripes=("amber", "cream"),
            seed=3,
        ),
    )
    x = -5.19
    for row in rows:
        fix(shop(**row), x + row["w"] / 2, FRONT_Y, 0.01)
        x += row["w"] + 0.06
    fix(corner_shop(w=3.15), x + 0.05 + 3.15 / 2, FRONT_Y, 0.01)
    # behind
    fix(apartments(), -2.75, 1.6, 0.01)
    fix(apartments(), 1.05, 1.6, 0.01)
    fix(bridge(), -6.05, 5.2, 0.01, -6)
    for x, y, h, kind, seed in (
        (-0.85, 1.9, 2.6, "amber", 3),
        (-0.85, 3.8, 2.9, "orange", 6),
        (-7.35, 2.0, 2.5, "rust", 9),
        (-5.0, 1.75, 2.6, "yellow", 12),
        (2.8, 1.5, 1.6, "yellow", 15),
        (5.75, -2.3, 1.6, "orange", 18),
    ):
        fix(tree(h, kind, seed), x, y, 0)
    # station and railway
    fix(station(), 5.95, 0.1, 0.0)
    commit(railway())
    fix(train(1, "green2"), TRACK_X, 3.1, 0.185)
    # street life
    fix(company_truck(), -1.3, -5.2, 0.02, 180, TRUCK)
    fix(car("rose"), 1.35, -3.98, 0.02, 0)
    fix(car("blue"), -4.6, -3.98, 0.02, 0)
    fix(car("cream"), CROSS[1] - 0.45, 1.2, 0.02, 90)
    for lx in (-7.9, -4.1, 0.4):
        fix(street_lamp(1.3), lx, CURB_Y + 0.2, 0.02)
    for ly in (-0.4, 2.6):
        fix(street_lamp(1.3), CROSS[0] - 0.2, ly, 0.02)
    fix(bench(), 5.6, -3.05, 0.0, 0, 1.0)
    fix(crossing_gate(), TRACK_X - 0.78, CURB_Y - 0.02, 0.0)
    sprigs(150, lambda r: (r.uniform(7.95, 8.25), r.uniform(-3.3, 4.6)), lambda x, y: 0.02, 3)
    sprigs(220, lambda r: (r.uniform(-8.0, -4.2), r.uniform(0.9, 5.6)), lambda x, y: 0.02, 5)
    fix(walker("yellow", "denim", "slate"), CROSS[0] + 0.45, CURB_Y + 0.5, 0.03, 90, 0.46)
    fix(walker("rose", "slate2"), CROSS[0] + 1.15, CURB_Y + 0.36, 0.03, -90, 0.46)
    fix(walker("blue", "slate2"), -6.95, CURB_Y + 0.3, 0.03, 80, 0.46)
    fix(walker("sage", "wood2", "black", skin="skin2"), 6.35, -1.75, 0.0, 110, 0.46)
    leaves(40, (5.2, -3.3, 6.5, -1.6), 0.005, 4, s=0.06)
