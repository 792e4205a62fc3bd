"""An office before and after; what stays is in both."""
import importlib

from kit import *

ALTS = {
    "before": "An office crammed with desks, swivel chairs, filing cabinets, monitors, boxes and tangled cables",
    "after": "The same office empty: clean carpet, a window with blinds, a whiteboard, a picture and a plant",
}
CAMERA = dict(target=(-0.12, -0.12, 0.78), lens=110)

desks = importlib.import_module("services.office-cleanout")  # desk, monitor, chair, cabinet, keyboard, mug
devices = importlib.import_module("services.electronics-removal")  # computer tower
carton = cardboard_closed

W, D, H = 6.3, 4.5, 2.6
L, B = -W / 2, D / 2
WALL, CARPET, JOINT = "#e9d3bd", "#b4c2c0", "#a6b5b3"


def blinds_window(w=1.9, h=1.25, down=0.62):
    """Wide window with a horizontal blind let down over part of it; stands on the wall plane, faces -Y."""
    with group("window") as g:
        box(w + 0.18, 0.1, h + 0.18, (0, 0, -0.09), m="white", b=0.02)
        box(w, 0.06, h, (0, -0.035, 0), m=mat("sky", rough=0.2, bump=0, emit=0.55), b=0.01)
        for x in (-w / 6, w / 6):
            box(0.05, 0.04, h, (x, -0.055, 0), m="white", b=0.01)
        box(w + 0.3, 0.24, 0.06, (0, -0.08, -0.15), m="white", b=0.015)
        box(w + 0.06, 0.11, 0.09, (0, -0.1, h - 0.02), m="cream", b=0.015)
        rows = int(h * down / 0.065)
        for i in range(rows):
            box(w, 0.07, 0.012, (0, -0.11, h - 0.06 - i * 0.065), (rad(28), 0, 0), m=flat("cream"), b=0.004, c=True)
        box(w, 0.05, 0.035, (0, -0.11, h - 0.09 - rows * 0.065), m="cream", b=0.01)
        for x in (-w * 0.4, 0, w * 0.4):
            box(0.03, 0.006, rows * 0.065, (x, -0.147, h - 0.06 - rows * 0.065), m="oat", b=0.001)
        tube([(w * 0.47, -0.15, h - 0.03), (w * 0.47, -0.15, h * 0.25)], 0.008, "oat")
    return g


def whiteboard(w=1.9, h=1.1):
    """Whiteboard with a drawn curve, notes and a tray of pens."""
    with group("whiteboard") as g:
        box(w, 0.05, h, (0, -0.02, 0), m=metalmat("grey2"), b=0.012)
        box(w - 0.08, 0.02, h - 0.08, (0, -0.042, 0.04), m=flat("white"), b=0.004)
        y = -0.058
        tube([(-0.75, y, 0.9), (-0.75, y, 0.3), (0.05, y, 0.3)], 0.011, "slate2")
        tube([(-0.68, y, 0.36), (-0.45, y, 0.5), (-0.25, y, 0.47), (0.0, y, 0.82)], 0.014, "orange")
        for i, long in enumerate((0.5, 0.38, 0.46)):
            box(long, 0.008, 0.022, (0.25 + long / 2, y, 0.84 - i * 0.12), m="green2", b=0.003)
        for i, color in enumerate(("yellow", "peach", "mint")):
            box(
                0.15,
                0.01,
                0.15,
                (0.3 + i * 0.2, y, 0.24 + 0.03 * (i % 2)),
                (0, rad(4 - 5 * i), 0),
                m=flat(color),
                b=0.003,
            )
        box(0.9, 0.09, 0.03, (0, -0.08, -0.02), m=metalmat("grey2"), b=0.008)
        for i, color in enumerate(("orange", "blue2", "green2")):
            tube([(-0.25 + i * 0.17, -0.09, 0.025), (-0.13 + i * 0.17, -0.09, 0.025)], 0.014, color)
    return g


def clock(r=0.19):
    """Round wall clock; stands on the wall plane, faces -Y."""
    with group("clock") as g:
        cyl(r, 0.05, (0, -0.02, 0), (rad(90), 0, 0), m="slate2", c=True, b=0.015)
        cyl(r - 0.025, 0.02, (0, -0.045, 0), (rad(90), 0, 0), m=flat("white"), c=True, b=0.004)
        tube([(0, -0.06, 0), (-0.06, -0.06, 0.06)], 0.009, "slate", res=3)
        tube([(0, -0.062, 0), (0.03, -0.062, 0.12)], 0.007, "orange", res=3)
    return g


def radiator(w=1.5, h=0.52):
    """Ribbed heater below the window."""
    with group("radiator") as g:
        box(w, 0.07, h, (0, -0.09, 0.14), m=flat("white"), b=0.015)
        for i in range(15):
            box(w / 15 - 0.025, 0.05, h - 0.06, (-w / 2 + w * (i + 0.5) / 15, -0.12, 0.17), m=flat("white"), b=0.015)
        box(w + 0.03, 0.12, 0.035, (0, -0.09, h + 0.13), m=flat("grey3"), b=0.01)
    return g


def cabinet(m="sage", h=1.2, n=3):
    """Closed filing cabinet."""
    with group("cabinet") as g:
        box(0.52, 0.6, h, m=flat(m), b=0.018)
        drawer = (h - 0.08) / n
        for i in range(n):
            z = 0.05 + i * drawer
            box(0.46, 0.03, drawer - 0.03, (0, -0.305, z), m=flat(m), b=0.012)
            tube([(-0.09, -0.35, z + drawer * 0.4), (0.09, -0.35, z + drawer * 0.4)], 0.013, metalmat("slate2"))
            box(0.15, 0.012, 0.06, (0, -0.324, z + drawer * 0.56), m=flat("cream"), b=0.004)
    return g


def copier(m="grey3"):
    """Copier on its paper drawers, with a feeder and an output tray."""
    with group("copier") as g:
        box(0.72, 0.6, 0.74, (0, 0, 0.05), m=flat(m), b=0.03)
        box(0.66, 0.54, 0.06, m="slate2", b=0.01)
        for i in range(3):
            box(0.64, 0.03, 0.15, (0, -0.305, 0.1 + i * 0.18), m=flat("grey2"), b=0.012)
            box(0.2, 0.02, 0.03, (0, -0.325, 0.19 + i * 0.18), m="slate2", b=0.008)
        box(0.72, 0.54, 0.12, (0, 0.03, 0.86), m="slate2", b=0.02)
        box(0.7, 0.5, 0.12, (0, 0.04, 0.99), m=flat(m), b=0.03)
        box(0.24, 0.14, 0.05, (0.2, -0.28, 0.88), (rad(20), 0, 0), m="slate", b=0.012)
        box(0.1, 0.06, 0.02, (0.16, -0.3, 0.925), (rad(20), 0, 0), m=mat("sky", emit=0.4), b=0.004)
        cyl(0.018, 0.02, (0.27, -0.3, 0.92), (rad(20), 0, 0), m="orange", b=0.004)
        box(0.32, 0.38, 0.02, (-0.5, 0, 0.72), (0, rad(14), 0), m="slate2", b=0.008)
        box(0.24, 0.3, 0.03, (-0.48, 0, 0.735), (0, rad(14), 0), m="white", b=0.004)
    return g


def printer(m="cream"):
    """Small desk printer with paper in it."""
    with group("printer") as g:
        box(0.46, 0.36, 0.22, m=flat(m), b=0.03)
        box(0.34, 0.03, 0.07, (0, -0.175, 0.05), m="slate2", b=0.01)
        box(0.3, 0.18, 0.01, (0, -0.24, 0.06), m="white", b=0.003)
        box(0.3, 0.02, 0.26, (0, 0.13, 0.18), (rad(-16), 0, 0), m="white", b=0.003)
        sphere(0.018, (0.18, -0.18, 0.17), "orange", sub=3)
    return g


def partition(w=1.3, h=1.4, m="blue"):
    """Cloth partition on two feet."""
    with group("partition") as g:
        box(w, 0.06, h - 0.04, (0, 0, 0.04), m=metalmat("grey2"), b=0.015)
        box(w - 0.1, 0.08, h - 0.16, (0, 0, 0.1), m=flat(m), b=0.015)
        for sx in (-1, 1):
            box(0.07, 0.42, 0.05, (sx * (w / 2 - 0.12), 0, 0), m="slate2", b=0.015)
    return g


def water_cooler():
    """Water cooler with its bottle."""
    with group("cooler") as g:
        box(0.34, 0.34, 0.92, m=flat("white"), b=0.03)
        box(0.22, 0.03, 0.2, (0, -0.165, 0.62), m="slate2", b=0.01)
        for x, color in ((-0.05, "blue2"), (0.05, "rust")):
            box(0.04, 0.06, 0.04, (x, -0.19, 0.74), m=color, b=0.01)
        bottle = [
            (0, 0.9),
            (0.06, 0.9),
            (0.07, 0.98),
            (0.15, 1.05),
            (0.15, 1.18),
            (0.14, 1.2),
            (0.15, 1.22),
            (0.15, 1.34),
            (0.12, 1.38),
            (0, 1.38),
        ]
        lathe(bottle, m=glassmat("sky"), ang=50)
    return g


def binders(n=6, seed=0):
    """Row of ring binders that stand upright."""
    R = random.Random(seed)
    with group("binders") as g:
        for i in range(n):
            x = (i - (n - 1) / 2) * 0.085
            box(
                0.08,
                0.26,
                0.32,
                (x, 0, 0),
                m=flat(R.choice(("blue2", "rust", "green2", "amber", "denim", "plum"))),
                b=0.008,
            )
            box(0.05, 0.006, 0.12, (x, -0.132, 0.16), m="cream", b=0.002)
    return g


def paper_pile(n=7, seed=0):
    """Folders and paper on one another."""
    R = random.Random(seed)
    with group("papers") as g:
        for i in range(n):
            turn = rad(R.uniform(-14, 14))
            box(
                0.24,
                0.31,
                0.026,
                (R.uniform(-0.01, 0.01), 0, i * 0.027),
                (0, 0, turn),
                R.choice(("white", "oat", "cream", "peach")),
                0.005,
            )
    return g


def cable(points, m="slate2", r=0.018):
    """Cable that lies on the floor through these points."""
    with group("cable") as g:
        tube([(x, y, r + 0.002) for x, y in points], r, m, smooth=True, res=4)
        x, y = points[-1]
        box(0.07, 0.09, 0.04, (x, y, 0.0), m=m, b=0.012)
    return g


def cable_coil(m="slate2", seed=0):
    """Tangle of cable with a plug."""
    R = random.Random(seed)
    pts = []
    for i in range(34):
        a = i * 0.72
        r = 0.17 + 0.07 * sin(i * 1.9 + seed)
        pts.append((r * cos(a), r * sin(a) * 0.85, 0.025 + i * 0.004 + R.uniform(0, 0.012)))
    pts += [(0.3, -0.1, 0.03), (0.42, 0.02, 0.022)]
    with group("coil") as g:
        tube(pts, 0.02, m, smooth=True, res=4)
        box(0.08, 0.06, 0.045, (0.46, 0.05, 0), m=m, b=0.012)
    return g


def workplace(x, y, turn, screens=2, seed=0):
    """Desk with monitors and a keyboard at this place and turn."""
    fix(desks.desk(), x, y, 0, turn)
    a = rad(turn)

    def spot(u, v):
        """A place by the coordinates of the desk."""
        return x + u * cos(a) - v * sin(a), y + u * sin(a) + v * cos(a)

    for i in range(screens):
        u = 0 if screens == 1 else -0.36 + 0.7 * i
        on(desks.monitor(0.62, 0.4), *spot(u, 0.1), turn + (10 - 20 * i if screens > 1 else 6))
    on(desks.keyboard(), *spot(-0.1, -0.2), turn + 5)
    on(desks.mug(("orange", "blue2", "rust")[seed % 3]), *spot(0.5, -0.2), 40 * seed)


def kept():
    """What the tenant keeps: identical in both pictures."""
    fix(room(W, D, H, wall=WALL, floor=CARPET, base="#b9c6bd", cap="#e6d8bb", skirt="white"))
    for i in range(1, 9):
        box(0.012, D - 0.05, 0.004, (L + i * W / 9, 0, -0.001), m=flat(JOINT), b=0)
    for i in range(1, 7):
        box(W - 0.05, 0.012, 0.004, (0, -B + i * D / 7, -0.001), m=flat(JOINT), b=0)
    put(blinds_window(), -0.75, B - 0.005, 1.02)
    fix(radiator(), -0.75, B - 0.005)
    put(whiteboard(), L + 0.005, -0.1, 1.12, 90)
    put(clock(), 1.15, B - 0.005, 2.02)
    fix(door("sage"), 2.25, B + 0.03)
    fix(plant("green2", "rust"), L + 0.52, -1.8, s=1.5)
    put(picture(0.74, 0.56, "wood2"), -2.42, B - 0.025, 1.42)


def back_row():
    """Cabinets, boxes, a copier and a water cooler against the back wall."""
    fix(cabinet("blue", 1.3, 4), -1.9, B - 0.52, 0, 2)
    on(carton(0.46, 0.4, 0.32), -1.9, B - 0.5, -6)
    stack(-1.28, B - 0.62, (cabinet("sage", 0.95, 2), -3), (binders(5, 1), 4))
    stack(-0.6, B - 0.6, (carton(0.6, 0.5, 0.44), 3), (carton(0.52, 0.44, 0.36), -6))
    on(copier(), 0.28, B - 0.55, -3)
    stack(1.08, B - 0.46, (cabinet("denim", 1.3, 4), 3), (printer(), -6))
    on(partition(1.3, 1.55, "blue"), 2.2, B - 0.42, -4)
    on(water_cooler(), 2.86, B - 0.8, -10)
    stack(-2.65, B - 0.28, (carton(0.5, 0.42, 0.4), 4), (carton(0.44, 0.38, 0.34), -5), (carton(0.4, 0.34, 0.3), 6))


def left_wall():
    """Two workplaces below the whiteboard."""
    workplace(L + 0.5, 0.92, 90, 2, 0)
    workplace(L + 0.5, -0.62, 90, 1, 1)
    on(paper_pile(8, 2), L + 0.4, -1.12, 80)
    on(desks.office_chair("denim"), -1.72, 0.62, -74)


def middle():
    """A workplace, chairs and boxes in the middle."""
    stack(
        -0.98,
        0.82,
        (carton(0.6, 0.52, 0.46), 8),
        (carton(0.48, 0.42, 0.36), -6),
        (cardboard_open(0.4, 0.34, 0.26, seed=3), 4),
    )
    workplace(0.25, 0.62, -4, 2, 2)
    stack(
        1.55, 0.95, (carton(0.66, 0.54, 0.5), -6), (carton(0.54, 0.46, 0.4), 8), (devices.flat_screen(0.66, 0.42), -4)
    )
    stack(2.5, 0.45, (cabinet("rose", 0.95, 2), -10), (carton(0.46, 0.4, 0.34), 6), (carton(0.36, 0.32, 0.24), -8))
    on(desks.office_chair("sage"), 1.5, 0.15, 30)
    on(desks.office_chair("rose"), 0.2, -0.2, -160)
    stack(-0.72, -0.12, (cabinet("mint", 0.75, 2), 10), (binders(5, 4), -4))
    on(devices.tower(0.26, 0.5, 0.56), 0.78, -0.18, 20)


def front():
    """A workplace, chairs, boxes and bags in front."""
    workplace(2.2, -0.75, 4, 1, 0)
    on(paper_pile(9, 5), 2.62, -0.7, 14)
    on(carton(0.4, 0.34, 0.26), 1.72, -0.58, 8)
    on(desks.office_chair("denim"), 1.95, -1.6, 150)
    on(desks.office_chair("slate2"), -1.55, -0.5, 60)
    stack(-1.35, -1.3, (carton(0.62, 0.52, 0.46), -10), (binders(6, 7), 8))
    stack(-0.5, -1.0, (carton(0.6, 0.5, 0.44), 8), (bin_bag(0.8, m="green2", seed=4), 0))
    on(cardboard_open(0.62, 0.52, 0.42, seed=1), 0.35, -1.05, -12)
    on(devices.tower(0.26, 0.5, 0.56, "slate2"), 1.0, -0.85, -16)
    on(devices.flat_screen(0.72, 0.46), 0.95, -1.6, 24)
    on(bin_bag(0.95, seed=8), -0.1, -1.72)
    on(printer("grey3"), -0.75, -1.62, -14)
    stack(-1.72, -1.9, (tote(0.58, 0.42, 0.32, m="blue", lid="cream"), 8), (paper_pile(6, 9), -20))
    stack(2.8, -1.75, (carton(0.5, 0.44, 0.38), 10), (carton(0.4, 0.34, 0.26), -8))
    on(table_lamp("green2", "cream"), 2.72, 0.95)
    stack(-1.95, -1.38, (carton(0.46, 0.4, 0.34), 12), (carton(0.36, 0.32, 0.24), -6))
    on(carton(0.44, 0.38, 0.32), 1.62, -1.12, -14)
    on(binders(4, 11), 1.62, -1.12, -14)
    on(carton(0.42, 0.36, 0.28), 2.1, -2.02, 8)


def cables():
    """Cables on the floor, stretched out and tangled."""
    put(cable([(0.9, -0.5), (0.7, -0.75), (0.85, -1.1), (0.5, -1.5), (0.6, -1.95)]))
    put(cable([(1.3, -0.5), (1.45, -0.9), (1.3, -1.3), (1.5, -1.75), (1.3, -2.05)], "orange", 0.015))
    put(cable([(-1.3, -0.2), (-0.95, -0.6), (-1.1, -0.9), (-0.85, -1.35), (-1.3, -1.85)], "grey"))
    on(cable_coil("slate2", 1), 0.42, -2.0, 10)
    on(cable_coil("blue2", 2), -0.95, -2.0, 60)
    on(cable_coil("slate2", 3), 0.28, -1.05)


def scene(variant):
    """The office "before" or "after"."""
    kept()
    if variant == "before":
        back_row()
        left_wall()
        middle()
        front()
        cables()
