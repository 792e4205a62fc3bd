"""A large cast-iron radiator, a washing machine drum, a cogwheel, a stack of pipes and a bent copper pipe."""
from kit import *

ALT = "Scrap metal: a cast-iron radiator, a washing machine drum, a cogwheel and a stack of pipes"
PLINTH = "oat"


def radiator(n=10, h=1.12, m="blue"):
    """A cast-iron radiator of n ribs, along x, with an orange valve at its right."""
    step = 0.2
    m = metalmat(m)
    end = (n - 1) / 2 * step
    with group("radiator") as g:
        for i in range(n):
            x = (i - (n - 1) / 2) * step
            last = i in (0, n - 1)
            for y in (-0.13, 0.0, 0.13):
                tube([(x, y, 0.2), (x, y, h - 0.12)], 0.062, m)
            sphere(0.1, (x, 0, h - 0.1), m, scale=(0.84, 2.1, 1), sub=3)
            sphere(0.1, (x, 0, 0.2), m, scale=(0.84, 2.1, 0.9), sub=3)
            if last:
                for y in (-0.14, 0.14):
                    cyl(0.075, 0.2, (x, y, 0), m=m, b=0.015, r2=0.05)
        for z in (0.22, h - 0.12):
            cyl(0.06, 2 * end, (-end, 0, z), (0, rad(90), 0), m=m)
        cyl(0.05, 0.2, (end, 0, 0.22), (0, rad(90), 0), m=metalmat("brick"), b=0.008)
        cyl(0.05, 0.12, (end + 0.17, 0, 0.2), m=metalmat("brick"), b=0.008)
        cyl(0.085, 0.07, (end + 0.17, 0, 0.33), m="orange", b=0.02, n=10)
    return g


def pipe(l, r, m):
    """A hollow pipe lying along y, its open end at -y."""
    with group("pipe") as g:
        with group("turned") as t:
            lathe(
                [(0, 0), (r, 0), (r, l), (r * 0.72, l), (r * 0.72, l - 0.25), (0, l - 0.25)],
                m=metalmat(m),
                n=32,
                ang=50,
            )
            cyl(r * 0.72, 0.01, (0, 0, l - 0.24), m="slate2", b=0.001)
        put(t, 0, l / 2, r, 0, 1, 90)
    return g


def pipes():
    """Six pipes stacked, two of them copper."""
    r = 0.095
    mix = [("metal", 1.0), ("grey", 1.12), ("brick", 0.95), ("brick", 1.05), ("metal", 0.95), ("grey2", 1.0)]
    n = 0
    with group("pipes") as g:
        for row, count in enumerate((3, 2, 1)):
            for k in range(count):
                m, l = mix[n]
                put(pipe(l, r, m), (k - (count - 1) / 2) * r * 2.02, 0, row * r * 1.74)
                n += 1
    return g


def drum():
    """A washing machine drum lying with its mouth to -y."""
    r = 0.33
    with group("drum") as g:
        with group("turned") as t:
            lathe(
                [
                    (0, 0),
                    (r * 0.9, 0),
                    (r, 0.05),
                    (r, 0.48),
                    (r * 0.92, 0.53),
                    (r * 0.72, 0.53),
                    (r * 0.72, 0.49),
                    (r * 0.92, 0.45),
                    (r * 0.92, 0.06),
                    (0, 0.04),
                ],
                m=metalmat("grey3"),
                ang=50,
            )
            torus(r * 0.75, 0.03, (0, 0, 0.53), m=metalmat("grey"), k=10)
            for i in range(16):
                for j in range(4):
                    q = 2 * pi * (i + 0.5 * (j % 2)) / 16
                    sphere(0.024, ((r - 0.012) * cos(q), (r - 0.012) * sin(q), 0.12 + j * 0.1), "slate2", sub=2)
            for i in range(3):
                q = 2 * pi * i / 3 + 0.4
                box(
                    0.06,
                    0.05,
                    0.4,
                    (r * 0.85 * cos(q), r * 0.85 * sin(q), 0.04),
                    (0, 0, q),
                    m=metalmat("grey2"),
                    b=0.015,
                )
        put(t, 0, 0.26, r, 0, 1, 90)
    return g


def cog(r=0.3, m="grey"):
    """A cogwheel standing on two teeth, its face at -y."""
    pts = []
    for i in range(12):
        for dq, rr in ((-0.3, 1), (-0.17, 1.24), (0.17, 1.24), (0.3, 1)):
            q = 2 * pi * (i + 0.5 + dq) / 12
            pts.append((r * rr * sin(q), r * rr * cos(q)))
    with group("cog") as g:
        prism(pts, 0.12, (0, 0, r * 1.19), m=metalmat(m), b=0.012)
        torus(r * 0.66, 0.035, (0, -0.06, r * 1.19), (rad(90), 0, 0), metalmat("metal"), k=8)
        cyl(r * 0.32, 0.17, (0, 0, r * 1.19), (rad(90), 0, 0), m=metalmat("metal"), b=0.02, c=True)
        cyl(r * 0.17, 0.19, (0, 0, r * 1.19), (rad(90), 0, 0), m="slate", b=0.01, c=True)
    return g


def bend(m="brick"):
    """A copper pipe with a bend at its top."""
    m = metalmat(m)
    with group("bend") as g:
        tube(
            [(0, 0, 0.05), (0, 0, 1.34), (0.03, 0, 1.46), (0.11, 0, 1.54), (0.22, 0, 1.57), (0.42, 0, 1.57)],
            0.05,
            m,
            smooth=True,
        )
        cyl(0.065, 0.09, (0.36, 0, 1.57), (0, rad(90), 0), m=m, b=0.012)
        cyl(0.065, 0.09, (0, 0, 1.2), m=m, b=0.012)
    return g


def scene():
    fix(radiator(), -0.14, 0.56, 0, 14, 1.1)
    fix(bend(), 0.1, 1.08, 0, 20, 1.1, 7)
    on(drum(), 0.8, -0.36, 46, s=1.12)
    on(pipes(), -0.8, -0.56, 34, s=0.95)
    fix(cog(), 0.02, -0.92, 0, 10, 0.8)
