"""Trees, hedges, grass, fallen leaves and pumpkins."""
import random
from math import cos, pi, sin

import bmesh
import numpy as np
from mathutils import Vector
from mathutils.noise import noise as unevenness

from .graph import group, link
from .materials import mat
from .palette import AUT
from .shapes import cyl, lathe, mesh, sphere, tube


def _ico(sub):
    """A ball of radius 1 in triangles, sub: 2 (coarse) to 5 (fine). Returns its vertices and faces as arrays."""
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=sub, radius=1)
    bm.verts.ensure_lookup_table()
    v = np.array([q.co[:] for q in bm.verts])
    f = np.array([[w.index for w in q.verts] for q in bm.faces])
    bm.free()
    return v, f


class _Flakes:
    """Many small pieces of few colors, gathered into one mesh."""

    def __init__(self):
        self.verts = []
        self.faces = []
        self.slots = []
        self.count = 0

    def add(self, verts, faces, slot):
        """One piece: an array of points in meters, its faces, and which of the colors it has."""
        self.verts.append(verts)
        self.faces.append(faces + self.count)
        self.slots += [slot] * len(faces)
        self.count += len(verts)

    def build(self, name, cols, rough=0.8, spec=0.12, smooth=True):
        """The object; cols: palette keys, rough and spec as in `mat`."""
        materials = [mat(c, rough=rough, spec=spec, bump=0) for c in cols]
        verts, faces = np.vstack(self.verts).tolist(), np.vstack(self.faces).tolist()
        ob = mesh(name, verts, faces, materials, smooth=smooth, ang=180)
        ob.data.polygons.foreach_set("material_index", self.slots)
        return link(ob)


def foliage(blobs, cols, leaf=0.12, dens=26, seed=0, lumps=0.10):
    """Lumpy balls with leaves that face outward, as one mesh; blobs: (x, y, z, radius) in meters.

    cols: three palette keys (inside, leaves, bright leaves); leaf: length of a leaf in meters, dens: how many; lumps:
    how uneven the balls are; seed: the leaves. Origin: that of the blobs. Returns the object.
    """
    R = np.random.default_rng(seed)
    sv, sf = _ico(4)
    lv, lf = _ico(2)
    B = np.array(blobs)
    flakes = _Flakes()
    for bx, by, bz, r in blobs:
        middle = np.array([bx, by, bz])
        d = np.array([unevenness(Vector((v * 2.2 + seed).tolist()) + Vector((bx, by, bz))) for v in sv])
        flakes.add(sv * r * (1 + lumps * d)[:, None] + middle, sf, 0)
        for _ in range(int(dens * r * r * 12)):
            d = R.normal(size=3)
            d /= np.linalg.norm(d)
            if d[2] < -0.75:
                continue
            p = middle + d * r * R.uniform(0.97, 1.07)
            q = np.linalg.norm(B[:, :3] - p, axis=1) - B[:, 3] * 0.93
            if (q < 0).any():
                continue
            s = leaf * R.uniform(0.65, 1.25)
            nrm = d + R.normal(size=3) * 0.38
            nrm /= np.linalg.norm(nrm)
            t = np.cross(nrm, R.normal(size=3))
            t /= np.linalg.norm(t)
            u = np.cross(nrm, t)
            L = lv * np.array([s, s * 0.68, s * 0.28])
            flakes.add(L[:, :1] * t + L[:, 1:2] * u + L[:, 2:3] * nrm + p, lf, 1 if R.random() < 0.55 else 2)
    return flakes.build("foliage", cols)


def tree(h=4.2, kind="orange", seed=0, spread=1.0, leaf=0.13, dens=24):
    """Broadleaf tree, h meters high; kind: a key of AUT, spread: the crown's width as a factor, seed: its shape.

    leaf: length of a leaf in meters, dens: how many leaves. Origin: foot of its trunk. Returns the prop.
    """
    R = random.Random(seed)
    with group("tree") as g:
        tr = h * 0.42
        R.random()  # one number that nothing uses: without it every crown would change
        lathe(
            [
                (0.0, 0),
                (0.17 * h / 4.2, 0),
                (0.12 * h / 4.2, 0.25),
                (0.085 * h / 4.2, tr),
                (0.05 * h / 4.2, tr * 1.5),
                (0, tr * 1.5),
            ],
            m="wood2",
            n=20,
            ang=70,
        )
        for a in (R.uniform(0, 6), R.uniform(0, 6)):
            tube(
                [(0, 0, tr * 0.75), (cos(a) * 0.5 * h / 4.2, sin(a) * 0.5 * h / 4.2, tr * 1.25)],
                0.045 * h / 4.2,
                "wood2",
            )
        bl = [(0, 0, h * 0.68, h * 0.235 * spread)]
        for i in range(7):
            a = i * 2 * pi / 7 + R.uniform(-0.3, 0.3)
            rr = h * 0.19 * spread
            bl.append(
                (
                    cos(a) * rr * R.uniform(0.85, 1.1),
                    sin(a) * rr * R.uniform(0.85, 1.1),
                    h * R.uniform(0.5, 0.66),
                    h * R.uniform(0.14, 0.185) * spread,
                )
            )
        for i in range(4):
            a = i * pi / 2 + R.uniform(-0.4, 0.4)
            rr = h * 0.1 * spread
            bl.append((cos(a) * rr, sin(a) * rr, h * R.uniform(0.76, 0.86), h * R.uniform(0.13, 0.16) * spread))
        foliage(bl, AUT[kind], leaf=max(0.118, leaf * h / 4.2), dens=dens * (4.2 / max(h, 3.4)) ** 2 * 1.6, seed=seed)
    return g


def conifer(h=4.5, seed=0, cols=("deep", "evergreen", "green2"), r=None):
    """Conifer, h meters high, radius r (None: about a quarter of h); cols: three palette keys from dark to light.

    Origin: foot of its trunk; seed: its branches. Returns the prop.
    """
    R = np.random.default_rng(seed)
    r = r or h * 0.24
    tiers = 9
    droop = 0.42
    lv, lf = _ico(2)
    flakes = _Flakes()
    with group("conifer") as g:
        cyl(0.12, h * 0.2, m="wood2")
        for k in range(tiers):
            z = h * 0.14 + (h * 0.8) * k / tiers
            rr = r * (1 - k / tiers) ** 0.85 + 0.05
            cnt = max(6, int(26 * (1 - k / tiers) + 5))
            for i in range(cnt):
                a = 2 * pi * (i + R.random() * 0.6) / cnt + k * 0.7
                s = rr * R.uniform(0.85, 1.1)
                L = lv * np.array([s * 0.56, 0.13 * h / 4.5, 0.085 * h / 4.5]) + np.array([s * 0.52, 0, 0])
                x = L[:, 0] * cos(droop) + L[:, 2] * sin(droop)
                y = L[:, 1]
                up = -L[:, 0] * sin(droop) + L[:, 2] * cos(droop) + z + h * 0.08 + R.uniform(-0.05, 0.05)
                twig = np.stack([x * cos(a) - y * sin(a), x * sin(a) + y * cos(a), up], 1)
                flakes.add(twig, lf, int(R.choice([0, 1, 1, 2])))
        flakes.add(lv * np.array([0.1, 0.1, 0.35]) + np.array([0, 0, h * 0.95]), lf, 1)
        flakes.build("con", cols)
        cyl(r * 0.5, h * 0.6, (0, 0, h * 0.16), m=cols[0], r2=0.05, b=0.0)
    return g


def hedge(l=2.0, d=0.6, h=0.6, kind="hedge", seed=0):
    """Hedge, l meters long and h high, about as deep as high; d: how far its bushes stand out of line, times twelve.

    kind: a key of AUT; seed: its bushes. Origin: middle of its footprint. Returns the prop.
    """
    R = random.Random(seed)
    with group("hedge") as g:
        n = max(2, int(l / 0.38))
        aside = d / 12
        bushes = [
            (
                -l / 2 + l * (i + 0.5) / n + R.uniform(-0.05, 0.05),
                R.uniform(-aside, aside),
                h * 0.52,
                h * R.uniform(0.5, 0.58),
            )
            for i in range(n)
        ]
        foliage(bushes, AUT[kind], leaf=0.075, dens=34, seed=seed, lumps=0.06)
    return g


def leaves(n, area, z=0.0, seed=0, cols=("orange", "amber", "rust"), s=0.085, avoid=None):
    """n fallen leaves, about s meters long, on the height z; cols: palette keys, seed: where and how they lie.

    area: (x0, y0, x1, y1) in meters, or a function that takes a NumPy generator and returns (x, y); avoid(x, y) true:
    no leaf there. Origin: 0, 0, 0. Returns the object.
    """
    R = np.random.default_rng(seed)
    lv, lf = _ico(2)
    flakes = _Flakes()
    for _ in range(n):
        x, y = area(R) if callable(area) else (R.uniform(area[0], area[2]), R.uniform(area[1], area[3]))
        if avoid and avoid(x, y):
            continue
        a = R.uniform(0, 6.3)
        q = s * R.uniform(0.6, 1.2)
        L = lv * np.array([q, q * 0.62, q * 0.2])
        tilt = R.uniform(-0.3, 0.3)
        along, across = L[:, 0], L[:, 1]
        xs, ys = along * cos(a) - across * sin(a) + x, along * sin(a) + across * cos(a) + y
        zs = L[:, 2] + along * tilt + z + q * 0.16
        flakes.add(np.stack([xs, ys, zs], 1), lf, int(R.integers(0, len(cols))))
    return flakes.build("leaves", cols, spec=0.1)


def tufts(n, fn, z=0.0, seed=0, cols=("grass2", "grass", "#b4cd90"), s=0.12):
    """n tufts of grass, about s meters high, on the height z; cols: palette keys or "#rrggbb", seed: how they stand.

    fn: takes a NumPy generator and returns the (x, y) of a tuft in meters. Origin: 0, 0, 0. Returns the object.
    """
    R = np.random.default_rng(seed)
    blade = np.array([(0, 1, 2)])
    flakes = _Flakes()
    for _ in range(n):
        x, y = fn(R)
        c = int(R.integers(0, len(cols)))
        for _ in range(5):
            a = R.uniform(0, 6.3)
            h = s * R.uniform(0.6, 1.2)
            w = s * 0.16
            ln = R.uniform(0.1, 0.5) * h
            px, py = x + R.uniform(-0.05, 0.05), y + R.uniform(-0.05, 0.05)
            points = [
                (px - sin(a) * w, py + cos(a) * w, z),
                (px + sin(a) * w, py - cos(a) * w, z),
                (px + cos(a) * ln, py + sin(a) * ln, z + h),
            ]
            flakes.add(points, blade, c)
    return flakes.build("tufts", cols, rough=0.9, spec=0.05, smooth=False)


def pumpkin(s=1, m="orange"):
    """Pumpkin, about 0.4 m wide at scale s, m a palette key. Origin: middle of its underside. Returns the prop."""
    with group("pumpkin") as g:
        for i in range(9):
            a = 2 * pi * i / 9
            sphere(0.15, (cos(a) * 0.09, sin(a) * 0.09, 0.14), m, scale=(1, 0.62, 0.92), rot=(0, 0, a), sub=3)
        tube([(0, 0, 0.22), (0.01, 0, 0.3), (0.04, 0, 0.34)], 0.022, "green2")
    g.scale = (s, s, s)
    return g
