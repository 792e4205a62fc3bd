"""Walls and what is on them, at a little under half size: siding, brick, shingles, windows, roofs, porches, shops.

Scenes of streets take everything from here, and with it all of `kit.streets`.
"""
from kit.streets import *

SHINGLES = ("#a5a79c", "#b2b3a7", "#999c93")
CEDAR = ("#75807a", "#6c7872", "#7e8881")


def gable(w, d, rise, m="roof", over=0.2):
    """The kit's gable roof at these buildings' scale: ridge along x, eaves at z = 0 and y = -d/2 and d/2."""
    with group("gable") as g:
        put(gable_roof(2 * w, 2 * d, 2 * rise, 2 * over, m), s=0.5)
    return g


def sash(w=0.36, h=0.6, frame="white", head="flat", lintel="cream", lit=False):
    """A window on the wall plane y = 0, facing -y; origin at the middle of its foot."""
    with group("sash") as g:
        box(w + 0.1, 0.05, h + 0.06, (0, 0, -0.01), m=flat(frame), b=0.012)
        box(
            w,
            0.04,
            h - 0.02,
            (0, -0.02, 0.02),
            m=mat("#f3d999", emit=0.08) if lit else glassmat("blue"),
            b=0.006,
        )
        box(w - 0.01, 0.04, h * 0.24, (0, -0.023, h * 0.75), m=flat("sand"), b=0.004)
        box(w, 0.04, 0.035, (0, -0.03, h * 0.48), m=flat(frame), b=0.006)
        box(0.025, 0.04, h * 0.96, (0, -0.026, 0.02), m=flat(frame), b=0.005)
        box(w + 0.18, 0.12, 0.05, (0, -0.03, -0.05), m=flat(lintel), b=0.012)
        if head == "flat":
            box(w + 0.2, 0.08, 0.09, (0, -0.02, h + 0.03), m=flat(lintel), b=0.012)
        elif head == "arch":
            r = w / 2 + 0.09
            arc = [(r * cos(rad(a)), 0.55 * r * sin(rad(a))) for a in range(0, 181, 15)]
            prism(arc, 0.08, (0, -0.02, h + 0.02), m=flat(lintel), b=0.012)
        elif head == "hood":
            box(w + 0.16, 0.07, 0.06, (0, -0.02, h + 0.03), m=flat(lintel), b=0.01)
            box(w + 0.24, 0.13, 0.045, (0, -0.045, h + 0.09), m=flat(lintel), b=0.01)
    return g


def brickwork(w, h, m="#c4735a", seed=0, share=0.16, z0=0.0):
    """Single bricks that stand out of a wall on the plane y = 0, facing -y, w wide and h high."""
    R = random.Random(seed)
    with group("brickwork") as g:
        for row in range(int(h / 0.1)):
            for k in range(int(w / 0.24)):
                if R.random() < share:
                    x = -w / 2 + 0.12 + k * 0.24 + (0.06 if row % 2 else -0.02)
                    if x + 0.1 < w / 2:
                        box(0.19, 0.02, 0.07, (x, 0.002, z0 + row * 0.1), m=flat(m), b=0.006, segs=2)
    return g


def clapboards(w, h, m, step=0.125):
    """Clapboards on the plane y = 0, facing -y, standing on z = 0."""
    n = max(1, round(h / step))
    with group("clapboards") as g:
        for i in range(n):
            box(w, 0.03, h / n * 1.06, (0, -0.008, i * h / n), (rad(-7), 0, 0), flat(m), b=0.006, segs=2)
    return g


def awning(w, cols=("green2", "cream"), out=0.46, rise=0.26, n=None):
    """A striped awning with a scalloped edge; its top is at z = 0 on the wall plane y = 0."""
    n = n or max(3, round(w / 0.17)) | 1
    step = w / n
    with group("awning") as g:
        for i in range(n):
            m = flat(cols[i % 2])
            x = -w / 2 + step * (i + 0.5)
            profile = [(0.02, 0), (-out, -rise), (-out, -rise - 0.07), (0.02, -rise - 0.07)]
            prism(profile, step - 0.002, (x, 0, 0), m=m, axis="x", b=0.005)
            drop = (x, -out + 0.006, -rise - 0.07)
            cyl(step / 2 - 0.002, 0.024, drop, (rad(90), 0, 0), m=m, b=0.006, n=20, c=True)
    return g


def cornice(w, m="cream", out=0.2, h=0.26):
    """A bracketed cornice on the wall plane y = 0; its top is at z = h."""
    with group("cornice") as g:
        box(w, 0.08, h - 0.06, (0, -0.02, 0), m=flat(m), b=0.012)
        box(w + 0.08, 0.08 + out, 0.07, (0, 0.02 - out / 2, h - 0.07), m=flat(m), b=0.018)
        box(w + 0.03, 0.06 + out * 0.6, 0.05, (0, 0.02 - out * 0.35, h - 0.12), m=flat(m), b=0.012)
        n = max(4, round(w / 0.28))
        for i in range(n):
            x = -w / 2 + 0.07 + (w - 0.14) * i / (n - 1)
            box(0.055, out * 0.62, 0.14, (x, -out * 0.36, h - 0.25), m=flat(m), b=0.012)
    return g


def shop_window(w, h=0.98, frame="evergreen", door_at=1, door_m="wood2"):
    """A shop's ground floor on the wall plane y = 0: a glazed front with a base, and a door at one end."""
    with group("shop_window") as g:
        dw = 0.46
        gw = w - dw - 0.14
        gx = -door_at * (dw / 2 + 0.05)
        dx = door_at * (w / 2 - dw / 2 - 0.02)
        box(w, 0.06, h, (0, 0, 0), m=flat(frame), b=0.012)
        box(gw, 0.05, h - 0.36, (gx, -0.025, 0.28), m=glassmat("glass"), b=0.008)
        box(gw, 0.05, 0.14, (gx, -0.028, h - 0.22), m=glassmat("sky"), b=0.006)
        for k in range(1, 3):
            box(0.03, 0.06, h - 0.3, (gx - gw / 2 + gw * k / 3, -0.03, 0.26), m=flat(frame), b=0.006)
        box(gw + 0.06, 0.1, 0.04, (gx, -0.04, 0.24), m=flat("cream"), b=0.01)
        for k in range(3):
            box(
                gw / 3 - 0.07,
                0.03,
                0.14,
                (gx - gw / 2 + gw * (k + 0.5) / 3, -0.03, 0.06),
                m=flat(frame),
                b=0.008,
            )
        box(dw - 0.04, 0.06, h - 0.1, (dx, -0.015, 0.02), m=flat("cream"), b=0.01)
        box(dw - 0.12, 0.05, h - 0.18, (dx, -0.035, 0.02), m=door_m, b=0.01)
        box(dw - 0.22, 0.03, h - 0.52, (dx, -0.055, 0.3), m=glassmat("glass"), b=0.006)
        sphere(0.022, (dx - door_at * 0.12, -0.07, 0.4), metalmat("yellow"), sub=2)
    return g


def shingles(w, h, cols=SHINGLES, fn=None, step=0.135, pitch=0.19, seed=0):
    """Shingles on the plane y = 0, facing -y, standing on z = 0; fn(z) is the half width if it narrows."""
    R = random.Random(seed)
    verts, faces, indices = [], [], []
    rows = max(1, round(h / step))
    for row in range(rows):
        z0, z1 = row * h / rows, (row + 1.08) * h / rows
        half = fn((z0 + z1) / 2) if fn else w / 2
        x = -half
        while x < half - 0.02:
            wide = pitch * R.uniform(0.7, 1.3) * (0.5 if x == -half and row % 2 else 1)
            x1 = half if half - x - wide < 0.07 else x + wide
            out = -0.03 - R.uniform(0, 0.008)
            i = len(verts)
            verts += [(x, out, z0), (x1 - 0.012, out, z0), (x1 - 0.012, -0.004, z1), (x, -0.004, z1)]
            verts += [(x, 0.01, z0), (x1 - 0.012, 0.01, z0)]
            faces += [(i, i + 1, i + 2, i + 3), (i + 4, i + 5, i + 1, i)]
            indices += [R.choice((0, 0, 1, 2))] * 2
            x = x1
    return mesh("shingles", verts, faces, [flat(c, 0.85) for c in cols], indices, smooth=False)


def round_shingles(r0, r1, h, cols=SHINGLES, step=0.135, pitch=0.2, seed=0):
    """Shingles around a tower or a cone: radius r0 at z = 0, r1 at z = h."""
    R = random.Random(seed)
    verts, faces, indices = [], [], []
    rows = max(1, round(math.hypot(h, r0 - r1) / step))
    for row in range(rows):
        t0, t1 = row / rows, min(1.0, (row + 1.08) / rows)
        b, t = r0 + (r1 - r0) * t0 + 0.03, r0 + (r1 - r0) * t1 + 0.004
        n = max(8, round(2 * pi * b / pitch))
        for k in range(n):
            a0 = 2 * pi * (k + 0.5 * (row % 2)) / n
            a1 = a0 + 2 * pi / n - 0.012 / b
            i = len(verts)
            verts += [(b * cos(a0), b * sin(a0), t0 * h), (b * cos(a1), b * sin(a1), t0 * h)]
            verts += [(t * cos(a1), t * sin(a1), t1 * h), (t * cos(a0), t * sin(a0), t1 * h)]
            faces.append((i, i + 1, i + 2, i + 3))
            indices.append(R.choice((0, 0, 1, 2)))
    return mesh("round_shingles", verts, faces, [flat(c, 0.85) for c in cols], indices, smooth=False)


def gambrel(long, half, rise, wall=SHINGLES, roof=CEDAR, trim="white"):
    """A gambrel roof with shingled ends: ridge along x, eaves at z = 0 and y = -half and half."""
    knee = (0.6 * half, 0.64 * rise)
    eave = (half + 0.16, -0.12)
    outer = [(-eave[0], eave[1]), (-knee[0], knee[1]), (0, rise), knee, eave]
    inner = [(y * 0.93, z - 0.11) for y, z in outer]
    shell = outer + inner[::-1]
    with group("gambrel") as g:
        end = [(-half, -0.02), (half, -0.02), (knee[0] * 0.96, knee[1] - 0.05), (0, rise - 0.08)]
        prism(end + [(-knee[0] * 0.96, knee[1] - 0.05)], long, m=flat(wall[0]), b=0, axis="x")
        prism(shell, long + 0.28, m=flat(roof[0]), b=0.01, axis="x")
        for (ya, za), (yb, zb) in ((outer[0], outer[1]), (outer[1], outer[2])):
            lean = -math.degrees(math.atan2(yb - ya, zb - za))
            for side in (1, -1):
                plane = shingles(long + 0.26, math.hypot(yb - ya, zb - za), roof, step=0.15, pitch=0.24)
                put(plane, 0, side * ya, za, 0 if side > 0 else 180, 1, lean)
        thick = [(y * 1.012, z + 0.02) for y, z in outer] + [(y * 0.9, z - 0.16) for y, z in reversed(outer)]

        def half_width(z):
            low, high = (half, knee[0]), (knee[0], 0.0)
            if z < knee[1]:
                return low[0] + (low[1] - low[0]) * z / knee[1] - 0.1
            return max(0.0, high[0] * (1 - (z - knee[1]) / (rise - knee[1])) - 0.1)

        for side in (-1, 1):
            prism(thick, 0.07, (side * (long / 2 + 0.13), 0, 0), m=flat(trim), b=0.012, axis="x")
            put(shingles(2 * half, rise - 0.1, wall, half_width, seed=3), side * long / 2, 0, 0, 90 * side)
        cyl(
            0.045,
            long + 0.3,
            (-long / 2 - 0.15, 0, rise + 0.02),
            (0, rad(90), 0),
            m=flat("slate2"),
            b=0.01,
            n=20,
        )
    return g


def chimney(h=0.8, m="brick"):
    """A brick chimney with a cap and a pot."""
    with group("chimney") as g:
        box(0.36, 0.32, h, m=flat(m), b=0.015)
        put(brickwork(0.36, h - 0.2, "rose", seed=3, share=0.5), 0, -0.16, 0.1)
        put(brickwork(0.3, h - 0.2, "rose", seed=4, share=0.5), 0.18, 0, 0.1, 90)
        box(0.44, 0.4, 0.08, (0, 0, h - 0.03), m=flat("grey2"), b=0.015)
        cyl(0.07, 0.16, (0, 0, h + 0.04), m=flat("brick"), b=0.012, n=20)
    return g


def shop(
    w,
    floors,
    wall,
    *,
    clap=False,
    trim="cream",
    front="evergreen",
    door_at=1,
    stripes=None,
    head="flat",
    roof="flat",
    seed=0,
    d=2.9,
):
    """A narrow Victorian shop with flats above; its front is the plane y = 0, its floor z = 0."""
    first, story = 1.2, 0.96
    h = first + story * floors
    with group("shop") as g:
        box(w - 0.02, d + 0.1, 0.96, (0, d / 2 - 0.02, -0.94), m=flat("grey2"), b=0.02)
        box(w - 0.04, d, h, (0, d / 2, 0), m=flat(wall), b=0.015)
        put(shop_window(w - 0.3, frame=front, door_at=door_at), 0, -0.01, 0.0)
        for side in (-1, 1):
            box(0.13, 0.1, 1.1, (side * (w / 2 - 0.085), -0.02, 0), m=flat(trim), b=0.015)
        box(w - 0.06, 0.1, 0.2, (0, -0.025, 1.02), m=flat(front), b=0.015)
        box(w - 0.02, 0.16, 0.05, (0, -0.05, 1.2), m=flat(trim), b=0.012)
        if stripes:
            put(awning(w - 0.3, stripes), 0, -0.06, 1.08)
        if clap:
            put(clapboards(w - 0.06, h - 1.3, wall), 0, 0, 1.25)
            put(clapboards(d - 0.04, h - 0.05, wall), w / 2 - 0.02, d / 2, 0.02, 90)
            for side in (-1, 1):
                box(0.1, 0.1, h - 1.25, (side * (w / 2 - 0.06), 0.0, 1.25), m=flat(trim), b=0.012)
        else:
            put(brickwork(w - 0.1, h - 1.45, seed=seed), 0, 0, 1.3)
            put(brickwork(d - 0.1, h - 0.2, seed=seed + 1), w / 2 - 0.02, d / 2, 0.05, 90)
        n = 3 if w > 2.1 else 2
        for f in range(floors):
            for i in range(n):
                x = (i - (n - 1) / 2) * (w - 0.3) / n
                put(
                    sash(0.36, 0.58, trim, head, trim, lit=(seed + 2 * f + i) % 6 == 0),
                    x,
                    -0.02,
                    first + 0.2 + story * f,
                )
            for y in (0.85, 1.95):
                put(sash(0.32, 0.54, trim, "flat", trim), w / 2 - 0.01, y, first + 0.2 + story * f, 90)
        if roof == "flat":
            put(cornice(w, trim), 0, 0, h - 0.08)
            box(w - 0.02, d - 0.1, 0.06, (0, d / 2, h - 0.02), m=flat("grey"), b=0.01)
            for side in (-1, 1):
                box(0.12, d, 0.17, (side * (w / 2 - 0.08), d / 2 + 0.02, h - 0.03), m=flat(wall), b=0.015)
                box(
                    0.16,
                    d + 0.02,
                    0.04,
                    (side * (w / 2 - 0.08), d / 2 + 0.02, h + 0.13),
                    m=flat(trim),
                    b=0.01,
                )
            box(w - 0.04, 0.12, 0.17, (0, d - 0.04, h - 0.03), m=flat(wall), b=0.015)
        elif roof == "mansard":
            put(cornice(w, trim, h=0.2), 0, 0, h - 0.1)
            rise, inset = 0.86, 0.26
            foot = [(-w / 2, 0), (w / 2, 0), (w / 2 - inset, rise), (-w / 2 + inset, rise)]
            prism(foot, d - 2 * inset, (0, d / 2, h + 0.08), m=flat("roof"), b=0.02)
            side = [(-d / 2, 0), (d / 2, 0), (d / 2 - inset, rise), (-d / 2 + inset, rise)]
            prism(side, w - 2 * inset, (0, d / 2, h + 0.08), m=flat("roof"), b=0.02, axis="x")
            box(
                w - 2 * inset + 0.1,
                d - 2 * inset + 0.1,
                0.07,
                (0, d / 2, h + rise + 0.05),
                m=flat(trim),
                b=0.015,
            )
            deck = (w - 2 * inset - 0.08, d - 2 * inset - 0.08)
            box(*deck, 0.03, (0, d / 2, h + rise + 0.1), m=flat("grey"), b=0.01)
            for x in (-0.42, 0.42):
                box(0.42, 0.4, 0.62, (x, 0.26, h + 0.12), m=flat(trim), b=0.015)
                put(sash(0.26, 0.42, trim, None, trim), x, 0.06, h + 0.2)
                prism([(-0.3, 0), (0.3, 0), (0, 0.24)], 0.5, (x, 0.24, h + 0.74), m=flat("slate2"), b=0.015)
        elif roof == "gable":
            rise = 0.95
            prism(
                [(-w / 2 + 0.03, 0), (w / 2 - 0.03, 0), (0, rise)],
                d - 0.04,
                (0, d / 2, h - 0.01),
                m=flat(wall),
                b=0,
            )
            for i in range(6):  # shingled scallops in the gable
                z = 0.1 + i * 0.13
                half = (w / 2 - 0.1) * (1 - (z + 0.06) / rise)
                box(2 * half, 0.03, 0.13, (0, 0.005, h + z), (rad(-7), 0, 0), flat("mint"), 0.006, segs=2)
            angle = math.atan2(rise, w / 2)
            long = math.hypot(rise, w / 2) + 0.16
            for side in (-1, 1):
                mid = (side * (w / 4 + 0.05), d / 2 - 0.03, h + rise / 2 + 0.02)
                box(long, d + 0.3, 0.09, mid, (0, side * angle, 0), "roof", 0.02, c=True)
                rake = (side * (w / 4 + 0.05), -0.13, h + rise / 2 - 0.02)
                box(long, 0.06, 0.13, rake, (0, side * angle, 0), flat(trim), 0.015, c=True)
            put(sash(0.3, 0.42, trim, None, trim), 0, -0.03, h + 0.12)
            box(w + 0.02, 0.1, 0.08, (0, -0.03, h - 0.06), m=flat(trim), b=0.015)
    return g


def body(w, d, h, wall, x=0.0, z=0.0):
    """Four clapboarded walls on a low foundation with white corner boards; the front is y = 0."""
    with group("body") as g:
        box(w + 0.04, d + 0.04, 0.2, (x, d / 2, z - 0.04), m=flat("grey2"), b=0.015)
        box(w, d, h, (x, d / 2, z), m=flat(wall), b=0.01)
        put(clapboards(w - 0.06, h - 0.16, wall), x, 0, z + 0.15)
        put(clapboards(d - 0.06, h - 0.16, wall), x + w / 2, d / 2, z + 0.15, 90)
        for cx, cy in ((-1, 0), (1, 0), (1, 1)):
            box(0.1, 0.1, h - 0.14, (x + cx * (w / 2 - 0.02), cy * d, z + 0.14), m=flat("white"), b=0.012)
        box(w + 0.16, 0.1, 0.12, (x, -0.05, z + h - 0.1), m=flat("white"), b=0.015)
    return g


def gable_end(d, rise, wall, x, z):
    """The clapboarded gable on the right-hand side."""
    with group("gable_end") as g:
        prism([(0, 0), (d, 0), (d / 2, rise)], 0.1, (x - 0.05, 0, z - 0.02), m=flat(wall), b=0, axis="x")
        n = max(2, round(rise / 0.125))
        for i in range(n):
            wide = d * (1 - (i + 0.6) / n) - 0.1
            if wide > 0.05:
                box(
                    0.03,
                    wide,
                    rise / n * 1.06,
                    (x + 0.008, d / 2, z - 0.02 + i * rise / n),
                    (0, rad(-7), 0),
                    flat(wall),
                    0.006,
                    segs=2,
                )
    return g


def pane(w=0.34, h=0.52, shut="evergreen"):
    """A window with shutters on the wall plane y = 0."""
    with group("pane") as g:
        put(sash(w, h, "white", None, "white"))
        if shut:
            for side in (-1, 1):
                box(0.13, 0.05, h + 0.06, (side * (w / 2 + 0.13), -0.01, -0.02), m=flat(shut), b=0.01)
                for k in range(4):
                    box(
                        0.09,
                        0.03,
                        0.08,
                        (side * (w / 2 + 0.13), -0.035, 0.05 + k * h / 4),
                        (rad(18), 0, 0),
                        flat(shut),
                        0.006,
                    )
    return g


def porch(x0, x1, out=1.05, floor=0.36, h=1.22):
    """A white porch on the wall plane y = 0 from x0 to x1: posts, rail, steps and a low roof."""
    mid, w = (x0 + x1) / 2, x1 - x0
    with group("porch") as g:
        box(w, out, 0.1, (mid, -out / 2, floor - 0.1), m=flat("wood3"), b=0.015)
        for i in range(int(w / 0.16)):
            box(0.1, 0.02, floor + 0.18, (x0 + 0.1 + i * 0.16, -out + 0.04, -0.3), m=flat("white"), b=0.006)
        n = 5
        for i in range(n):
            x = x0 + 0.08 + (w - 0.16) * i / (n - 1)
            cyl(0.055, h, (x, -out + 0.09, floor), m=flat("white"), r2=0.045, b=0.01, n=24)
            box(0.15, 0.15, 0.05, (x, -out + 0.09, floor), m=flat("white"), b=0.01)
            box(0.15, 0.15, 0.05, (x, -out + 0.09, floor + h - 0.04), m=flat("white"), b=0.01)
        step = (w - 0.16) / (n - 1)
        for i in (0, 2, 3):  # the second bay is open to the steps
            x = x0 + 0.08 + step * (i + 0.5)
            for z in (0.1, 0.4):
                box(step - 0.1, 0.045, 0.045, (x, -out + 0.09, floor + z), m=flat("white"), b=0.01)
            for k in range(int(step / 0.11) - 1):
                box(
                    0.028,
                    0.028,
                    0.3,
                    (x - step / 2 + 0.13 + k * 0.11, -out + 0.09, floor + 0.12),
                    m=flat("white"),
                    b=0.006,
                )
        box(w + 0.1, 0.1, 0.15, (mid, -out + 0.09, floor + h), m=flat("white"), b=0.015)
        lean = math.atan2(0.34, out + 0.2)
        box(
            w + 0.24,
            out + 0.28,
            0.07,
            (mid, -out / 2 - 0.04, floor + h + 0.29),
            (lean, 0, 0),
            flat(CEDAR[0]),
            0.015,
            c=True,
        )
        plane = shingles(w + 0.22, out + 0.26, CEDAR, step=0.15, pitch=0.24, seed=2)
        put(plane, mid, -out - 0.16, floor + h + 0.155, 0, 1, math.degrees(lean) - 90)
        for k in range(4):
            y, z = -out - 0.09 - 0.19 * k, floor - 0.11 * (k + 1)
            box(step - 0.14, 0.2, z + 0.36, (x0 + 0.08 + step * 1.5, y, -0.4), m=flat("white"), b=0.01)
            box(step - 0.1, 0.22, 0.04, (x0 + 0.08 + step * 1.5, y - 0.01, z - 0.04), m=flat("wood3"), b=0.01)
    return g


def dormer():
    """A small gabled dormer that faces -y; its wall is the plane y = 0."""
    with group("dormer") as g:
        box(0.64, 0.8, 0.62, (0, 0.4, 0), m=flat(SHINGLES[1]), b=0.01)
        prism([(-0.32, 0), (0.32, 0), (0, 0.3)], 0.8, (0, 0.4, 0.6), m=flat("white"), b=0)
        put(sash(0.34, 0.44, "white", None, "white"), 0, -0.01, 0.1)
        for side in (-1, 1):
            angle = math.atan2(0.3, 0.32)
            box(0.56, 1.0, 0.06, (side * 0.2, 0.4, 0.76), (0, side * angle, 0), flat(CEDAR[0]), 0.015, c=True)
            box(0.07, 0.06, 0.62, (side * 0.3, -0.01, 0), m=flat("white"), b=0.01)
    return g


def clock(r=0.26):
    """A clock's face on the wall plane y = 0."""
    with group("clock") as g:
        cyl(r + 0.05, 0.06, (0, -0.01, 0), (rad(90), 0, 0), flat("evergreen"), c=True, b=0.015, n=40)
        cyl(r, 0.06, (0, -0.025, 0), (rad(90), 0, 0), flat("white"), c=True, b=0.008, n=40)
        for k in range(12):
            a = k * pi / 6
            size = (0.03, 0.02, 0.06) if k % 3 == 0 else (0.018, 0.02, 0.035)
            box(*size, (0.82 * r * sin(a), -0.056, 0.82 * r * cos(a)), (0, a, 0), "slate", 0.003, c=True)
        for a, long, wide in ((-52, 0.55, 0.04), (52, 0.78, 0.03)):  # eight minutes past ten
            half = long * r / 2
            box(
                wide,
                0.02,
                long * r,
                (half * sin(rad(a)), -0.066, half * cos(rad(a))),
                (0, rad(a), 0),
                "slate",
                0.004,
                c=True,
            )
        cyl(0.028, 0.03, (0, -0.07, 0), (rad(90), 0, 0), flat("orange"), c=True, b=0.006, n=20)
    return g
