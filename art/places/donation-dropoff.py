"""The back door of a charity shop: a donation bin with a heart, a rack of clothes, a chair, full boxes."""
import importlib

from kit import *

ALT = (
    "The back door of a charity thrift shop: a green donation bin with a heart, a rack of clothes, a chair, "
    "a lamp, a rolled rug and boxes of clothes and books under a striped awning"
)
PLINTH = "peach"
CAMERA = dict(target=(0.03, 0, 0.7), dist=15.7)
shared = importlib.import_module("services.donation-pickup")  # its heart and its folded clothes
W, H, D = 2.3, 1.86, 0.26  # the wall; its face is the plane y = 0
DOOR = (-0.42, 1.14, 1.42)  # of the roll-up door: middle x, width, height
OPEN = 0.97  # how high the door's lower edge hangs
WALL = "#dcd3bd"


def awning(w, out=0.44, rise=0.24):
    """Striped awning; its top edge is at z = 0 on the wall plane y = 0."""
    n = 9
    step = w / n
    with group("awning") as g:
        for i in range(n):
            color = flat("rose" if i % 2 == 0 else "cream")
            x = -w / 2 + step * (i + 0.5)
            profile = [(0.02, 0), (-out, -rise), (-out, -rise - 0.03), (0.02, -0.03)]
            prism(profile, step - 0.001, (x, 0, 0), m=color, axis="x", b=0.004)
            box(step - 0.001, 0.022, 0.11, (x, -out + 0.012, -rise - 0.12), m=color, b=0.006)
    return g


def shop_wall():
    """Painted block wall with a half-open roll-up door, a heart sign and an awning."""
    cx, dw, dh = DOOR
    left, right = cx - dw / 2, cx + dw / 2
    with group("wall") as g:
        box(W + 0.08, D + 0.14, 0.05, (0, D / 2 - 0.02, 0), m=flat("concrete"), b=0.015)
        box(left + W / 2, D, dh, ((left - W / 2) / 2, D / 2, 0.02), m=flat(WALL), b=0.004)
        box(W / 2 - right, D, dh, ((right + W / 2) / 2, D / 2, 0.02), m=flat(WALL), b=0.004)
        box(W, D, H - dh, (0, D / 2, dh + 0.02), m=flat(WALL), b=0.004)
        box(dw + 0.02, 0.04, dh + 0.02, (cx, D - 0.02, 0.02), m=flat("#b7c2b8"), b=0)
        for i, z in enumerate(
            0.1 + 0.175 * k for k in range(10)
        ):  # joints of the blocks, where the wall shows
            for a, b in ((-W / 2, left - 0.06), (right + 0.06, W / 2)):
                box(b - a, 0.012, 0.012, ((a + b) / 2, -0.001, z), m=flat("#c9bfa7"), b=0)
            for k in range(2):
                x = right + 0.12 + 0.36 * k + 0.18 * (i % 2)
                if x < W / 2 - 0.03:
                    box(0.012, 0.012, 0.165, (x, -0.001, z + 0.01), m=flat("#c9bfa7"), b=0)
            box(0.012, D, 0.012, (W / 2 - 0.004, D / 2, z), m=flat("#c9bfa7"), b=0)
        box(W + 0.1, D + 0.1, 0.08, (0, D / 2, H + 0.01), m=flat("oat"), b=0.018)
        for x in (left - 0.035, right + 0.035):
            box(0.08, 0.07, dh + 0.04, (x, -0.02, 0.02), m=flat("green2"), b=0.01)
        box(dw + 0.15, 0.07, 0.08, (cx, -0.02, dh + 0.02), m=flat("green2"), b=0.01)
        n = 6
        step = (dh - OPEN) / n
        for i in range(n):
            box(dw, 0.035, step - 0.006, (cx, 0.025, OPEN + i * step + 0.02), m=flat("sage"), b=0.012)
        box(dw, 0.05, 0.05, (cx, 0.022, OPEN - 0.02), m=flat("slate2"), b=0.01)
        put(awning(dw + 0.34), cx, -0.01, H - 0.16)
        heart_sign(0.74, 1.45)
    return g


def heart_sign(x, z):
    """A round white sign with an orange heart, on the wall's face."""
    cyl(0.235, 0.05, (x, -0.02, z), (rad(90), 0, 0), m=flat("white"), c=True, b=0.012, n=64)
    torus(0.235, 0.018, (x, -0.035, z), (rad(90), 0, 0), m=flat("green2"), k=8)
    put(shared.heart(0.3, 0.05, "orange"), x, -0.05, z)


def donation_bin(w=0.66, d=0.56, h=1.02):
    """Steel donation bin with a hooded slot, a heart and feet."""
    with group("bin") as g:
        for sx in (-1, 1):
            for sy in (-1, 1):
                box(0.08, 0.08, 0.06, (sx * (w / 2 - 0.07), sy * (d / 2 - 0.07), 0), m="slate2", b=0.01)
        prism(
            [(-d / 2, 0.05), (d / 2, 0.05), (d / 2, h + 0.1), (0.02, h + 0.1), (-d / 2, h - 0.12)],
            w,
            m=flat("green2"),
            b=0.03,
            axis="x",
        )
        # the slot in the sloping front, with its hood
        box(
            w - 0.2,
            0.04,
            0.16,
            (0, -d / 2 + 0.14, h - 0.03),
            (rad(-51), 0, 0),
            m=flat("slate"),
            b=0.01,
            c=True,
        )
        box(
            w - 0.14,
            0.05,
            0.05,
            (0, -d / 2 + 0.225, h + 0.065),
            (rad(-51), 0, 0),
            m=flat("sage"),
            b=0.012,
            c=True,
        )
        box(
            w - 0.14,
            0.05,
            0.05,
            (0, -d / 2 + 0.045, h - 0.1),
            (rad(-51), 0, 0),
            m=flat("sage"),
            b=0.012,
            c=True,
        )
        for s in (-1, 1):
            box(
                0.04,
                0.05,
                0.26,
                (s * (w / 2 - 0.08), -d / 2 + 0.135, h - 0.02),
                (rad(-51), 0, 0),
                flat("sage"),
                0.01,
                c=True,
            )
        # service door with the heart
        box(w - 0.12, 0.02, h - 0.3, (0, -d / 2 - 0.004, 0.1), m=flat("#4c8c6d"), b=0.01)
        put(shared.heart(0.3, 0.04, flat("white")), 0, -d / 2 - 0.02, 0.44)
    return g


def garment(m, w=0.3, h=0.46, sleeves=True):
    """A shirt or a dress seen from the front, hanging from z = 0."""
    half = w / 2
    shirt = [(-0.05, 0), (0.05, 0), (half, -0.06), (half, -h), (-half, -h), (-half, -0.06)]
    with group("garment") as g:
        prism(shirt, 0.05, (0, 0, 0), m=m, b=0.02)
        if sleeves:
            for s in (-1, 1):
                box(
                    0.09, 0.05, 0.26, (s * (half + 0.02), 0, -0.17), (0, s * rad(-14), 0), m=m, b=0.02, c=True
                )
        torus(0.03, 0.007, (0, 0, 0.03), (rad(90), 0, 0), m=metalmat("grey"), k=6, n=20)
    return g


def clothes_rack(w=0.86, h=1.06):
    """Rolling rack along x with clothes seen a little from the side."""
    colors = ("blue", "cream", "amber", "denim", "rose", "sage", "plum")
    with group("rack") as g:
        for s in (-1, 1):
            tube([(s * w / 2, 0, 0.06), (s * w / 2, 0, h)], 0.018, metalmat("grey2"))
            tube([(s * w / 2, -0.19, 0.06), (s * w / 2, 0.19, 0.06)], 0.018, metalmat("grey2"))
            for y in (-0.18, 0.18):
                cyl(0.034, 0.028, (s * w / 2, y, 0.034), (0, rad(90), 0), m="slate", c=True, b=0.006)
        tube([(-w / 2, 0, h), (w / 2, 0, h)], 0.018, metalmat("grey2"))
        tube([(-w / 2, 0, 0.16), (w / 2, 0, 0.16)], 0.014, metalmat("grey2"))
        n = len(colors)
        for i, color in enumerate(colors):
            x = -w / 2 + 0.1 + (w - 0.2) * i / (n - 1)
            put(garment(color, h=(0.5, 0.62, 0.46)[i % 3], sleeves=i % 3 != 1), x, 0, h - 0.055, 52)
    return g


def inside_goods():
    """What stands behind the roll-up door: shelf boards with boxes and books."""
    cx, dw, _ = DOOR
    with group("goods") as g:
        box(dw - 0.06, 0.17, 0.03, (cx, 0.13, 0.46), m="wood3", b=0.006)
        for i, color in enumerate(("blue", "rose", "card", "sage")):
            box(0.22, 0.15, 0.2 + 0.05 * (i % 2), (cx - 0.39 + 0.26 * i, 0.13, 0.492), m=flat(color), b=0.02)
        for i, color in enumerate(("card", "card2", "card")):
            box(0.32, 0.16, 0.3 - 0.05 * (i % 2), (cx - 0.34 + 0.35 * i, 0.13, 0.07), m=color, b=0.015)
    return g


def box_of_books():
    """Open carton with books standing in it."""
    with group("book_box") as g:
        put(cardboard_open(0.5, 0.38, 0.26, fill=False, flap=False))
        put(books(9, 3, 0.26), -0.21, -0.08, 0.06)
        put(books(9, 8, 0.24), -0.21, 0.09, 0.06)
    return g


def box_of_clothes():
    """Open carton heaped with folded clothes."""
    with group("clothes_box") as g:
        put(cardboard_open(0.56, 0.44, 0.3, fill=False, seed=4))
        for i, (color, x, y, z) in enumerate(
            (
                ("denim", -0.11, 0.02, 0.16),
                ("rose", 0.12, -0.02, 0.16),
                ("yellow", -0.1, 0, 0.28),
                ("cream", 0.11, 0.02, 0.28),
            )
        ):
            put(shared.folded(color, 0.25, 0.34), x, y, z, (-6, 5, 9, -8)[i], 0.95)
    return g


def scene():
    fix(shop_wall(), -0.02, 0.56)
    fix(inside_goods(), -0.02, 0.56)
    fix(donation_bin(), 0.78, 0.08, 0, -4, 1.05)
    fix(clothes_rack(), -0.95, -0.12, 0, 14)
    on(chair("wood", "blue"), -0.16, -0.2, -16)
    on(floor_lamp("slate2", "yellow", 1.4), -1.3, 0.36)
    on(box_of_clothes(), -0.5, -0.92, 10)
    on(box_of_books(), 0.26, -0.92, -10)
    on(rug_roll(1.0, 0.11, "denim", "cream"), 1.3, 0.3)
    on(shared.teddy(), 1.0, -0.68, 14, z=0.5, s=0.82)
