"""A bare, swept corner: a ball in the sun, a broom, a pale patch on the wall, and a mouse who wonders."""
from kit import *

ALT = (
    "The corner of an empty, swept room: sun through a tall window, one orange ball on the oak floor, a broom, "
    "and a pale patch where a picture hung"
)
PLINTH = "mint"
CAMERA = dict(target=(0.05, 0, 0.72), dist=15.3)
STAGE = dict(sun_az=-54, sun_ang=1.6)  # more from the side and sharper: the window's panes lie on the floor
X0, X1 = -1.16, 1.12  # outer faces of the room piece
Y0, Y1 = -0.92, 0.94
T = 0.1  # thickness of the walls
TALL = 1.98
FLOOR = 0.065  # top of the floor boards
WINDOW = (-0.56, 0.08, 0.52, 1.6)  # of the hole in the left wall: y from, y to, z from, z to
WALL, PALE, EDGE = "#b6d0d1", "#e8f0ed", "#9cbabd"


def floor():
    """Oak boards along x, in lengths, on a base."""
    rng = random.Random(7)
    w, d, n = X1 - X0, Y1 - Y0, 10
    with group("floor") as g:
        box(w + 0.04, d + 0.04, 0.05, ((X0 + X1) / 2, (Y0 + Y1) / 2, 0), m="wood2", b=0.012)
        for i in range(n):
            y = Y0 + d * (i + 0.5) / n
            cut = rng.uniform(0.25, 0.75) * w
            for a, b in ((0, cut), (cut, w)):
                size = (b - a - 0.006, d / n - 0.007, 0.02)
                color = rng.choice(("#dcb98a", "#d6b181", "#e0c094", "#d2ab7a"))
                box(*size, (X0 + (a + b) / 2, y, FLOOR - 0.02), m=flat(color, 0.5), b=0.004)
    return g


def walls():
    """Back wall and left wall with a real window, caps, baseboards, and what the pictures left on the wallpaper."""
    w, d = X1 - X0, Y1 - Y0
    mx, my, x = (X0 + X1) / 2, (Y0 + Y1) / 2, X0 + T / 2
    y0, y1, z0, z1 = WINDOW
    with group("walls") as g:
        box(w, T, TALL, (mx, Y1 - T / 2, 0.02), m=flat(WALL), b=0.008)
        for a, b, low, high in (
            (Y0, y0, 0.02, TALL),
            (y1, Y1 - T, 0.02, TALL),
            (y0, y1, 0.02, z0),
            (y0, y1, z1, TALL),
        ):
            box(T, b - a, high - low, (x, (a + b) / 2, low), m=flat(WALL), b=0.003)
        box(w + 0.03, T + 0.04, 0.06, (mx, Y1 - T / 2, TALL), m="#e6d8bb", b=0.015)
        box(T + 0.04, d - T, 0.06, (x, my - T / 2, TALL), m="#e6d8bb", b=0.015)
        box(w - T, 0.03, 0.15, (mx + T / 2, Y1 - T - 0.012, FLOOR - 0.01), m=flat("white"), b=0.01)
        box(0.03, d - T, 0.15, (X0 + T + 0.012, my - T / 2, FLOOR - 0.01), m=flat("white"), b=0.01)
        window_frame(x, y0, y1, z0, z1)
        traces(Y1 - T)
    return g


def window_frame(x, y0, y1, z0, z1):
    """White frame, bars, pane and sill of the tall window in the left wall; the pane casts no shadow."""
    my = (y0 + y1) / 2
    pane = box(
        0.01, y1 - y0, z1 - z0, (x - 0.02, my, z0), m=mat("sky", rough=0.3, bump=0, var=0, emit=0.45), b=0
    )
    pane.visible_shadow = pane.visible_diffuse = False
    for y in (y0, y1):
        box(T + 0.05, 0.07, z1 - z0 + 0.14, (x, y, z0 - 0.07), m=flat("white"), b=0.012)
    for z in (z0, z1):
        box(T + 0.036, y1 - y0, 0.066, (x, my, z - 0.033), m=flat("white"), b=0.012)
    box(0.05, 0.035, z1 - z0, (x, my, z0), m=flat("white"), b=0.01)
    for i in (1, 2):
        box(0.04, y1 - y0, 0.035, (x, my, z0 + (z1 - z0) * i / 3 - 0.018), m=flat("white"), b=0.01)
    box(T + 0.13, y1 - y0 + 0.18, 0.045, (x + 0.045, my, z0 - 0.09), m=flat("white"), b=0.012)


def traces(y):
    """A pale patch with a dusty edge, the nail above it and a light switch, on the wall's face at y."""
    x, z, w, h = 0.36, 1.05, 0.72, 0.54
    box(w + 0.03, 0.01, h + 0.03, (x, y, z - 0.015), m=flat(EDGE), b=0.002)
    box(w, 0.014, h, (x, y, z), m=flat(PALE), b=0.002)
    tube([(x, y, 1.7), (x, y - 0.05, 1.715)], 0.011, metalmat("slate2"), res=3)
    box(0.085, 0.02, 0.12, (0.96, y - 0.004, 0.98), m=flat("white"), b=0.008)
    box(0.03, 0.03, 0.05, (0.96, y - 0.01, 1.015), m=flat("grey3"), b=0.006)


def mouse_hole(r=0.085):
    """An arched hole in the baseboard, on the plane y = 0."""
    outline = [(r, 0), *((r * cos(rad(q)), 0.06 + r * sin(rad(q))) for q in range(0, 181, 15)), (-r, 0)]
    with group("hole") as g:
        prism(outline, 0.012, m=flat("slate"), b=0)
    return g


def mouse(m="grey"):
    """A sitting mouse, facing -Y."""
    with group("mouse") as g:
        sphere(0.075, (0, 0.02, 0.072), m, scale=(0.92, 1.1, 0.95))
        sphere(0.055, (0, -0.05, 0.125), m, scale=(0.95, 1.15, 0.92), rot=(rad(10), 0, 0))
        sphere(0.012, (0, -0.116, 0.116), "rose", sub=2)
        tube(
            [(0, 0.09, 0.02), (0.06, 0.15, 0.012), (0.15, 0.14, 0.012), (0.19, 0.08, 0.02)],
            0.009,
            "rose",
            smooth=True,
        )
        for s in (-1, 1):
            cyl(0.042, 0.014, (s * 0.046, -0.03, 0.19), (rad(82), 0, s * 0.25), m=m, c=True, b=0.005)
            cyl(0.028, 0.018, (s * 0.046, -0.032, 0.19), (rad(82), 0, s * 0.25), m="rose", c=True, b=0.004)
            sphere(0.01, (s * 0.028, -0.096, 0.142), "slate", sub=2)
            sphere(0.022, (s * 0.035, -0.055, 0.018), m, scale=(0.8, 1.3, 0.8), sub=3)
    return g


def push_broom(h=1.42):
    """A broom, upright, its bristles on z = 0."""
    with group("broom") as g:
        tube([(0, 0, 0.24), (0, 0, h)], 0.018, "wood")
        cyl(0.035, 0.12, (0, 0, 0.24), m=flat("green2"), r2=0.024, b=0.006)
        prism([(-0.13, 0), (0.13, 0), (0.09, 0.25), (-0.09, 0.25)], 0.075, m=flat("tape"), b=0.015)
        for z in (0.15, 0.2):
            box(0.21 - (z - 0.15) * 0.5, 0.08, 0.016, (0, 0, z), m=flat("green2"), b=0.005)
    return g


def dustpan(m="green2"):
    """A dustpan lying flat, its handle toward +Y, with a little dust at its lip."""
    with group("dustpan") as g:
        box(0.3, 0.26, 0.014, m=flat(m), b=0.005)
        for s in (-1, 1):
            prism(
                [(-0.13, 0), (0.13, 0), (0.13, 0.09)], 0.014, (s * 0.143, 0, 0), m=flat(m), b=0.005, axis="x"
            )
        box(0.3, 0.014, 0.09, (0, 0.124, 0), m=flat(m), b=0.005)
        tube([(0, 0.13, 0.05), (0, 0.32, 0.06)], 0.022, flat(m))
        for i, (x, y) in enumerate(((-0.04, 0.02), (0.03, 0.05), (0.0, -0.03), (-0.08, 0.06))):
            sphere(0.036, (x, y, 0.028), "grey2", scale=(1.2, 1, 0.7), noise=0.5, seed=i, sub=3)
    return g


def scene():
    fix(floor())
    fix(walls())
    back = Y1 - T
    fix(ball(0.17, "orange", "cream"), 0.5, -0.36, FLOOR + 0.006, 20)
    fix(push_broom(), 0.92, back - 0.24, FLOOR + 0.004, -6, 1, -6)
    fix(dustpan(), 0.8, 0.22, FLOOR + 0.003, 30)
    put(mouse_hole(), 0.52, back - 0.026, FLOOR)
    fix(mouse(), 0.36, 0.55, FLOOR, -22, 1.25)
