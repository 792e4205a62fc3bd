"""The ground that the town hall and the mailbox share: lawn, curb and road on the round plinth."""
from kit import *

R = 1.635  # a hair wider than the plinth, so that its layers cover the plinth's rim
LAWN = 0.045  # height of the lawn
ROAD = 0.012  # height of the road


def band(y0, y1, z0, z1, m, b=0.02, r=R):
    """The part of a disc between y0 and y1, from z0 up to z1."""
    a0, a1 = math.asin(max(-1, y0 / r)), math.asin(min(1, y1 / r))
    n = 64
    right = [(r * cos(a0 + (a1 - a0) * i / n), r * sin(a0 + (a1 - a0) * i / n)) for i in range(n + 1)]
    left = [(-x, y) for x, y in reversed(right) if x > 1e-4]
    return prism(right + left, z1 - z0, (0, 0, z0), m=m, b=b, axis="z")


def ground(curb):
    """Lawn behind, a curb along x at y = curb, road in front of it."""
    with group("ground") as g:
        band(curb + 0.04, R, -0.09, LAWN, "grass")
        band(curb - 0.05, curb + 0.05, -0.09, LAWN + 0.012, "kerb")
        band(-R, curb - 0.045, -0.09, ROAD, "road")
        for x in (-0.56, 0.0, 0.56):
            box(0.3, 0.045, 0.006, (x, (curb - R) / 2 - 0.04, ROAD - 0.001), m=flat("cream"), b=0.002)
    return g


def inside(r, avoid):
    """A picker of random points on the disc of radius r where avoid(x, y) is false, for tufts() and leaves()."""

    def pick(rng):
        while True:
            x, y = rng.uniform(-r, r), rng.uniform(-r, r)
            if math.hypot(x, y) < r and not avoid(x, y):
                return x, y

    return pick


def around(spots, spread, r, avoid):
    """A picker of random points gathered around the spots (x, y), for leaves under trees."""

    def pick(rng):
        while True:
            sx, sy = spots[rng.integers(0, len(spots))]
            x, y = rng.normal(sx, spread), rng.normal(sy, spread)
            if math.hypot(x, y) < r and not avoid(x, y):
                return x, y

    return pick
