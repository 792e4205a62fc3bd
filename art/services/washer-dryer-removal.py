"""A front-loading washer and a dryer side by side, a silver vent hose and a basket of laundry in front."""
from kit import *

ALT = "A front-loading washer and dryer side by side with a vent hose and a laundry basket"
PLINTH = "sky"


def front_loader(w=0.84, d=0.78, h=1.14, m="white", ring="grey2", glass="blue2", load=None):
    """A front-loading machine: round door with a deep glass, drawer, dial and two buttons."""
    f = -d / 2
    zc = 0.52
    turn = (rad(90), 0, 0)
    with group("front_loader") as g:
        box(w - 0.08, d - 0.1, 0.06, m="slate2", b=0.01)
        box(w, d - 0.04, h - 0.04, (0, 0.02, 0.04), m=m, b=0.045)
        box(w - 0.05, 0.03, 0.17, (0, f + 0.012, h - 0.22), m="grey3", b=0.012)
        box(w * 0.32, 0.02, 0.12, (-w * 0.27, f - 0.006, h - 0.195), m=m, b=0.01)
        box(w * 0.16, 0.012, 0.025, (-w * 0.27, f - 0.016, h - 0.18), m="grey", b=0.004)
        cyl(0.058, 0.05, (w * 0.05, f, h - 0.135), turn, m="slate2", b=0.014)
        box(0.012, 0.014, 0.045, (w * 0.05, f - 0.052, h - 0.13), m="orange", b=0.003)
        box(w * 0.2, 0.015, 0.08, (w * 0.32, f - 0.005, h - 0.175), m=glassmat("dark"), b=0.006)
        box(w - 0.06, 0.012, 0.1, (0, f + 0.016, 0.08), m="grey3", b=0.008)
        cyl(0.315, 0.04, (0, f + 0.03, zc), turn, m="grey3", b=0.015, n=64)
        torus(0.255, 0.05, (0, f - 0.012, zc), turn, metalmat(ring), n=64, sq=0.8)
        cyl(0.23, 0.02, (0, f + 0.015, zc), turn, m="dark", b=0.004, n=64)
        sphere(0.222, (0, f - 0.002, zc), glassmat(glass), scale=(1, 0.34, 1))
        prism(
            [(-0.1, 0.02), (-0.05, 0.02), (0.03, 0.15), (-0.02, 0.15)],
            0.006,
            (-0.02, f - 0.077, zc),
            (rad(-7), 0, 0),
            m=glassmat("sky"),
            b=0.002,
        )
        box(0.05, 0.06, 0.14, (0.285, f - 0.02, zc - 0.07), m=metalmat("grey"), b=0.016)
    return g


def vent_hose(points, r=0.115, m="grey2"):
    """A corrugated hose swept along points (Catmull-Rom), open at its end."""
    pts = [Vector(p) for p in points]
    pts = [pts[0] * 2 - pts[1]] + pts + [pts[-1] * 2 - pts[-2]]
    path = []
    for i in range(1, len(pts) - 2):
        a, b, c, e = pts[i - 1 : i + 3]
        for k in range(60):
            t = k / 60
            path.append(
                0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - e) * t * t + (3 * b - a - 3 * c + e) * t**3)
            )
    n = 28
    verts = []
    length = 0
    side = Vector((0, 0, 1))
    for i, p in enumerate(path):
        q = path[min(i + 1, len(path) - 1)] - path[max(i - 1, 0)]
        q.normalize()
        length += (p - path[i - 1]).length if i else 0
        side = (side - q * side.dot(q)).normalized()
        other = q.cross(side)
        rr = r * (0.93 + 0.07 * cos(2 * pi * length / 0.052))
        for k in range(n):
            verts.append(p + side * rr * cos(2 * pi * k / n) + other * rr * sin(2 * pi * k / n))
    faces = []
    for i in range(len(path) - 1):
        for k in range(n):
            j = (k + 1) % n
            faces.append((i * n + k, i * n + j, i * n + n + j, i * n + n + k))
    with group("vent_hose") as g:
        link(mesh("hose", verts, faces, metalmat(m), ang=60))
        end = path[-1] - path[-3]
        rot = end.to_track_quat("Z", "Y").to_euler()
        torus(r * 0.98, 0.016, tuple(path[-1]), rot, metalmat("grey"), k=10)
        cyl(r * 0.97, 0.01, tuple(path[-1] - end.normalized() * 0.06), rot, m="slate2", b=0.002)
    return g


def laundry():
    """A wicker basket heaped with clothes, one sleeve hanging over the rim."""
    with group("laundry") as g:
        lathe(
            [(0, 0.01), (0.21, 0), (0.28, 0.31), (0.305, 0.31), (0.305, 0.345), (0.25, 0.345), (0.2, 0.03), (0, 0.03)],
            m="oat",
            ang=50,
        )
        for z in (0.07, 0.15, 0.23):
            torus(0.216 + 0.07 * z / 0.31, 0.016, (0, 0, z), m="card2", k=8)
        cyl(0.22, 0.2, (0, 0, 0.08), m="oat", r2=0.25)
        for i, m in enumerate(("rose", "sky", "yellow", "cream", "blue", "rose")):
            a = i * 1.15
            k = 0.13 if i < 5 else 0
            sphere(
                0.14, (k * cos(a), k * sin(a), 0.33 + (0 if i < 5 else 0.08)), m, scale=(1, 1, 0.7), noise=0.45, seed=i
            )
    return g


def detergent():
    """A bottle of detergent with an orange cap."""
    with group("detergent") as g:
        box(0.19, 0.12, 0.24, m="blue2", b=0.045)
        cyl(0.045, 0.08, (-0.04, 0, 0.235), m="orange", b=0.012)
        tube([(0.02, 0, 0.22), (0.085, 0, 0.25), (0.085, 0, 0.13)], 0.018, "blue2")
        box(0.11, 0.012, 0.1, (0, -0.06, 0.07), m="cream", b=0.004)
    return g


def scene():
    on(front_loader(), -0.61, 0.02, 14, s=1.2)
    on(front_loader(glass="dark", ring="grey"), 0.4, 0.28, 14, s=1.2)
    hose = [
        (0.9, 0.93, 0.12),
        (1.14, 0.5, 0.12),
        (1.2, 0.05, 0.12),
        (1.0, -0.36, 0.12),
        (0.92, -0.66, 0.12),
        (0.72, -0.86, 0.12),
    ]
    fix(vent_hose(hose), 0, 0, 0)
    on(laundry(), -0.2, -0.9, s=1.25)
    on(detergent(), 0.2, 0.22, 20, s=1.2)
