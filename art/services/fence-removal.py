"""Three picket-fence panels, one leaning, and a pulled-out post with its plug of concrete."""
from kit import *

ALT = "Three fence panels, one leaning, and a pulled-out post with a plug of concrete"
PLINTH = "mint"


def panel(w=1.05, h=1.5, n=6, m=("oat", "wood3", "oat")):
    """Pointed boards on two rails; the rails are behind."""
    rnd = random.Random(int(w * 100) + n)
    q = w / n
    with group("panel") as g:
        for i in range(n):
            b = (q - 0.022) / 2
            z = rnd.uniform(-0.012, 0.012)
            prism(
                [(-b, 0.04), (b, 0.04), (b, h - 0.1 + z), (0, h + z), (-b, h - 0.1 + z)],
                0.04,
                (-w / 2 + q * (i + 0.5), -0.04, 0),
                m=rnd.choice(m),
                b=0.01,
            )
        for z in (0.22, h - 0.34):
            box(w - 0.01, 0.05, 0.1, (0, 0.006, z), m="wood", b=0.01)
            for i in range(n):
                sphere(0.014, (-w / 2 + q * (i + 0.5), -0.062, z + 0.05), "slate2", sub=2)
    return g


def post(h=1.7):
    """A square post with a cap."""
    with group("post") as g:
        box(0.13, 0.13, h, m="wood", b=0.015)
        prism([(-0.085, 0), (0.085, 0), (0.03, 0.07), (-0.03, 0.07)], 0.17, (0, 0, h - 0.005), m="wood2", b=0.01)
    return g


def pulled_post(h=1.35):
    """A post lying along x, its foot at +X in a rough lump of concrete."""
    r = 0.23
    with group("pulled") as g:
        with group("bar") as bar:
            box(0.13, 0.13, h, (0, 0, 0), m="wood", b=0.015)
            prism([(-0.085, 0), (0.085, 0), (0.03, 0.07), (-0.03, 0.07)], 0.17, (0, 0, h - 0.005), m="wood2", b=0.01)
            sphere(r, (0, 0, 0.02), "grey2", (1.0, 1.0, 1.25), noise=0.16, seed=4)
            cyl(r * 0.98, 0.34, (0, 0, -0.3), m="grey2", b=0.07, n=13, r2=r * 0.9)
            box(0.125, 0.125, 0.2, (0, 0, -0.4), m="wood2", b=0.02)
        put(bar, 0, 0, r, 0, 1, 0, -96)
    return g


def hole():
    """A round hole with a ring of soil."""
    with group("hole") as g:
        cyl(0.18, 0.012, m="slate2", b=0.002)
        for i in range(16):
            a = i * 2 * pi / 16
            s = 0.07 + 0.025 * (i % 3)
            sphere(s, (0.22 * cos(a), 0.22 * sin(a), 0.01), "wood2", scale=(1, 1, 0.7), noise=0.35, seed=i, sub=3)
    return g


def scene():
    y = 0.42
    put(hole(), -1.1, y - 0.1, 0)
    fix(panel(), -0.62, y, 0.0, 0, 1, 0, -2)
    fix(post(), -0.01, y, 0)
    fix(panel(), 0.6, y, 0)
    fix(post(), 1.21, y, 0)
    fix(panel(), 0.66, -0.08, -0.015, -6, 1, -16, 3)
    fix(shovel(h=1.2), -0.78, 0.04, 0, 0, 1, -12, 3)
    on(pulled_post(1.45), 0.25, -0.8, -16)
    for x, y, s in ((0.72, -0.98, 0.075), (0.62, -1.12, 0.05), (-0.35, -0.98, 0.06)):
        fix(sphere(s, m="grey2", noise=0.3, seed=int(s * 100)), x, y, s * 0.7)
