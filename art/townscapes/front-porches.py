"""A leafy railroad suburb: a Dutch colonial and a Victorian with a wraparound porch side by side, a driveway
to a small garage between them. In front the street, and before it another sidewalk, or a train at a platform."""
import numpy as np

from kit import *
from kit.facades import *

ALTS = {
    "street": "A Dutch colonial and a Victorian with a wide porch under fall trees, a green truck at the curb",
    "station": "A Dutch colonial and a Victorian with a wide porch, a green truck, a train at a platform",
}
CAMERA = dict(target=(0.7, -0.3, 1.35), az=26, el=25, dist=46, lens=78)
STAGE = dict(bg_z=BASE)

W, D = 16.6, 12.0  # the slab
CURB_Y, NEAR_Y = -2.5, -4.05  # the street's edges
TRACK_Y = -5.32
DRIVE = (-1.15, 1.0)  # its middle at the street, its width
BUTTER = ("#ecdcb4", "#f1e3c0", "#e5d3a8")
BROWN = ("#8d8378", "#978d82", "#83796e")
SANDSTONE = ("#d6b496", "#c9a386", "#e0c3a6", "#cfab8e")
BLUE = "#9db5be"
ROSE = ("#cf9c8b", "#d8a898", "#c59080")


def land():
    """The slab: sand, turf, street, curbs, sidewalk, driveway and front walks."""
    prism(outline(W, D), 0.62, (0, 0, BASE), m="oat", b=0.12, axis="z")
    prism(outline(W, D, grow=0.012), 0.28, (0, 0, -0.28), m="grass", b=0.07, axis="z")
    top = outline(W, D, grow=0.025)
    street = clip([(-12, NEAR_Y), (12, NEAR_Y), (12, CURB_Y), (-12, CURB_Y)], top)
    prism(street, 0.31, (0, 0, -0.29), m="road", b=0.03, axis="z")
    for i in range(8):
        box(0.7, 0.07, 0.012, (-6.9 + i * 1.95, -3.3, 0.018), m="cream", b=0.003)
    x, w = DRIVE
    for a, b in ((-W / 2 + 0.06, x - w / 2 - 0.1), (x + w / 2 + 0.1, W / 2 - 0.06)):
        box(b - a, 0.14, 0.16, ((a + b) / 2, CURB_Y + 0.05, -0.07), m="kerb", b=0.03)
        n = round((b - a) / 0.62)
        for i in range(n):
            long = (b - a) / n
            box(long - 0.025, 0.52, 0.09, (a + long * (i + 0.5), CURB_Y + 0.68, -0.05), m="concrete", b=0.015)
    box(W - 0.16, 0.12, 0.14, (0, NEAR_Y - 0.03, -0.07), m="kerb", b=0.02)
    box(w + 0.2, 0.4, 0.06, (x, CURB_Y + 0.12, -0.03), m="concrete", b=0.015)
    start, end, n = CURB_Y + 0.34, 2.85, 5
    for i in range(n):
        t, long = (i + 0.5) / n, (end - start) / n
        box(w, long - 0.03, 0.08, (x - 0.35 * t * t, start + long * (i + 0.5), -0.04), m="concrete", b=0.015)


# ---------- the Dutch colonial ----------
def stonework(w, h, seed=0, z0=0.0):
    """Coursed sandstone on the plane y = 0, facing -y."""
    R = random.Random(seed)
    with group("stonework") as g:
        rows = max(1, round(h / 0.17))
        for row in range(rows):
            x = -w / 2
            while x < w / 2 - 0.02:
                long = R.uniform(0.24, 0.46)
                x1 = w / 2 if w / 2 - x - long < 0.16 else x + long
                size = (x1 - x - 0.018, 0.05, h / rows - 0.016)
                box(
                    *size,
                    ((x + x1) / 2, -0.005, z0 + row * h / rows),
                    m=flat(R.choice(SANDSTONE), 0.85),
                    b=0.02,
                    segs=2
                )
                x = x1
    return g


def broad_dormer(w=3.1, h=1.16, out=1.0, lean=11):
    """A long shed dormer with four windows; its wall is the plane y = 0."""
    with group("broad_dormer") as g:
        side = [(0, 0), (out, 0), (out, h + out * math.tan(rad(lean))), (0, h)]
        prism(side, w, m=flat(BUTTER[0]), b=0, axis="x")
        put(shingles(w - 0.06, h, BUTTER, seed=6), 0, 0, 0)
        put(shingles(out * 0.6, h, BUTTER, seed=7), w / 2, out * 0.3, 0, 90)
        for x in (-1, 1):
            box(0.1, 0.08, h, (x * (w / 2 - 0.02), -0.01, 0), m=flat("white"), b=0.01)
        box(w + 0.1, 0.09, 0.12, (0, -0.03, h - 0.1), m=flat("white"), b=0.012)
        for x in (-1.11, -0.37, 0.37, 1.11):
            put(sash(0.42, 0.68, "white", None, "white"), x, -0.03, 0.26)
        long = (out + 0.2) / cos(rad(lean))
        y, z = out / 2 - 0.1, h + 0.06 + (out / 2 - 0.1) * math.tan(rad(lean))
        box(w + 0.3, long, 0.08, (0, y, z), (rad(lean), 0, 0), flat(BROWN[0]), 0.015, c=True)
        plane = shingles(w + 0.28, long, BROWN, step=0.15, pitch=0.24, seed=8)
        put(plane, 0, -0.2, h + 0.045, 0, 1, lean - 90)
        box(w + 0.3, 0.06, 0.1, (0, -0.2, h - 0.06), m=flat("white"), b=0.01)
    return g


def hood():
    """A white entry with a curved hood on two columns, steps and the door; its wall is the plane y = 0."""
    with group("hood") as g:
        put(door("orange", 1.0, 2.05), 0, -0.02, 0.24, 0, 0.5)
        box(1.2, 0.62, 0.26, (0, -0.3, -0.02), m=flat("grey2"), b=0.02)
        for k in range(2):
            box(0.84, 0.2, 0.16 - 0.08 * k, (0, -0.7 - 0.19 * k, -0.01), m="concrete", b=0.012)
        for side in (-1, 1):
            cyl(0.055, 0.98, (side * 0.46, -0.48, 0.24), m=flat("white"), r2=0.046, b=0.01, n=24)
            box(0.16, 0.16, 0.05, (side * 0.46, -0.48, 0.24), m=flat("white"), b=0.01)
            box(0.15, 0.15, 0.05, (side * 0.46, -0.48, 1.18), m=flat("white"), b=0.01)
        arc = [(0.66 * cos(rad(a)), 0.34 * sin(rad(a))) for a in range(0, 181, 15)]
        prism(arc, 0.62, (0, -0.28, 1.24), m=flat("white"), b=0.012)
        outer = [(0.72 * cos(rad(a)), 0.4 * sin(rad(a))) for a in range(0, 181, 15)]
        prism(
            outer + [(x * 0.92, z * 0.9) for x, z in reversed(outer)],
            0.74,
            (0, -0.3, 1.24),
            m=flat(BROWN[0]),
            b=0.01,
        )
        box(1.4, 0.68, 0.08, (0, -0.3, 1.2), m=flat("white"), b=0.015)
    return g


def dutch_colonial():
    """Sandstone below, a shingled gambrel with a broad dormer above, a brick chimney; its front is y = 0."""
    w, d, first, rise = 4.1, 2.9, 1.5, 1.85
    with group("dutch_colonial") as g:
        box(w + 0.06, d + 0.06, 0.22, (0, d / 2, -0.05), m=flat("grey2"), b=0.02)
        box(w, d, first, (0, d / 2, 0), m=flat(SANDSTONE[0]), b=0.01)
        put(stonework(w, first - 0.24, 1, 0.16), 0, 0, 0)
        put(stonework(d, first - 0.24, 2, 0.16), w / 2, d / 2, 0, 90)
        box(w + 0.06, 0.1, 0.14, (0, -0.02, first - 0.13), m=flat("white"), b=0.012)
        box(0.1, d + 0.06, 0.14, (w / 2 + 0.01, d / 2, first - 0.12), m=flat("white"), b=0.012)
        put(gambrel(w, d / 2, rise, BUTTER, BROWN), 0, d / 2, first)
        put(broad_dormer(), 0, 0.1, first + 0.1)
        put(hood(), 0, -0.02, 0)
        for x in (-1.38, 1.38):
            put(pane(0.62, 0.72, "evergreen"), x, -0.03, 0.48)
            box(0.03, 0.05, 0.7, (x - 0.15, -0.075, 0.5), m=flat("white"), b=0.005)
            box(0.03, 0.05, 0.7, (x + 0.15, -0.075, 0.5), m=flat("white"), b=0.005)
        for y in (0.6, 2.3):
            put(sash(0.38, 0.7, "white", "flat", "white"), w / 2 + 0.02, y, 0.48, 90)
        for y in (0.95, 1.95):
            put(sash(0.36, 0.56, "white", "flat", "white"), w / 2 + 0.02, y, first + 0.3, 90)
        put(sash(0.28, 0.34, "white", "arch", "white"), w / 2 + 0.02, d / 2, first + 1.16, 90)
        put(chimney(1.0), -1.3, d / 2 + 0.25, first + rise - 0.35)
    return g


# ---------- the Victorian ----------
PORCH_ROOF = ("#788990", "#83939a", "#6e7f86")


def wraparound(x0, xr, y1, out=0.95, floor=0.4, h=1.08):
    """A porch from x0 around the corner at xr back to y1, with an eight-sided bay at the corner."""
    white, turn = flat("white"), (0, 0, rad(22.5))
    with group("wraparound") as g:
        plan = [(x0, 0), (x0, -out), (xr + out, -out), (xr + out, y1), (xr, y1), (xr, 0)]
        prism(plan, 0.09, (0, 0, floor - 0.09), m=flat("wood3"), b=0.012, axis="z")
        e = xr + out - 0.08
        skirt = [(x0 + 0.06, 0), (x0 + 0.06, 0.08 - out), (e, 0.08 - out), (e, y1), (xr, y1), (xr, 0)]
        prism(skirt, floor - 0.1, (0, 0, 0), m=flat("#7d8f92"), b=0.01, axis="z")
        cx, cy, r = xr + 0.42, -0.42, 0.92
        cyl(r, 0.09, (cx, cy, floor - 0.088), turn, flat("wood3"), b=0.012, n=8)
        cyl(r - 0.07, floor - 0.1, (cx, cy, 0), turn, flat("#7d8f92"), b=0.01, n=8)
        posts = [(float(x), 0.09 - out) for x in np.linspace(x0 + 0.08, cx - 0.82, 4)]
        corners = [rad(a) for a in (-112.5, -67.5, -22.5, 22.5)]
        posts += [(cx + (r - 0.1) * cos(a), cy + (r - 0.1) * sin(a)) for a in corners]
        posts += [(xr + out - 0.09, y) for y in (1.1, y1 - 0.08)]
        for x, y in posts:
            cyl(0.042, h, (x, y, floor), m=white, r2=0.034, b=0.008, n=16)
            for z in (floor, floor + 0.38, floor + h - 0.1):
                box(0.11, 0.11, 0.06, (x, y, z), m=white, b=0.01)
        for i, (a, b) in enumerate(zip(posts, posts[1:])):
            porch_bay(a, b, floor, h, i != 1)  # the second bay is open to the steps
        x = (posts[1][0] + posts[2][0]) / 2
        for k in range(4):
            z = floor - 0.1 * (k + 1)
            box(0.52, 0.19, z + 0.08, (x, -out - 0.09 - 0.17 * k, -0.06), m=white, b=0.01)
            box(0.56, 0.2, 0.04, (x, -out - 0.1 - 0.17 * k, z), m=flat("wood3"), b=0.01)
        porch_roof(x0, xr, y1, out, floor + h)
        cyl(r + 0.1, 0.1, (cx, cy, floor + h + 0.01), turn, white, b=0.012, n=8)
        cyl(r + 0.2, 0.78, (cx, cy, floor + h + 0.11), turn, flat(PORCH_ROOF[0]), r2=0.03, b=0.006, n=8)
        put(round_shingles(r + 0.2, 0.04, 0.78, PORCH_ROOF, pitch=0.22), cx, cy, floor + h + 0.11)
        sphere(0.055, (cx, cy, floor + h + 0.93), metalmat("yellow"), sub=3)
    return g


def porch_roof(x0, xr, y1, out, z, e=0.14):
    """The porch's lean-to roof, hipped at the corner, over a white beam at the height z."""
    outer = [(x0 - e, -out - e), (xr + out + e, -out - e), (xr + out + e, y1 + e)]
    inner = [(x0 - e, 0.02), (xr - 0.02, 0.02), (xr - 0.02, y1 + e)]
    verts = [(x, y, z + 0.1) for x, y in outer] + [(x, y, z + 0.46) for x, y in inner]
    verts += [(x, y, z + 0.04) for x, y in outer]
    faces = [(0, 1, 4, 3), (1, 2, 5, 4), (6, 7, 1, 0), (7, 8, 2, 1), (2, 8, 5), (6, 0, 3)]
    mesh("porch_roof", verts, faces, flat(PORCH_ROOF[0]), smooth=False)
    run, lift = out + e, 0.36
    lean = -math.degrees(math.atan2(run, lift))
    for long, x, y, turn in (
        (xr - x0 + e, (xr + x0 - e) / 2, -out - e, 0),
        (y1 + e, xr + out + e, (y1 + e) / 2, 90),
    ):
        put(shingles(long, math.hypot(run, lift), PORCH_ROOF, pitch=0.22), x, y, z + 0.1, turn, 1, lean)
    beam = [(x0 - e + 0.02, 0)] + [(x * 0.995, y * 0.98) for x, y in outer] + [(xr, y1 + e - 0.02), (xr, 0)]
    prism(beam, 0.1, (0, 0, z), m=flat("white"), b=0.012, axis="z")


def porch_bay(a, b, floor, h, rail=True):
    """Between two posts of a porch: rail and balusters, spindles and small brackets above."""
    (ax, ay), (bx, by) = a, b
    long, turn = math.dist(a, b), math.atan2(by - ay, bx - ax)
    white = flat("white")
    mid = ((ax + bx) / 2, (ay + by) / 2)
    bars = [(floor + h - 0.03, 0.07), (floor + h - 0.18, 0.03)]
    if rail:
        bars += [(floor + 0.07, 0.035), (floor + 0.34, 0.045)]
    for z, thick in bars:
        box(long, 0.045, thick, (*mid, z), (0, 0, turn), white, 0.008)
    n = max(2, int(long / 0.1))
    for k in range(1, n):
        x, y = ax + (bx - ax) * k / n, ay + (by - ay) * k / n
        box(0.022, 0.022, 0.15, (x, y, floor + h - 0.16), m=white, b=0.004)
        if rail:
            box(0.026, 0.026, 0.26, (x, y, floor + 0.09), m=white, b=0.004)


def front_gable(w, d, h, rise):
    """A tall narrow wing that faces -y, with scalloped shingles, bargeboards and a small attic window."""
    lean = math.atan2(rise, w / 2)
    with group("front_gable") as g:
        body(w, d, h, BLUE)
        prism([(-w / 2, 0), (w / 2, 0), (0, rise)], d, (0, d / 2, h - 0.02), m=flat(ROSE[0]), b=0)
        put(
            shingles(
                w, rise - 0.1, ROSE, lambda z: w / 2 * (1 - z / rise) - 0.02, step=0.12, pitch=0.15, seed=4
            ),
            0,
            0,
            h + 0.02,
        )
        put(gable(d, w, rise, "roof"), 0, d / 2, h, 90)
        for side in (-1, 1):
            long = math.hypot(rise, w / 2) + 0.26
            spot = (side * (w / 4 + 0.05), -0.23, h + rise / 2 - 0.03)
            box(long, 0.06, 0.14, spot, (0, side * lean, 0), flat("white"), 0.012, c=True)
        box(0.5, 0.05, 0.06, (0, -0.2, h + rise - 0.34), m=flat("white"), b=0.01)
        box(0.05, 0.05, 0.4, (0, -0.2, h + rise - 0.38), m=flat("white"), b=0.01)
        put(sash(0.32, 0.44, "white", "arch", "white"), 0, -0.04, h + 0.2)
        box(w + 0.1, 0.12, 0.1, (0, -0.05, h - 0.04), m=flat("white"), b=0.012)
        for x in (-0.4, 0.4):
            put(sash(0.38, 0.64, "white", "hood", "white"), x, -0.04, 1.56)
    return g


def bay(r=0.78, h=1.24):
    """A three-sided bay window on the wall plane y = 0."""
    with group("bay") as g:
        plan = [(-r, 0.1), (-r, 0), (-0.44, -0.38), (0.44, -0.38), (r, 0), (r, 0.1)]
        prism(plan, h, m=flat(BLUE), b=0.01, axis="z")
        prism([(x * 1.05, y * 1.12) for x, y in plan], 0.08, (0, 0, 0.32), m=flat("white"), b=0.012, axis="z")
        prism(
            [(x * 1.1, y * 1.2) for x, y in plan], 0.1, (0, 0, h - 0.04), m=flat("white"), b=0.015, axis="z"
        )
        prism(
            [(x * 1.04, y * 1.06) for x, y in plan],
            0.14,
            (0, 0, h + 0.05),
            m=flat("#788990"),
            b=0.03,
            axis="z",
        )
        turn = math.degrees(math.atan2(0.38, r - 0.44))
        for x in (-0.2, 0.2):
            put(sash(0.3, 0.66, "white", None, "white"), x, -0.37, 0.44)
        for side in (-1, 1):
            put(sash(0.3, 0.66, "white", None, "white"), side * (r + 0.44) / 2, -0.185, 0.44, side * turn)
    return g


def victorian():
    """A blue Victorian: steep cross gables, a bay window, a porch around its corner; its front is y = 0."""
    w, d, h, rise = 3.5, 3.1, 2.5, 1.55
    with group("victorian") as g:
        body(w, d, h, BLUE)
        gable_end(d, rise, ROSE[0], w / 2, h)
        put(gable(w, d, rise), 0, d / 2, h)
        put(front_gable(1.8, 2.0, h, 1.6), -0.83, -0.42, 0)
        put(bay(), -0.83, -0.44, 0)
        put(wraparound(0.12, w / 2, 1.9), 0, 0, 0)
        put(door("rust", 0.95, 2.0), 0.5, -0.03, 0.4, 0, 0.5)
        put(sash(0.42, 0.66, "white", "flat", "white"), 1.25, -0.03, 0.62)
        for x in (0.5, 1.25):
            put(sash(0.36, 0.6, "white", "hood", "white"), x, -0.04, 1.68)
        for y in (0.65, 1.5, 2.5):
            put(sash(0.36, 0.6, "white", "hood", "white"), w / 2 + 0.02, y, 1.68, 90)
        for y in (0.7, 1.5):
            put(sash(0.36, 0.62, "white", "flat", "white"), w / 2 + 0.02, y, 0.62, 90)
        put(sash(0.36, 0.62, "white", "flat", "white"), w / 2 + 0.02, 2.5, 0.62, 90)
        put(sash(0.34, 0.5, "white", "arch", "white"), w / 2 + 0.04, d / 2, h + 0.36, 90)
        put(dormer(), 0.98, 0.42, h + 0.4)
        put(chimney(1.1), 0.6, d / 2 + 0.3, h + rise - 0.45)
    return g


def small_garage():
    """A one-car garage with a front gable; its front is y = 0."""
    w, d, h, rise = 1.75, 1.8, 1.1, 0.72
    with group("small_garage") as g:
        body(w, d, h, "cream")
        prism([(-w / 2, 0), (w / 2, 0), (0, rise)], d, (0, d / 2, h - 0.02), m=flat("cream"), b=0)
        put(clapboards(0.9, 0.34, "cream"), 0, 0, h + 0.02)
        put(gable(d, w, rise, "#7d6f63"), 0, d / 2, h, 90)
        lean = math.atan2(rise, w / 2)
        for side in (-1, 1):
            spot = (side * (w / 4 + 0.05), -0.22, h + rise / 2 - 0.03)
            box(
                math.hypot(rise, w / 2) + 0.24,
                0.06,
                0.11,
                spot,
                (0, side * lean, 0),
                flat("white"),
                0.012,
                c=True,
            )
        put(garage_door(2.4, 1.8), 0, -0.02, 0.0, 0, 0.5)
        put(sash(0.24, 0.26, "white", None, "white"), 0, -0.05, h + 0.12)
    return g


# ---------- railway ----------
def railway():
    """Ballast, ties and two rails along the front edge."""
    long = W - 1.15
    with group("railway") as g:
        for half, low, high in ((0.54, -0.01, 0.04), (0.46, 0.02, 0.075)):
            bed = [(-12, TRACK_Y - half), (12, TRACK_Y - half), (12, TRACK_Y + half), (-12, TRACK_Y + half)]
            prism(
                clip(bed, outline(W, D, grow=0.02)),
                high - low,
                (0, 0, low),
                m=flat("grey2"),
                b=0.015,
                axis="z",
            )
        for i in range(44):
            box(
                0.13,
                0.74,
                0.05,
                (-long / 2 + 0.16 + i * (long - 0.32) / 43, TRACK_Y, 0.055),
                m=flat("wood2"),
                b=0.012,
            )
        for y in (-0.23, 0.23):
            reach = W - 2 * (1.6 - math.sqrt(1.6**2 - (D / 2 - 1.6 + TRACK_Y + y) ** 2)) - 0.02
            box(reach, 0.05, 0.07, (0, TRACK_Y + y, 0.095), m=metalmat("slate2"), b=0.01)
    return g


def platform(l=4.6):
    """The end of a platform along x with a yellow edge, a tiled shelter, a bench and lamps; it faces -y."""
    with group("platform") as g:
        box(l, 0.56, 0.24, m=flat("concrete"), b=0.03)
        box(l - 0.06, 0.08, 0.02, (0, -0.23, 0.235), m=flat("yellow"), b=0.005)
        for x in (-1.0, 0, 1.0):
            box(0.07, 0.07, 0.86, (x, 0.18, 0.23), m=flat("cream"), b=0.012)
        box(2.0, 0.05, 0.36, (0, 0.2, 0.3), m=flat("cream"), b=0.01)
        box(1.9, 0.03, 0.3, (0, 0.2, 0.7), m=glassmat("glass"), b=0.008)
        eaves = [(-1.35, -0.42), (1.35, -0.42), (1.35, 0.46), (-1.35, 0.46)]
        prism(eaves, 0.06, (0, 0, 1.08), m=flat("cream"), b=0.015, axis="z")
        verts = [(x * 1.02, y * 1.04, 1.13) for x, y in eaves] + [(-0.92, 0.02, 1.5), (0.92, 0.02, 1.5)]
        mesh("hip", verts, [(0, 1, 5, 4), (1, 2, 5), (2, 3, 4, 5), (3, 0, 4)], flat("#c0664a"), smooth=False)
        for k in range(3):
            z = 1.2 + k * 0.1
            t = (z - 1.13) / 0.37
            box(2.7 - 0.9 * t, 0.03, 0.03, (0, -0.44 + 0.46 * t, z), m=flat("#ad583f"), b=0.01)
        tube([(-0.92, 0.02, 1.51), (0.92, 0.02, 1.51)], 0.035, flat("#ad583f"), res=3)
        put(bench(), 0.45, 0.02, 0.235, 0, 1.0)
        for x in (-l / 2 + 0.3, l / 2 - 0.3):
            put(street_lamp(0.95), x, 0.16, 0.235)
    return g


def station():
    """The track along the front edge, a train and waiting passengers on the platform."""
    commit(railway())
    fix(platform(), 4.2, -4.42, 0.0)
    fix(train(2, "blue2"), 0.0, TRACK_Y, 0.168, 90)
    fix(walker("rose", "slate2"), 2.62, -4.46, 0.255, -40, 0.46)
    fix(walker("amber", "denim", "slate", skin="skin2"), 5.85, -4.5, 0.255, 30, 0.46)


def near_side():
    """The other side of the street: a sidewalk, lamps, a bench, hedges, two small trees and a parked car."""
    n = 24
    for i in range(n):
        long = (W - 0.5) / n
        box(long - 0.025, 0.52, 0.09, (-W / 2 + 0.25 + long * (i + 0.5), NEAR_Y - 0.46, -0.05), m="concrete", b=0.015)
    fix(car("cream"), 3.3, NEAR_Y + 0.42, 0.02, 0)
    for x in (-5.2, 0.6, 5.4):
        fix(street_lamp(), x, NEAR_Y - 0.86, -0.01, 0, 0.9)
    for x, long, seed in ((-3.2, 1.9, 31), (-0.9, 1.5, 32), (2.2, 1.9, 33), (4.3, 1.1, 35)):
        fix(hedge(long, 0.3, 0.3, seed=seed), x, -5.55, -0.02)
    fix(bench(), 6.4, -5.1, 0.0, 180, 0.8)
    fix(tree(1.5, "orange", 41), -6.75, -5.15, -0.03)
    fix(tree(1.25, "yellow", 43), 7.1, -5.0, -0.03)
    fix(walker("rose", "slate2"), -1.7, NEAR_Y - 0.46, 0.045, 90, 0.46)
    fix(walker("amber", "denim", "slate", skin="skin2"), 1.5, NEAR_Y - 0.46, 0.045, -90, 0.46)


def pick_up():
    """The truck, a hauler and what waits at the curb."""
    fix(company_truck(), -3.35, -2.98, 0.02, 0, TRUCK)
    y = CURB_Y + 0.68
    on(chest("wood3"), -0.2, y + 0.02, 4, s=0.5)
    on(armchair("rose"), 0.42, y, -8, s=0.5)
    on(cardboard_closed(0.36, 0.3, 0.26), 0.98, y, 12)
    fix(hauler(), -1.0, -2.75, 0.03, -80, 0.48)


def trees():
    """Street trees at the ends, bigger ones behind the houses, evergreens."""
    for x, y, h, kind, seed, spread in (
        (-7.7, -1.05, 2.7, "orange", 2, 1.05),
        (-6.95, 4.75, 4.2, "amber", 5, 1.0),
        (-4.75, 4.95, 4.8, "rust", 8, 1.0),
        (0.15, 5.45, 4.3, "yellow", 11, 0.85),
        (3.0, 5.65, 4.5, "orange", 14, 0.85),
        (6.1, 5.1, 4.3, "rust", 17, 0.95),
        (7.75, -0.9, 2.6, "amber", 20, 1.05),
        (7.2, 2.0, 3.4, "green", 23, 1.1),
    ):
        fix(tree(h, kind, seed, spread), x, y, -0.03)
    fix(conifer(3.5, 4, r=0.7), -3.2, 5.4, -0.03)
    fix(conifer(3.0, 9), 7.3, 3.7, -0.03)


def garden():
    """Hedges, front walks and pumpkins."""
    for x, y, long, rz, seed in (
        (-6.05, -0.32, 1.0, 0, 1),
        (-3.1, -0.32, 1.0, 0, 2),
        (1.25, -0.9, 1.2, 0, 3),
        (5.15, -1.3, 0.9, 0, 4),
        (6.6, 1.2, 1.6, 90, 5),
        (0.15, 1.0, 2.0, 90, 6),
        (-7.6, 1.6, 2.2, 90, 7),
    ):
        fix(hedge(long, 0.36, 0.4, seed=seed), x, y, -0.02, rz)
    for x, y0, n, wide in ((-4.7, -1.2, 1, 0.62), (3.62, -1.42, 1, 0.6)):
        for i in range(n):
            box(wide, 0.3, 0.07, (x, y0 - 0.15 - 0.33 * i, -0.04), m="concrete", b=0.015)
    fix(pumpkin(), -3.9, -0.75, -0.01, 0, 0.48)
    fix(pumpkin(), -3.68, -0.9, -0.01, 0, 0.36)


def lawn(R):
    """A place on the grass."""
    while True:
        x, y = R.uniform(-8.0, 8.0), R.uniform(-1.4, 5.5)
        if abs(x) > 7 and y > 4.8 or -6.9 < x < -2.3 and -0.5 < y < 3.3 or 0.5 < x < 5.9 and -1.2 < y < 3.6:
            continue
        if -2.9 < x < -0.5:
            continue
        return x, y


def scene(front):
    """The whole picture."""
    land()
    fix(dutch_colonial(), -4.7, 0.05, 0, 0, 1.1)
    fix(victorian(), 2.75, 0.42, 0, 0, 1.1)
    fix(small_garage(), -1.38, 3.5, 0.0)
    station() if front == "station" else near_side()
    trees()
    garden()
    pick_up()
    fix(car("denim"), -1.3, 1.3, 0.045, 96)
    spots = [(-7.5, -0.9, 0.45), (7.6, -0.8, 0.45), (7.0, 1.4, 0.5), (-7.2, 3.2, 0.5)]

    def grass(x, y):
        """Whether leaves may lie there."""
        return -8.1 < x < 8.1 and -1.45 < y < 5.2 and not -7 < x < 6.4

    leaves(110, under_trees(spots, grass), 0, 4, cols=("orange", "amber", "rust", "yellow"), s=0.07)
    leaves(16, (-7, NEAR_Y + 0.15, 7, CURB_Y - 0.1), 0.022, 8, s=0.06)
    sprigs(480, lawn, lambda x, y: 0.0, 3)
