"""What the pictures of counties and townscapes share: slabs of shaped ground, water, small streets, cars and boats.

Buildings and vehicles stand here at a little under half size, so that a piece of a town fits on one slab.
"""
import bmesh
import bpy
import numpy as np
from mathutils import Vector, noise

from kit import *

BASE = -0.85  # bottom of every slab
TRUCK = 0.43  # the company truck next to these buildings


# ---------- meshes and ground ----------
def mesh(name, verts, faces, m, indices=None, smooth=True):
    """A mesh of given corners and faces in the current group; m is a material, or several with indices."""
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(v) for v in verts], [], [tuple(f) for f in faces])
    data.update()
    for one in m if isinstance(m, (list, tuple)) else [m]:
        data.materials.append(M(one))
    if indices is not None:
        data.polygons.foreach_set("material_index", indices)
    data.polygons.foreach_set("use_smooth", [smooth] * len(data.polygons))
    ob = box(1, 1, 1, b=0)
    ob.name = name
    ob.data = data
    return ob


def outline(w, d, r=1.6, grow=0.0):
    """The rounded rectangle of a slab, centered on the origin, counter-clockwise."""
    return rrect(w + 2 * grow, d + 2 * grow, r + grow, 12)


def clip(region, slab):
    """The part of a polygon that lies on a (convex, counter-clockwise) slab."""
    pts = list(region)
    for (ax, ay), (bx, by) in zip(slab, slab[1:] + slab[:1]):
        side = [(bx - ax) * (y - ay) - (by - ay) * (x - ax) for x, y in pts]
        kept = []
        for i, p in enumerate(pts):
            q, s, t = pts[i - 1], side[i - 1], side[i]
            if (s >= 0) != (t >= 0):
                k = s / (s - t)
                kept.append((q[0] + (p[0] - q[0]) * k, q[1] + (p[1] - q[1]) * k))
            if t >= 0:
                kept.append(p)
        pts = kept
    return [p for i, p in enumerate(pts) if math.dist(p, pts[i - 1]) > 1e-4]


def ground(region, top, bottom, m, b=0.06, step=0.4):
    """A layer of ground on a polygon; top and bottom are heights, or functions of x and y."""
    high = top if callable(top) else lambda x, y: top
    low = bottom if callable(bottom) else lambda x, y: bottom
    bm = bmesh.new()
    bm.faces.new([bm.verts.new((x, y, 0)) for x, y in region])
    if callable(top) or callable(bottom):
        for axis in (0, 1):
            lo, hi = min(p[axis] for p in region), max(p[axis] for p in region)
            for at in np.arange(lo + step, hi, step):
                point, normal = [0, 0, 0], [0, 0, 0]
                point[axis], normal[axis] = at, 1
                geometry = bm.verts[:] + bm.edges[:] + bm.faces[:]
                bmesh.ops.bisect_plane(bm, geom=geometry, dist=1e-4, plane_co=point, plane_no=normal)
    upper = bm.faces[:]
    made = bmesh.ops.extrude_face_region(bm, geom=upper)
    lower = {v for v in made["geom"] if isinstance(v, bmesh.types.BMVert)}
    for v in bm.verts:
        v.co.z = low(v.co.x, v.co.y) if v in lower else high(v.co.x, v.co.y)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    ob = box(1, 1, 1, m=m, b=0)
    ob.name = "ground"
    bm.to_mesh(ob.data)
    bm.free()
    ob.data.polygons.foreach_set("use_smooth", [True] * len(ob.data.polygons))
    ob.data.use_auto_smooth = True
    ob.data.auto_smooth_angle = rad(35)
    if b:
        bevel = ob.modifiers.new("b", "BEVEL")
        bevel.width, bevel.segments, bevel.limit_method, bevel.angle_limit = b, 3, "ANGLE", rad(40)
        bevel.harden_normals = True
    return ob


def water(m="#8fb3bb"):
    """Still water: darker than the sky, a little glossy."""
    return mat(m, rough=0.22, spec=0.45, bump=0.0, var=0.035)


def waves(n, where, z, seed=0, s=0.3, m="#c6dadb", angle=0.0):
    """Short crests on water; where is a function of a random generator that gives x and y."""
    R = np.random.default_rng(seed)
    verts, faces, taken = [], [], []
    for _ in range(n):
        x, y = where(R)
        if any(abs(x - u) < 2 * s and abs(y - v) < 0.12 for u, v in taken):
            continue
        taken.append((x, y))
        half, thick = s * R.uniform(0.5, 1.2), 0.02 * R.uniform(0.8, 1.3)
        a = angle + R.uniform(-0.12, 0.12)
        i = len(verts)
        for k in range(9):  # a crescent: two arcs that meet at their ends
            u = -1 + k / 4
            for side in (-1, 1):
                px, py = u * half, 0.1 * half * (1 - u * u) + side * thick * (1 - u * u)
                verts.append((x + px * cos(a) - py * sin(a), y + px * sin(a) + py * cos(a), z + 0.012))
        faces += [(i + 2 * k, i + 2 * k + 2, i + 2 * k + 3, i + 2 * k + 1) for k in range(8)]
    return mesh("waves", verts, faces, flat(m), smooth=False)


def rocks(places, seed=0, cols=("#aaa99c", "#c3c0b2", "#8f928a")):
    """Boulders: places is a list of (x, y, z, radius)."""
    R = np.random.default_rng(seed)
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=2, radius=1)
    ball = np.array([v.co[:] for v in bm.verts])
    tri = np.array([[v.index for v in f.verts] for f in bm.faces])
    bm.free()
    verts, faces, indices = [], [], []
    for x, y, z, r in places:
        shift = Vector(R.uniform(-9, 9, 3).tolist())
        lump = np.array([1 + 0.42 * noise.noise(Vector(v.tolist()) * 1.3 + shift) for v in ball])
        faces += (tri + len(verts)).tolist()
        scale = np.array([r * R.uniform(0.9, 1.3), r * R.uniform(0.8, 1.1), r * R.uniform(0.55, 0.8)])
        verts += (ball * lump[:, None] * scale + np.array([x, y, z])).tolist()
        indices += [int(R.integers(0, len(cols)))] * len(tri)
    return mesh("rocks", verts, faces, [flat(c, 0.85) for c in cols], indices, smooth=False)


# ---------- street ----------
def company_truck(load=True):
    """The company's truck, tailgate up, heading -x; cartons and an armchair show above its sides."""
    with group("company_truck") as g:
        t = truck(open_rear=False)
        box(0.09, 2.2, 1.2, (3.5, 0, 0.98), m="evergreen", b=0.02)
        box(0.14, 2.26, 0.12, (3.5, 0, 2.14), m="orange", b=0.03)
        if load:
            z = t["floor"] + 0.03
            put(wardrobe(w=1.0), -0.85, 0.35, z)
            put(cardboard_closed(1.0, 0.9, 0.95), 0.4, -0.35, z, 4)
            put(cardboard_closed(0.8, 0.66, 0.5), 0.4, -0.35, z + 0.95, -10)
            put(fridge(m="mint"), 1.35, 0.5, z)
            put(cardboard_closed(1.0, 0.9, 0.8), 1.45, -0.5, z, -3)
            put(armchair("blue"), 1.5, -0.45, z + 0.8, 30)
            put(cardboard_closed(1.1, 1.2, 1.25), 2.75, 0.1, z, 2)
    return g


def car(m="blue", roof=None):
    """A parked car, about 1.75 long at this scale, heading -x."""
    with group("car") as g:
        body = [
            (-0.86, 0.12),
            (-0.88, 0.3),
            (-0.8, 0.4),
            (-0.42, 0.43),
            (0.78, 0.44),
            (0.87, 0.36),
            (0.87, 0.12),
        ]
        prism(body, 0.72, m=m, b=0.06)
        cabin = [(-0.46, 0.4), (-0.22, 0.66), (0.5, 0.66), (0.76, 0.4)]
        prism(cabin, 0.62, m=glassmat("blue2"), b=0.05)
        prism([(-0.27, 0.62), (-0.2, 0.69), (0.48, 0.69), (0.56, 0.62)], 0.6, m=roof or m, b=0.025)
        for x in (-0.36, 0.12, 0.62):
            tilt = {-0.36: 42, 0.12: 0, 0.62: -42}[x]
            for side in (-1, 1):
                box(0.045, 0.03, 0.28, (x, side * 0.3, 0.53), (0, rad(tilt), 0), roof or m, 0.01, c=True)
        for x in (-0.52, 0.52):
            for side in (-1, 1):
                cyl(0.15, 0.12, (x, side * 0.32, 0.15), (rad(90), 0, 0), "tyre", c=True, b=0.02, n=28)
                cyl(0.08, 0.13, (x, side * 0.325, 0.15), (rad(90), 0, 0), "grey3", c=True, b=0.01, n=20)
        for side in (-1, 1):
            box(0.04, 0.14, 0.07, (-0.865, side * 0.25, 0.27), m="cream", b=0.012)
            box(0.04, 0.14, 0.07, (0.86, side * 0.25, 0.27), m="rust", b=0.012)
        for x in (-0.87, 0.86):
            box(0.06, 0.7, 0.08, (x, 0, 0.12), m="slate2", b=0.02)
    return g


def street_lamp(h=1.35, m="slate2"):
    """A cast-iron lamp with a round globe."""
    with group("street_lamp") as g:
        cyl(0.075, 0.14, m=m, r2=0.045, b=0.01, n=20)
        tube([(0, 0, 0.1), (0, 0, h)], 0.024, m, res=4)
        cyl(0.055, 0.04, (0, 0, h), m=m, b=0.008, n=20)
        sphere(0.1, (0, 0, h + 0.12), mat("yellow", emit=0.35, bump=0), sub=3)
        cyl(0.06, 0.05, (0, 0, h + 0.2), m=m, r2=0.015, b=0.005, n=20)
    return g


def bench():
    """A street bench that faces -y."""
    with group("bench") as g:
        for x in (-0.24, 0.24):
            box(0.035, 0.2, 0.18, (x, 0, 0), m="slate2", b=0.008)
        for k in range(3):
            box(0.62, 0.055, 0.025, (0, -0.08 + k * 0.065, 0.18), m="wood", b=0.006)
        for k in range(2):
            box(0.62, 0.02, 0.055, (0, 0.1 + k * 0.015, 0.25 + k * 0.075), m="wood", b=0.006)
    return g


def crosswalk(n, length, pitch=0.34, m="cream"):
    """White bars side by side along x, each `length` long in y."""
    with group("crosswalk") as g:
        for i in range(n):
            box(pitch * 0.56, length, 0.012, ((i - (n - 1) / 2) * pitch, 0, 0), m=flat(m), b=0.004)
    return g


def walker(shirt="blue2", trousers="slate2", hair="wood2", stride=0.14, skin="skin"):
    """A person out walking; faces -y."""
    hands = dict(handL=(-0.32, -0.12, 0.78), handR=(0.32, 0.06, 0.78))
    feet = dict(footL=(-0.12, stride, 0), footR=(0.12, -stride, 0))
    return person(**hands, **feet, shirt=shirt, trousers=trousers, cap=hair, hair=hair, skin=skin, glove=skin)


# ---------- railway and water's edge ----------
def train(cars=2, band="blue2"):
    """A short commuter train, silver with a colored band, along y from the origin."""
    long = 2.5
    with group("train") as g:
        for i in range(cars):
            y = (i + 0.5) * long
            box(0.56, long - 0.3, 0.1, (0, y, 0.12), m="slate2", b=0.02)
            for side in (-0.8, -0.5, 0.5, 0.8):
                for x in (-0.24, 0.24):
                    cyl(0.1, 0.06, (x, y + side, 0.1), (0, rad(90), 0), "slate", c=True, b=0.012, n=20)
            half = [
                (-0.33, 0.2),
                (0.33, 0.2),
                (0.34, 0.66),
                (0.3, 0.88),
                (0.16, 0.97),
                (-0.16, 0.97),
                (-0.3, 0.88),
                (-0.34, 0.66),
            ]
            prism(half, long - 0.1, (0, y, 0), m=metalmat("#c3c9c6"), b=0.03)
            for x in (-0.34, 0.34):
                box(0.02, long - 0.14, 0.09, (x, y, 0.4), m=flat(band), b=0.004)
                box(0.03, long - 0.66, 0.2, (x * 0.985, y, 0.57), m=glassmat("dark"), b=0.01)
                for side in (-1, 1):
                    box(0.03, 0.2, 0.52, (x, y + side * (long / 2 - 0.26), 0.26), m=flat("grey3"), b=0.012)
            box(0.3, 0.6, 0.07, (0, y, 0.95), m=flat("grey2"), b=0.02)
        box(0.5, 0.03, 0.24, (0, 0.04, 0.56), m=glassmat("dark"), b=0.015)
        box(0.6, 0.04, 0.1, (0, 0.045, 0.4), m=flat(band), b=0.01)
        for x in (-0.2, 0.2):
            sphere(0.045, (x, 0.04, 0.3), mat("cream", emit=0.4), sub=2)
    return g


def hull(m="white", rim="evergreen", s=1.0):
    """A small boat's body, heading -x, about 1.6 long, floating on z = 0; the rim's top is at 0.22."""
    side = [(-0.82, 0.0), (-0.45, 0.17), (0.05, 0.25), (0.5, 0.23), (0.74, 0.15)]
    plan = [(x * s, y * s) for x, y in side + [(x, -y) for x, y in reversed(side[1:])]]
    low = [(x * 0.86 + 0.03, y * 0.72) for x, y in plan]
    rings = [(low, -0.06), ([(x * 0.96, y * 0.92) for x, y in plan], 0.06), (plan, 0.2)]
    verts = [(x, y, z) for ring, z in rings for x, y in ring]
    n = len(plan)
    faces = [
        (r * n + i, r * n + (i + 1) % n, (r + 1) * n + (i + 1) % n, (r + 1) * n + i)
        for r in (0, 1)
        for i in range(n)
    ]
    mesh("hull", verts, faces + [tuple(range(2 * n, 3 * n))], flat(m), smooth=False)
    prism([(x * 1.015, y * 1.03) for x, y in plan], 0.05, (0, 0, 0.17), m=flat(rim), b=0.012, axis="z")
    return plan


def dinghy(m="oat", rim="wood2"):
    """A wooden rowing boat with its oars in, heading -x."""
    with group("dinghy") as g:
        plan = hull(m, rim)
        prism(
            [(x * 0.88, y * 0.76) for x, y in plan], 0.012, (0, 0, 0.215), m=flat("wood2"), b=0.004, axis="z"
        )
        for x in (-0.25, 0.2, 0.52):
            box(0.13, 0.4, 0.035, (x, 0, 0.215), m=flat("wood3"), b=0.01)
        for side in (-1, 1):
            tube([(-0.5, side * 0.05, 0.27), (0.6, side * 0.14, 0.29)], 0.016, "wood3", res=3)
            box(0.2, 0.07, 0.02, (-0.56, side * 0.045, 0.262), m=flat("cream"), b=0.006)
    return g


def sprigs(n, where, height, seed=0, cols=("grass", "#b9d38f", "#9fc078"), s=0.09):
    """Tufts of grass on shaped ground; where gives x and y, height the ground's height there."""
    R = np.random.default_rng(seed)
    verts, faces, indices = [], [], []
    for _ in range(n):
        x, y = where(R)
        z, m = height(x, y) - 0.01, int(R.integers(0, len(cols)))
        for _ in range(5):
            a, tall, wide = R.uniform(0, 6.3), s * R.uniform(0.6, 1.2), s * 0.16
            lean = R.uniform(0.1, 0.5) * tall
            px, py, i = x + R.uniform(-0.05, 0.05), y + R.uniform(-0.05, 0.05), len(verts)
            verts += [
                (px - sin(a) * wide, py + cos(a) * wide, z),
                (px + sin(a) * wide, py - cos(a) * wide, z),
            ]
            verts.append((px + cos(a) * lean, py + sin(a) * lean, z + tall))
            faces.append((i, i + 1, i + 2))
            indices.append(m)
    return mesh(
        "sprigs", verts, faces, [mat(c, rough=0.9, spec=0.05, bump=0) for c in cols], indices, smooth=False
    )


def sailboat(body="white", sail="white", stripe="evergreen", sails=True, swing=14):
    """A sloop that heads -x and floats on z = 0, about 1.6 long."""
    with group("sailboat") as g:
        plan = hull(body, stripe)
        prism([(x * 0.93, y * 0.86) for x, y in plan], 0.03, (0, 0, 0.2), m=flat("wood3"), b=0.008, axis="z")
        box(0.55, 0.22, 0.12, (-0.05, 0, 0.22), m=flat("cream"), b=0.03)
        tube([(-0.18, 0, 0.2), (-0.18, 0, 1.95)], 0.018, "wood3", res=4)
        with group("boom") as boom:
            tube([(0, 0, 0.42), (0.82, 0, 0.4)], 0.014, "wood3", res=4)
            if sails:
                prism([(0.03, 0.46), (0.8, 0.45), (0.36, 1.15), (0.03, 1.88)], 0.022, m=flat(sail), b=0.006)
            else:
                cyl(0.05, 0.74, (0.05, 0, 0.46), (0, rad(90), 0), m=flat(sail), b=0.02, n=20)
        put(boom, -0.18, 0, 0, -swing)
        if sails:
            with group("jib") as jib:
                prism([(-0.6, 0.28), (-0.03, 0.4), (-0.02, 1.6)], 0.02, m=flat(sail), b=0.006)
            put(jib, -0.19, 0, 0, -swing * 0.4)
    return g


def under_trees(spots, keep=None):
    """A scatter function for leaves: near one of (x, y, radius), where keep(x, y) holds."""

    def pick(R):
        while True:
            x, y, r = spots[R.integers(0, len(spots))]
            px, py = R.normal(x, r * 0.7), R.normal(y, r * 0.7)
            if keep is None or keep(px, py):
                return px, py

    return pick


def shrub(r=0.3, kind="orange", seed=0):
    """A low round bush."""
    R = random.Random(seed)
    with group("shrub") as g:
        blobs = [
            (
                R.uniform(-0.5, 0.5) * r,
                R.uniform(-0.4, 0.4) * r,
                r * R.uniform(0.5, 0.8),
                r * R.uniform(0.75, 1),
            )
            for _ in range(3)
        ]
        foliage(blobs, AUT[kind], leaf=0.1, dens=28, seed=seed)
    return g


def curve(points, n=10):
    """Points on a smooth line through the given ones."""
    pts = [np.array(p, dtype=float) for p in (points[0], *points, points[-1])]
    line = []
    for a, b, c, d in zip(pts, pts[1:], pts[2:], pts[3:]):
        for t in np.linspace(0, 1, n, endpoint=False):
            line.append(
                0.5
                * (
                    2 * b
                    + (c - a) * t
                    + (2 * a - 5 * b + 4 * c - d) * t**2
                    + (3 * b - a - 3 * c + d) * t**3
                )
            )
    return [(float(x), float(y)) for x, y in line] + [points[-1]]


def hydrangea(seed=0):
    """A round shrub in blue bloom."""
    R = random.Random(seed)
    with group("hydrangea") as g:
        blobs = [
            (R.uniform(-0.16, 0.16), R.uniform(-0.1, 0.1), 0.2 + R.uniform(0, 0.1), R.uniform(0.2, 0.25))
            for _ in range(3)
        ]
        foliage(blobs, ("#5b8f86", "#8faadb", "#bccdee"), leaf=0.085, dens=46, seed=seed)
    return g


def adirondack(m="white"):
    """A slatted lawn chair that faces -y."""
    with group("adirondack") as g:
        for side in (-1, 1):
            box(0.05, 0.52, 0.05, (side * 0.2, 0.02, 0.12), (rad(-14), 0, 0), flat(m), 0.01)
            box(0.05, 0.05, 0.32, (side * 0.25, -0.2, 0), m=flat(m), b=0.01)
            box(0.12, 0.5, 0.035, (side * 0.26, -0.02, 0.32), m=flat(m), b=0.01)
            box(0.05, 0.05, 0.32, (side * 0.25, 0.18, 0), m=flat(m), b=0.01)
        for k in range(5):
            box(0.4, 0.075, 0.03, (0, -0.2 + k * 0.085, 0.21 - k * 0.021), (rad(-14), 0, 0), flat(m), 0.008)
            tall = 0.56 - 0.05 * abs(k - 2)
            box(0.075, 0.03, tall, ((k - 2) * 0.085, 0.17, 0.14), (rad(-24), 0, 0), flat(m), 0.008)
    return g


def band(line, w):
    """The outline of a strip of the width w along a line of points."""
    left, right = [], []
    for i, (x, y) in enumerate(line):
        (ax, ay), (bx, by) = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
        long = math.dist((ax, ay), (bx, by))
        nx, ny = -(by - ay) / long * w / 2, (bx - ax) / long * w / 2
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    return right + left[::-1]


def boxwood(r=0.26, seed=0):
    """A clipped ball of boxwood."""
    with group("boxwood") as g:
        foliage([(0, 0, r * 0.8, r)], AUT["hedge"], leaf=0.075, dens=46, seed=seed, lumps=0.03)
    return g


def hauler():
    """A hauler who walks with a carton in front of the chest; faces -y."""
    with group("hauler") as g:
        put(
            person(
                handL=(-0.22, -0.4, 0.98),
                handR=(0.22, -0.4, 0.98),
                footL=(-0.12, 0.16, 0),
                footR=(0.12, -0.16, 0),
            )
        )
        put(cardboard_closed(0.5, 0.42, 0.38), 0, -0.46, 0.86)
    return g


def slab(w, d, top="grass", y=0.0):
    """A rounded slab of w by d meters, its middle at y, its surface at z = 0 in a color, its bottom at -0.5."""
    prism(rrect(w, d, 0.9, 12), 0.32, (0, y, -0.5), m="oat", b=0.08, axis="z")
    prism(rrect(w + 0.03, d + 0.03, 0.92, 12), 0.2, (0, y, -0.2), m=top, b=0.06, axis="z")


def walk(x0, x1, y, width, step=1.2):
    """Concrete flags along x from x0 to x1, their middle at y."""
    n = max(1, round((x1 - x0) / step))
    for i in range(n):
        box((x1 - x0) / n - 0.03, width, 0.09, (x0 + (i + 0.5) * (x1 - x0) / n, y, -0.07), m="concrete", b=0.02)
