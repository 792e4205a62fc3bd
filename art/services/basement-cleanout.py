"""A basement: a staircase down from the left with boxes on its steps, a water heater, an old sofa."""
from kit import *

ALT = "Basement stairs stacked with boxes, a water heater and an old sage sofa below"
PLINTH = "sand"
AIM = 0.74

STEPS = 7
RISE = 0.215
RUN = 0.19
BROAD = 0.62


def steps():
    """An open wooden staircase that starts at the origin and rises towards -X, middle line y = 0."""
    with group("steps") as g:
        top = STEPS * RISE
        end = -STEPS * RUN
        for side in (-1, 1):
            y = side * (BROAD / 2 - 0.025)
            pts = [(0.06, 0), (0.06, RISE * 0.7), (end, top), (end, top - 0.28), (-0.16, 0)]
            prism(pts, 0.05, (0, y, 0), m="wood", b=0.01)
            box(0.08, 0.062, top - 0.07, (end + 0.04, y, 0), m="wood2", b=0.01)
        for i in range(STEPS):
            box(RUN + 0.05, BROAD + 0.04, 0.045, (-i * RUN - RUN / 2, 0, (i + 1) * RISE - 0.045), m="wood3", b=0.012)
        y = BROAD / 2 - 0.04
        for i in (0, 3, 6):
            box(0.045, 0.045, 0.5, (-i * RUN - RUN / 2, y, (i + 1) * RISE), m="white", b=0.008)
        tube([(-RUN / 2, y, RISE + 0.5), (-(STEPS - 0.5) * RUN, y, STEPS * RISE + 0.5)], 0.03, "wood")
    return g


def scene():
    wall = blocks(2.1, 1.86, "concrete", 0.42, 0.233, seed=2)
    fix(wall, 0.02, 0.98, 0)
    fix(hopper(0.5, 0.26), 0.12, 0.96, 1.4)
    sx, sy = 0.28, 0.6
    fix(steps(), sx, sy, 0.002)
    fix(water_heater(), 0.8, 0.52, 0.003, 10, 0.86)

    def stepped(prop, i, rz=0, dy=0.0, dx=0.0):
        """Places a prop on step i (0 is the lowest)."""
        fix(prop, sx - i * RUN - RUN / 2 + dx, sy + dy, (i + 1) * RISE + 0.005, rz)

    stepped(cardboard_closed(0.3, 0.36, 0.26), 6, 4, -0.04, -0.02)
    stepped(cardboard_closed(0.2, 0.3, 0.2), 3, 0, -0.06, 0.03)
    on(sofa(1.5, "sage", pillow=None), -0.42, -0.3, 4, s=0.9)
    on(cardboard_closed(0.46, 0.4, 0.36), 0.72, -0.3, -8)
    on(cardboard_open(0.36, 0.32, 0.26, seed=5), 0.72, -0.3, 6)
    on(paint_tin("orange"), 0.34, -0.84, s=1.25)
    on(crate(0.44, 0.34, 0.28), -0.2, -1.02, 10)
