"""A small brick town hall, a portico and a clock cupola, between two maples; two bins wait at the curb."""
from kit import *
from places.ground import LAWN, around, band, ground, inside

ALT = (
    "A small brick town hall with white columns and a clock tower between two autumn maples, "
    "a green trash bin and a blue recycling bin at the curb"
)
PLINTH = "oat"
CAMERA = dict(target=(0.03, 0, 0.97), dist=16.4)  # a little farther, so that the tall hall has its margin
W, D = 1.42, 0.95  # the hall's walls; its front wall is the plane y = 0
BASE, EAVE, RISE = 0.16, 1.1, 0.42  # heights: porch floor, top of the walls, gable
PORCH = 0.4
CURB = -1.02
HALL = (-0.02, 0.36)
BRICK = ("#bf7963", "#b86d57", "#c6856e")
MORTAR = "#d9b9a3"


def brickwork(w, h, seed):
    """Bricks in running bond on the plane y = 0, facing -Y, centered on x, standing on z = 0."""
    rng = random.Random(seed)
    long, rows = 0.125, int(round(h / 0.058))
    step = h / rows
    with group("bricks") as g:
        box(w, 0.02, h, (0, 0.004, 0), m=flat(MORTAR), b=0)
        for i in range(rows):
            x = -w / 2 - (long / 2 if i % 2 else 0)
            while x < w / 2 - 0.01:
                a, b = max(x, -w / 2), min(x + long, w / 2)
                if b - a > 0.02:
                    size = (b - a - 0.009, 0.03, step - 0.009)
                    box(*size, ((a + b) / 2, 0, i * step), m=flat(rng.choice(BRICK)), b=0.006, segs=2)
                x += long
    return g


def portico():
    """Porch floor with steps, four columns, entablature and the pediment in front of the hall."""
    front = -PORCH
    with group("portico") as g:
        box(W + 0.1, PORCH + 0.06, BASE, (0, front / 2, 0), m=flat("concrete"), b=0.012)
        for i in range(3):
            box(0.78, 0.1 * (3 - i), 0.04 * (i + 1), (0, front - 0.05 * (3 - i), 0), m=flat("kerb"), b=0.01)
        for x in (-0.6, -0.235, 0.235, 0.6):
            y = front + 0.07
            box(0.15, 0.15, 0.05, (x, y, BASE), m=flat("white"), b=0.01)
            cyl(0.058, EAVE - BASE - 0.2, (x, y, BASE + 0.05), m=flat("white"), r2=0.048, b=0.006)
            torus(0.055, 0.014, (x, y, EAVE - 0.16), m=flat("white"), k=8, n=28)
            box(0.15, 0.15, 0.04, (x, y, EAVE - 0.15), m=flat("white"), b=0.01)
        box(W + 0.06, PORCH + 0.04, 0.12, (0, front / 2 - 0.01, EAVE - 0.11), m=flat("white"), b=0.012)
        box(W + 0.16, PORCH + 0.12, 0.04, (0, front / 2 - 0.03, EAVE), m=flat("white"), b=0.012)
        prism([(-W / 2, 0), (W / 2, 0), (0, RISE)], 0.1, (0, front + 0.06, EAVE + 0.02), m=flat("mint"), b=0)
        cyl(0.1, 0.05, (0, front + 0.01, EAVE + 0.165), (rad(90), 0, 0), m=flat("white"), c=True, b=0.01)
        cyl(
            0.072,
            0.05,
            (0, front - 0.002, EAVE + 0.165),
            (rad(90), 0, 0),
            m=glassmat("blue2"),
            c=True,
            b=0.005,
        )
        pitch = math.atan2(RISE, W / 2)
        for s in (-1, 1):  # raking cornices
            middle = (s * W / 4, front + 0.0, EAVE + RISE / 2 + 0.035)
            box(
                math.hypot(W / 2, RISE) + 0.08,
                0.1,
                0.07,
                middle,
                (0, s * pitch, 0),
                m=flat("white"),
                b=0.012,
                c=True,
            )
    return g


def entrance():
    """Double door with a fanlight, on the front wall."""
    with group("entrance") as g:
        box(0.42, 0.06, 0.56, (0, 0, 0), m=flat("white"), b=0.012)
        cyl(0.215, 0.05, (0, 0, 0.55), (rad(90), 0, 0), m=flat("white"), c=True, b=0.01)
        cyl(0.165, 0.06, (0, -0.012, 0.555), (rad(90), 0, 0), m=glassmat("blue"), c=True, b=0.005)
        box(0.36, 0.05, 0.05, (0, -0.022, 0.525), m=flat("white"), b=0.01)
        for s in (-1, 1):
            box(0.16, 0.05, 0.52, (s * 0.083, -0.02, 0), m=flat("evergreen"), b=0.01)
            for z, h in ((0.05, 0.17), (0.27, 0.2)):
                box(0.095, 0.02, h, (s * 0.085, -0.045, z), m=flat("green2"), b=0.008)
            sphere(0.014, (s * 0.025, -0.055, 0.25), metalmat("yellow"), sub=2)
    return g


def clock(r=0.135):
    """A clock face on the plane y = 0, facing -Y: ten past ten."""
    with group("clock") as g:
        cyl(r, 0.03, (0, 0, 0), (rad(90), 0, 0), m=flat("white"), c=True, b=0.006)
        torus(r, 0.016, (0, -0.012, 0), (rad(90), 0, 0), m=metalmat("slate2"), k=8)
        for i in range(12):
            a = i * pi / 6
            long = 0.03 if i % 3 == 0 else 0.014
            at = (sin(a) * (r - 0.034), -0.018, cos(a) * (r - 0.034))
            box(0.01, 0.008, long, at, (0, a, 0), m=flat("slate2"), b=0.002, c=True)
        for a, long, thick in ((rad(-55), 0.06, 0.016), (rad(60), 0.088, 0.012)):
            tube([(0, -0.024, 0), (sin(a) * long, -0.024, cos(a) * long)], thick / 2, flat("slate"), res=3)
        sphere(0.014, (0, -0.026, 0), flat("slate"), sub=2)
    return g


def cupola():
    """White tower in three stages, a clock on each side, a copper-green dome and a gilt finial."""
    with group("cupola") as g:
        box(0.5, 0.5, 0.34, (0, 0, 0), m=flat("white"), b=0.012)
        box(0.56, 0.56, 0.04, (0, 0, 0.33), m=flat("white"), b=0.012)
        box(0.42, 0.42, 0.38, (0, 0, 0.36), m=flat("cream"), b=0.012)
        for sx in (-1, 1):
            for sy in (-1, 1):
                box(0.07, 0.07, 0.37, (sx * 0.185, sy * 0.185, 0.36), m=flat("white"), b=0.01)
        for turn in (0, 90, 180, 270):
            a = rad(turn - 90)
            put(clock(), 0.222 * cos(a), 0.222 * sin(a), 0.545, turn)
        box(0.5, 0.5, 0.045, (0, 0, 0.73), m=flat("white"), b=0.014)
        cyl(0.17, 0.19, (0, 0, 0.77), m=flat("slate2"), n=8, b=0.005)
        for i in range(8):
            a = i * pi / 4
            cyl(0.024, 0.19, (0.165 * cos(a), 0.165 * sin(a), 0.77), m=flat("white"), n=16, b=0.004)
        cyl(0.215, 0.04, (0, 0, 0.95), m=flat("white"), b=0.01)
        dome = [(0.2 * cos(rad(q)), 0.985 + 0.2 * sin(rad(q))) for q in range(0, 81, 8)]
        lathe(dome + [(0.02, 1.2), (0, 1.2)], m=flat("sage"), ang=60)
        tube([(0, 0, 1.18), (0, 0, 1.33)], 0.011, metalmat("yellow"), caps=False)
        sphere(0.034, (0, 0, 1.25), metalmat("yellow"), sub=3)
        sphere(0.018, (0, 0, 1.34), metalmat("yellow"), sub=3)
    return g


def town_hall():
    """The whole building; the front wall's plane is y = 0, the steps come toward -Y."""
    with group("town_hall") as g:
        box(W + 0.1, D + 0.06, BASE, (0, D / 2, 0), m=flat("grey2"), b=0.012)
        box(W - 0.02, D - 0.02, EAVE - BASE, (0, D / 2, BASE), m=flat(MORTAR), b=0)
        put(brickwork(W, EAVE - BASE, 1), 0, 0, BASE)
        put(brickwork(D, EAVE - BASE, 2), W / 2, D / 2, BASE, 90)
        put(brickwork(D, EAVE - BASE, 3), -W / 2, D / 2, BASE, -90)
        box(W + 0.1, D + 0.1, 0.09, (0, D / 2, EAVE - 0.08), m=flat("white"), b=0.012)
        prism([(-W / 2, 0), (W / 2, 0), (0, RISE)], 0.08, (0, D - 0.04, EAVE), m=flat("mint"), b=0)
        put(entrance(), 0, -0.02, BASE)
        for x in (-0.45, 0.45):
            put(window(0.62, 1.35, None), x, -0.02, BASE + 0.17, 0, 0.34)
        for y in (0.2, 0.48, 0.76):
            put(window(0.5, 1.45, None), W / 2 + 0.02, y, BASE + 0.2, 90, 0.34)
        portico()
        # roof and cupola; the shingles are made for a house three times as large
        k, length = 3, D + PORCH
        put(gable_roof(length * k, W * k, RISE * k, 0.11 * k), 0, (D - PORCH) / 2, EAVE + 0.03, 90, 1 / k)
        put(cupola(), 0, 0.06, EAVE + RISE - 0.16)
    return g


def pennant(length=0.62, h=0.3):
    """A plain triangular pennant waving toward +X from the pole at x = 0, its middle at z = 0."""
    n, thick = 16, 0.008
    verts, faces = [], []
    for i in range(n + 1):
        t = i / n
        y = 0.045 * sin(t * 7.5) * (0.25 + t)
        half = h / 2 * (1 - t) + 0.006
        for side in (-1, 1):
            for z in (-half, half):
                verts.append((t * length, y + side * thick, z - 0.05 * t))
    for i in range(n):
        a, b = 4 * i, 4 * i + 4
        faces += [
            (a, b, b + 1, a + 1),
            (a + 2, a + 3, b + 3, b + 2),
            (a, a + 2, b + 2, b),
            (a + 1, b + 1, b + 3, a + 3),
        ]
    mesh = bpy.data.meshes.new("pennant")
    mesh.from_pydata(verts, [], faces)
    mesh.materials.append(flat("orange"))
    cloth = bpy.data.objects.new("pennant", mesh)
    bpy.context.scene.collection.objects.link(cloth)
    return cloth


def flagpole(h=1.75):
    """White pole on a stone foot with an orange pennant."""
    with group("flagpole") as g:
        cyl(0.085, 0.05, m=flat("concrete"), b=0.012)
        tube([(0, 0, 0.04), (0, 0, h)], 0.017, flat("white"), caps=False)
        sphere(0.034, (0, 0, h + 0.015), metalmat("yellow"), sub=3)
        cloth = pennant()
        cloth.parent = g
        cloth.location = (0.012, 0, h - 0.19)
    return g


def bench(w=0.5):
    """Park bench with wooden slats."""
    with group("bench") as g:
        for s in (-1, 1):
            box(0.03, 0.17, 0.03, (s * w * 0.38, 0, 0.13), m="slate2", b=0.006)
            box(0.03, 0.03, 0.14, (s * w * 0.38, -0.07, 0), m="slate2", b=0.006)
            box(0.03, 0.03, 0.32, (s * w * 0.38, 0.08, 0), (rad(-8), 0, 0), m="slate2", b=0.006)
        for y in (-0.065, -0.005, 0.055):
            box(w, 0.045, 0.022, (0, y, 0.158), m="wood", b=0.006)
        for z in (0.22, 0.28):
            box(w, 0.02, 0.045, (0, 0.085 + (z - 0.16) * 0.14, z), m="wood", b=0.006)
    return g


def maple(h, kind, seed, spread):
    """An autumn maple of height h in toy proportions, made from the kit's tree at a third of its size."""
    k = 2.9 / h
    with group("maple") as g:
        put(tree(2.9, kind, seed, spread, leaf=0.15, dens=21), s=1 / k)
    return g


def scene():
    hx, hy = HALL
    fix(ground(CURB))
    with group("walks") as walks:
        foot = hy - PORCH - 0.3  # where the steps end
        box(
            0.62,
            foot - CURB - 0.05,
            0.03,
            (hx, (foot + CURB + 0.05) / 2, LAWN - 0.016),
            m=flat("concrete"),
            b=0.01,
        )
        band(CURB + 0.07, CURB + 0.3, LAWN - 0.02, LAWN + 0.016, flat("concrete"), 0.008, 1.62)
        for i in range(6):  # joints of the sidewalk
            box(0.012, 0.235, 0.004, (-1.0 + i * 0.4, CURB + 0.185, LAWN + 0.014), m=flat("grey2"), b=0)
    fix(walks)
    fix(town_hall(), hx, hy, LAWN)
    fix(maple(1.5, "rust", 2, 0.74), -1.22, 0.42, LAWN)
    fix(maple(1.2, "amber", 11, 0.78), 1.17, 0.72, LAWN)
    fix(flagpole(2.0), 0.98, -0.3, LAWN)
    fix(bench(), -1.04, -0.42, LAWN, 12, 1.1)
    on(dustbin("green2"), 0.55, -0.84, 4, s=0.46)
    on(dustbin("#5d95aa"), 0.93, -0.83, -5, s=0.46)
    for x in (-0.6, 0.6):
        fix(hedge(1.1, 0.5, 0.58, seed=3), hx + x, hy - PORCH - 0.21, LAWN - 0.01, 0, 0.34)

    def taken(x, y):
        on_hall = abs(x - hx) < W / 2 + 0.1 and y > hy - PORCH - 0.2
        return on_hall or y < CURB + 0.34 or abs(x - hx) < 0.36 and y < hy

    tufts(120, inside(1.5, taken), LAWN - 0.002, 3, s=0.05, cols=("grass2", "#b9d38f", "#9fc078"))
    leaves(
        46, around(((-1.1, 0.3), (1.12, 0.55)), 0.22, 1.5, taken), LAWN, 4, ("rust", "amber", "orange"), 0.03
    )
