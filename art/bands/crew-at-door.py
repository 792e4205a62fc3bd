"""Two of the crew carry a sofa from a small colonial's front door; cartons wait on the walk. The subject is left."""
import importlib

from kit import *
from kit.streets import slab, walk

ALT = "Two crew members in orange shirts carry a blue couch away from the front door of a white house"
crew = importlib.import_module("fleet.crew")
W, D, H = 7.6, 2.7, 2.95  # the house's walls
RISE = 1.45


def porch(roof="roof"):
    """The front door with its steps, two columns and a small gable; the wall is y = 0."""
    with group("porch") as g:
        put(door("orange"), 0, -0.06, 0.34)
        box(2.2, 1.15, 0.32, (0, -0.6, 0), m="concrete", b=0.03)
        box(1.9, 0.45, 0.16, (0, -1.35, 0), m="concrete", b=0.03)
        for sx in (-1, 1):
            cyl(0.1, 2.2, (sx * 0.88, -1.0, 0.32), m="white", r2=0.085)
        box(2.25, 1.25, 0.17, (0, -0.58, 2.5), m="white", b=0.03)
        prism([(-1.12, 0), (1.12, 0), (0, 0.62)], 1.2, (0, -0.58, 2.66), m="white", b=0.02)
        for sx in (-1, 1):
            box(1.46, 1.4, 0.08, (sx * 0.6, -0.58, 2.97), (0, sx * math.atan2(0.62, 1.12), 0), roof, 0.02, c=True)
            box(0.14, 0.12, 0.26, (sx * 0.72, -0.1, 1.7), m=mat("yellow", emit=0.5), b=0.03)
    return g


def cottage(glass=None):
    """A white colonial of one story with shutters; its front is y = 0, its middle x = 0; glass: of the windows."""
    with group("cottage") as g:
        box(W + 0.12, D + 0.1, 0.32, (0, D / 2, 0), m="grey2", b=0.03)
        box(W, D, H, (0, D / 2, 0), m="cream", b=0.03)
        siding(W - 0.1, H - 0.45, "cream", loc=(0, 0, 0.34))
        for sx in (-1, 1):
            siding(D - 0.1, H - 0.45, "cream", loc=(sx * W / 2, D / 2, 0.34), rz=90 * sx)
            gable = [(-D / 2, 0), (D / 2, 0), (0, RISE)]
            prism(gable, 0.1, (sx * (W / 2 - 0.05), D / 2, H - 0.02), m="cream", axis="x", b=0)
            for y in (0, D):
                box(0.2, 0.2, H - 0.3, (sx * (W / 2 - 0.06), y, 0.32), m="white", b=0.02)
        box(W + 0.4, 0.2, 0.24, (0, -0.1, H - 0.2), m="white", b=0.03)
        put(gable_roof(W, D, RISE, 0.34), 0, D / 2, H)
        for x in (-2.6, 2.6):
            put(window(1.1, 1.4, glass=glass), x, -0.06, 0.95)
        put(window(0.8, 1.2, None, glass=glass), W / 2 + 0.06, D / 2, 1.0, 90)
        put(porch())
    return g


def carrier(x, y, facing, **look):
    """One of the crew with both hands at a thing, at x, y; facing: -1 towards -x, 1 towards +x."""
    body = crew.crew(
        hands=((-0.3, -0.43, 0.9), (0.3, -0.43, 0.9)),
        elbows=((-0.36, -0.1, 1.0), (0.36, -0.1, 1.0)),
        feet=((-0.13, -0.16, 0), (0.13, 0.2, 0)),
        lean=8,
        turn=-36 * facing,
        nod=4,
        **look,
    )
    fix(body, x, y, 0.02, 90 * facing, 1.04)


def carried_sofa(x, y):
    """Two of the crew with a sofa between them."""
    fix(sofa(1.9, "blue", pillow=None), x, y, 0.66)
    carrier(x + 1.4, y, -1, skin="skin2", hair="black")
    carrier(x - 1.4, y, 1, skin="#d9a07a", hair="wood2", tail=True)


def scene():
    """The house left, the crew before it, trees and a mailbox right."""
    slab(15.2, 6.6, y=0.75)
    walk(-7.5, 7.5, -1.72, 1.5)
    for i in range(2):
        box(1.2, 0.5, 0.08, (-2.3, -0.86 + i * 0.56, -0.05), m="concrete", b=0.04)
    fix(cottage(), -2.3, 0.95)
    put(hedge(1.7, 0.6, 0.7, seed=1), -4.95, 0.45)
    put(hedge(1.7, 0.6, 0.7, seed=2), 0.35, 0.45)
    put(tree(3.6, "orange", 2), 3.4, 2.6)
    put(tree(2.6, "amber", 11), 5.5, 1.6)
    put(conifer(3.2, 4), 6.6, 2.9)
    put(tree(2.9, "rust", 5), -6.9, 2.7)
    for x, y, s in ((-3.9, -0.55, 0.8), (-3.5, -0.62, 0.55)):
        put(pumpkin(s), x, y)
    carried_sofa(0.3, -1.72)
    on(cardboard_closed(0.62, 0.5, 0.48), 3.0, -1.5, 8)
    on(cardboard_closed(0.48, 0.4, 0.36), 3.0, -1.5, -10)
    on(floor_lamp(), 3.75, -1.35)
    on(armchair("rose"), 4.6, -1.6, -10)
    on(bin_bag(0.9, seed=5), -4.1, -1.75, 20)
    put(mailbox(), 6.5, -0.6)
    tufts(260, lambda R: (R.uniform(-7.2, 7.2), R.uniform(-0.8, 0.4)), 0, 3)
    leaves(60, (1.6, -0.8, 7, 2.6), 0.01, 5)
    leaves(24, (-7, -2.4, 7, -1.1), 0.03, 8, s=0.075)
