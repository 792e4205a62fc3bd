"""An attic under its pitched roof before and after; what stays is in both."""
import importlib

from kit import *

ALTS = {
    "before": "An attic packed with trunks, boxes, a crib, chairs, lamps and Christmas things under the rafters",
    "after": "The same attic empty: clear floor boards, a rug, a window seat, a plant and the wooden rafters",
}
CAMERA = dict(target=(-0.12, -0.12, 0.85), lens=108)

old = importlib.import_module("services.attic-cleanout")  # its trunk and its pile of books
carton = cardboard_closed

W, D = 6.3, 4.5
L, B = -W / 2, D / 2
KNEE, RIDGE = 1.12, 3.3  # inner heights: where the slope begins at the back, and in the middle
PITCH = (RIDGE - KNEE) / B
T = 0.2
WALL, EDGE, CAP, LINING = "#c9d8da", "#b9c9cb", "#e6d8bb", "#f0e8d8"


def shell():
    """Floor, gable wall at the left, low wall at the back, and the rear slope of the roof with its rafters."""
    with group("attic") as g:
        box(W + 2 * T, D + 2 * T, 0.34, (-T / 4, 0, -0.42), m="oat", b=0.06)
        box(W + T * 1.5, D + T * 1.5, 0.12, (-T / 4, 0, -0.12), m=flat("#d8b88c"), b=0.03)
        for i in range(1, 18):
            box(W - 0.04, 0.014, 0.004, (0, -B + i * D / 18, -0.001), m=flat("#bd9a6c"), b=0)
        gable = [(-B, -0.03), (B + T, -0.03), (B + T, KNEE - T * PITCH), (0, RIDGE), (-B, KNEE)]
        prism(gable, T, (L - T / 2, 0, 0), m=flat(WALL), b=0.012, axis="x")
        for i in range(1, 12):
            z = i * 0.28
            half = min(B, (RIDGE - z) / PITCH)
            box(0.01, half * 2, 0.016, (L + 0.002, 0, z), m=flat(EDGE), b=0.003)
        box(W, T, KNEE + 0.02, (0, B + T / 2, -0.03), m=flat(WALL), b=0.01)
        box(W, 0.04, 0.12, (0, B - 0.02, 0), m="white", b=0.012)
        box(0.04, D, 0.12, (L + 0.02, 0, 0), m="white", b=0.012)
    return g


def roof():
    """The rear slope: lining boards, rafters with their posts, ridge beam, and a cut edge in sand."""
    out = B + 0.32
    low = KNEE - 0.32 * PITCH
    with group("roof") as g:
        prism(
            [(0, RIDGE), (out, low), (out, low + 0.2), (0, RIDGE + 0.2)],
            W,
            (0, 0, 0),
            m=flat(LINING),
            b=0.008,
            axis="x",
        )
        prism(
            [(-0.06, RIDGE - 0.03), (out, low - 0.03), (out, low + 0.24), (-0.06, RIDGE + 0.26)],
            0.08,
            (W / 2 + 0.03, 0, 0),
            m=CAP,
            b=0.02,
            axis="x",
        )
        band = [(-B - 0.04, KNEE - 0.06), (0, RIDGE - 0.02), (0, RIDGE + 0.2), (-B - 0.04, KNEE + 0.12)]
        prism(band, T + 0.06, (L - T / 2, 0, 0), m=CAP, b=0.02, axis="x")
        for i in range(1, 9):
            y = B * i / 9
            z = RIDGE - y * PITCH
            box(W - 0.1, 0.016, 0.012, (0, y, z - 0.012), (math.atan(-PITCH), 0, 0), m=flat("#dccfb6"), b=0.003)
        for i in range(7):
            x = L + 0.3 + i * 0.93
            prism(
                [(0, RIDGE), (B, KNEE), (B, KNEE - 0.19), (0, RIDGE - 0.19)],
                0.11,
                (x, 0, 0),
                m="wood",
                b=0.014,
                axis="x",
            )
            box(0.11, 0.07, KNEE - 0.1, (x, B - 0.035, 0), m="wood", b=0.014)
        box(W + 0.02, 0.13, 0.3, (0.02, -0.02, RIDGE - 0.16), m="wood2", b=0.02)
        box(W, 0.1, 0.12, (0, B * 0.52, RIDGE - B * 0.52 * PITCH - 0.3), m="wood2", b=0.015)
    return g


def gable_window(w=1.0, h=1.2):
    """Window with four panes; stands on the wall plane, faces -Y."""
    with group("window") as g:
        box(w + 0.2, 0.1, h + 0.2, (0, 0, -0.1), m="white", b=0.02)
        box(w, 0.06, h, (0, -0.035, 0), m=mat("sky", rough=0.2, bump=0, emit=0.55), b=0.01)
        box(w, 0.04, 0.045, (0, -0.055, h / 2 - 0.02), m="white", b=0.01)
        box(0.045, 0.04, h, (0, -0.055, 0), m="white", b=0.01)
        box(w + 0.3, 0.22, 0.06, (0, -0.07, -0.15), m="white", b=0.015)
    return g


def window_seat(w=1.9, d=0.52, h=0.42):
    """Low bench with drawers and a cushion."""
    with group("seat") as g:
        box(w, d, h, m=flat("white"), b=0.02)
        for i in range(3):
            x = -w / 2 + w * (i + 0.5) / 3
            box(w / 3 - 0.06, 0.03, h - 0.14, (x, -d / 2 - 0.005, 0.08), m=flat("grey3"), b=0.012)
            sphere(0.024, (x, -d / 2 - 0.03, 0.24), metalmat("yellow"), sub=3)
        soft(w - 0.03, d, 0.11, (0, 0, h), m="sage", puff=0.015, b=0.05)
    return g


def pendant():
    """A lamp on a cord; its origin is where the cord begins."""
    with group("pendant") as g:
        tube([(0, 0, 0), (0, 0, -0.5)], 0.01, "slate2", caps=False)
        lathe(
            [(0.03, -0.48), (0.08, -0.52), (0.2, -0.68), (0.19, -0.68), (0.07, -0.54), (0.03, -0.5)], m="green2", ang=50
        )
        sphere(0.065, (0, 0, -0.64), mat("yellow", emit=1.2), sub=3)
    return g


def crib(w=1.15, d=0.62, m="cream"):
    """Crib with bars on all sides and a mattress."""
    with group("crib") as g:
        for sx in (-1, 1):
            for sy in (-1, 1):
                box(0.055, 0.055, 0.96, (sx * w / 2, sy * d / 2, 0), m=m, b=0.015)
                sphere(0.036, (sx * w / 2, sy * d / 2, 0.97), m, sub=3)
        for z in (0.3, 0.84):
            for s in (-1, 1):
                box(w, 0.04, 0.06, (0, s * d / 2, z), m=m, b=0.012)
                box(0.04, d, 0.06, (s * w / 2, 0, z), m=m, b=0.012)
        for s in (-1, 1):
            for i in range(1, 9):
                x = -w / 2 + w * i / 9
                tube([(x, s * d / 2, 0.34), (x, s * d / 2, 0.86)], 0.014, m, caps=False, res=3)
            for i in range(1, 5):
                y = -d / 2 + d * i / 5
                tube([(s * w / 2, y, 0.34), (s * w / 2, y, 0.86)], 0.014, m, caps=False, res=3)
        soft(w - 0.06, d - 0.06, 0.14, (0, 0, 0.34), m="rose", puff=0.01, b=0.05)
        soft(0.3, 0.24, 0.2, (-0.3, 0, 0.46), m="wood3", puff=0.04, b=0.09)
        sphere(0.12, (-0.3, 0, 0.72), "wood3", sub=3)
        for s in (-1, 1):
            sphere(0.05, (-0.3 + s * 0.09, 0, 0.81), "wood3", sub=3)
    return g


def tree_box(w=1.25, d=0.36, h=0.36):
    """Long carton with a picture of a Christmas tree on its front."""
    with group("tree_box") as g:
        box(w, d, h, m="rust", b=0.014)
        box(w - 0.5, 0.012, h - 0.08, (-0.2, -d / 2, 0.04), m="cream", b=0.004)
        for x in (-0.42, -0.2, 0.02):
            box(0.03, 0.014, 0.06, (x, -d / 2 - 0.006, 0.05), m="wood2", b=0.003)
            for k in range(3):
                half = 0.1 - k * 0.022
                prism(
                    [(-half, 0), (half, 0), (0, 0.1)],
                    0.014,
                    (x, -d / 2 - 0.006 - k * 0.002, 0.1 + k * 0.06),
                    m="evergreen",
                    b=0.002,
                )
        box(0.09, d + 0.01, 0.006, (0.42, 0, h - 0.003), m="tape", b=0.001)
    return g


def boxed_tree():
    """A folded Christmas tree with baubles that looks out of its carton."""
    with group("boxed_tree") as g:
        cardboard_open(0.56, 0.5, 0.42, seed=4, fill=False)
        put(conifer(4.2, seed=2), 0, 0, 0.04, 0, 0.3)
        for i in range(9):
            z = 0.55 + i * 0.07
            a = i * 2.2
            r = 0.34 * (1.34 - z) / 0.9
            sphere(0.045, (r * cos(a), r * sin(a), z), ("rust", "amber", "sky")[i % 3], sub=3)
    return g


def ornaments():
    """Open carton of Christmas baubles."""
    with group("ornaments") as g:
        cardboard_open(0.56, 0.44, 0.3, seed=6, fill=False)
        for i in range(20):
            x = -0.2 + (i % 5) * 0.1
            y = -0.15 + (i // 5) * 0.1
            sphere(
                0.062,
                (x, y, 0.27 + 0.02 * (i % 3)),
                ("rust", "amber", "green2", "cream", "sky")[(i * 3 + i // 5) % 5],
                sub=3,
            )
        box(0.5, 0.38, 0.2, (0, 0, 0.02), m="card2", b=0.01)
    return g


def rocking_horse(m="oat"):
    """A rocking horse, its side to the front."""
    with group("horse") as g:
        for s in (-1, 1):
            rocker = [(0.8 * sin(rad(a)), s * 0.17, 0.83 - 0.8 * cos(rad(a))) for a in range(-40, 41, 8)]
            tube(rocker, 0.03, "rust")
            for x in (-0.2, 0.2):
                tube([(x * 1.6, s * 0.17, 0.1), (x, s * 0.09, 0.5)], 0.04, m)
        soft(0.6, 0.26, 0.28, (0, 0, 0.42), m=m, puff=0.03, b=0.11)
        tube([(0.22, 0, 0.56), (0.36, 0, 0.86)], 0.085, m)
        tube([(0.36, 0, 0.88), (0.52, 0, 0.8)], 0.07, m)
        tube([(0.2, 0, 0.68), (0.25, 0, 0.8), (0.31, 0, 0.94)], 0.05, "wood2")
        tube([(-0.28, 0, 0.6), (-0.4, 0, 0.56), (-0.44, 0, 0.36)], 0.035, "wood2", smooth=True)
        box(0.24, 0.3, 0.05, (-0.02, 0, 0.68), m="blue2", b=0.02)
        tube([(0.34, -0.2, 0.86), (0.34, 0.2, 0.86)], 0.02, "rust")
    return g


def standing_mirror():
    """Oval mirror on a stand."""
    with group("mirror") as g:
        for s in (-1, 1):
            tube([(s * 0.33, 0, 0.05), (s * 0.33, 0, 0.95)], 0.024, "wood2")
            tube([(s * 0.33, -0.2, 0.025), (s * 0.33, 0, 0.1), (s * 0.33, 0.2, 0.025)], 0.024, "wood2")
        tube([(-0.33, 0, 0.2), (0.33, 0, 0.2)], 0.02, "wood2")
        oval = [(0.28 * cos(rad(a)), 0.88 + 0.54 * sin(rad(a))) for a in range(0, 360, 10)]
        prism(oval, 0.05, (0, 0, 0), m="wood", b=0.015)
        glass = [(0.23 * cos(rad(a)), 0.88 + 0.48 * sin(rad(a))) for a in range(0, 360, 10)]
        prism(glass, 0.02, (0, -0.022, 0), m=glassmat("sky"), b=0.004)
    return g


def kept():
    """What the owner keeps: identical in both pictures. Returns the roof, which is not committed yet."""
    fix(shell())
    roof_parts = roof()
    put(gable_window(), L + 0.005, 0, 1.3, 90)
    put(pendant(), 0.7, 0, RIDGE - 0.16)
    fix(rug(2.7, 1.8, "rose", "cream"), 0.1, -0.35, 0.004)
    fix(window_seat(), L + 0.31, 0, 0, 90)
    on(soft_pillow(), L + 0.2, 0.66, 90)
    fix(plant("green2", "rust"), L + 0.48, -1.5, s=1.2)
    fix(shelf(1.25, 0.36, 0.84, 3, m="white", board="wood3"), -2.28, B - 0.27)
    for i, z in enumerate((0.158, 0.478, 0.798)):
        fix(books(7, 3 + i, 0.22), -2.8, B - 0.27, z)
    return roof_parts


def soft_pillow():
    """A cushion that stands on its edge."""
    with group("pillow") as g:
        soft(0.4, 0.17, 0.38, m="peach", puff=0.05, b=0.07)
    return g


def on_seat():
    """What lies on the window seat and the shelf."""
    on(carton(0.42, 0.36, 0.3), L + 0.32, -0.62, 96)
    on(carton(0.34, 0.3, 0.24), L + 0.32, -0.62, 84)
    on(table_lamp("rust", "cream"), L + 0.3, -0.12)
    on(carton(0.36, 0.28, 0.16), -2.0, B - 0.3, 4, z=0.95)


def back_row():
    """Trunks, boxes and a television under the slope."""
    stack(-1.1, B - 0.4, (old.trunk(0.9, 0.5, 0.36, "green2"), 3), (carton(0.5, 0.4, 0.3), -5))
    stack(-0.1, B - 0.42, (chest("wood", 0.9, 0.8, 3), -3), (picture(0.56, 0.42), 0))
    stack(
        0.88,
        B - 0.42,
        (carton(0.66, 0.5, 0.46), 4),
        (carton(0.5, 0.42, 0.36), -7),
        (old.book_pile(["rust", "sage", "oat"], 4), 10),
    )
    on(crt_tv(w=0.72), 1.76, B - 0.75, -4, z=1.2)
    stack(
        2.62,
        B - 0.45,
        (carton(0.76, 0.56, 0.5), -3),
        (tote(0.58, 0.42, 0.32, m="plum", lid="cream"), 5),
        (carton(0.4, 0.34, 0.26), -9),
    )


def second_row():
    """A crib, a mirror, lamps and rugs."""
    on(floor_lamp(shade="peach", h=1.5), -2.55, 1.18)
    on(rug_roll(1.7, 0.14, "denim"), -1.72, 1.28)
    on(rug_roll(1.45, 0.13, "rust", "oat"), -1.44, 1.12)
    on(crib(), -0.62, 0.82, 6)
    on(standing_mirror(), 0.45, 0.92, 12)
    stack(1.22, 0.86, (carton(0.6, 0.5, 0.46), -8), (carton(0.54, 0.44, 0.4), 7), (boxed_tree(), 0))
    on(floor_lamp(shade="yellow", h=1.45), 1.92, 0.85)
    stack(2.6, 0.7, (old.trunk(0.86, 0.52, 0.4, "blue2"), -8), (suitcase("denim", 0.6, 0.4, 0.2), 4))


def middle():
    """What stands on the rug."""
    stack(-2.2, 0.62, (carton(0.56, 0.5, 0.44), 8), (tote(0.54, 0.4, 0.3, m="blue"), -6))
    on(chair("wood", "amber"), -1.72, -0.02, 28)
    stack(-1.0, -0.12, (old.trunk(0.92, 0.54, 0.4, "plum"), 8), (tree_box(1.0, 0.32, 0.32), -4))
    stack(-0.05, 0.12, (carton(0.62, 0.52, 0.46), -6), (cardboard_open(0.52, 0.42, 0.34, seed=2), 9))
    stack(0.72, 0.1, (carton(0.56, 0.46, 0.42), 6), (bin_bag(0.85, m="green2", seed=3), 0))
    on(armchair("blue"), 1.66, -0.08, -14)
    on(bin_bag(0.72, seed=5), 1.62, -0.2)
    on(chair("wood2", "sage"), 2.72, -0.25, -40)


def front():
    """A rocking horse, trunks, boxes and bags in front."""
    stack(-2.1, -0.72, (crate(0.5, 0.4, 0.3), -8), (old.book_pile(["denim", "amber", "cream", "plum"], 6), 20))
    on(rocking_horse(), 0.5, -0.85, -14)
    on(cardboard_open(0.6, 0.5, 0.42, seed=1), -0.55, -0.95, 14)
    on(bin_bag(1.0, m="green2", seed=9), -1.5, -0.78)
    stack(1.62, -1.16, (carton(0.64, 0.54, 0.46), -8), (ornaments(), 6))
    stack(2.62, -1.1, (carton(0.6, 0.5, 0.42), 8), (table_lamp("blue2", "peach"), 0))
    on(tree_box(), 0.55, -1.82, 4)
    on(old.trunk(0.8, 0.48, 0.34, "rose"), -0.78, -1.72, -8)
    on(suitcase("denim", 0.6, 0.42, 0.2), -1.7, -1.42, 12)
    stack(-1.72, -2.0, (carton(0.46, 0.36, 0.26), 10), (old.book_pile(["sage", "rust", "oat"], 8), 30))
    stack(1.95, -1.88, (tote(0.58, 0.42, 0.32, m="sage", lid="cream"), -6), (carton(0.36, 0.3, 0.22), 12))
    on(golf_bag("plum"), 2.85, -1.75)
    on(paint_tin("blue"), -0.12, -1.45)


def scene(variant):
    """The attic "before" or "after"; the roof is committed last, so that props drop through it."""
    overhead = kept()
    if variant == "before":
        on_seat()
        back_row()
        second_row()
        middle()
        front()
    commit(overhead)
