"""A tall quilted mattress leaning on a box spring that stands on its long edge, a pillow in front."""
from kit import *

ALT = "A tall quilted mattress leaning on a box spring, a pillow in front"
PLINTH = "sage"


def quilted_panel(w, h, y, side, depth=0.075, m="cream", cell=0.44):
    """The puffed top of a mattress in the plane y, bulging to -y (side -1) or +y (side 1)."""
    nx, nz, r = 66, 96, 0.12
    verts = []
    for j in range(nz + 1):
        for i in range(nx + 1):
            x = w * (i / nx - 0.5)
            z = h * (j / nz - 0.5)
            cx = max(-w / 2 + r, min(w / 2 - r, x))
            cz = max(-h / 2 + r, min(h / 2 - r, z))
            a, c = x - cx, z - cz
            edge = r - max(abs(a), abs(c))
            if a and c:
                k = max(abs(a), abs(c)) / math.hypot(a, c)
                a, c = a * k, c * k
            if not a and not c:
                edge = min(w / 2 - abs(x), h / 2 - abs(z))
            k = min(1, edge / 0.1)
            shoulder = math.sqrt(max(0, 1 - (1 - k) ** 2))
            quilt = math.sqrt(abs(sin(pi * (x + z) / cell) * sin(pi * (x - z) / cell)))
            verts.append((cx + a, y + side * depth * shoulder * (0.45 + 0.55 * quilt), cz + c + h / 2))
    row = nx + 1
    faces = []
    for j in range(nz):
        for i in range(nx):
            q = (j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i)
            faces.append(q if side < 0 else q[::-1])
    return link(mesh("panel", verts, faces, m, ang=80))


def buttons(w, h, y, m, cell=0.44):
    """A button at every crossing of the quilting seams."""
    for i in range(-4, 5):
        for j in range(-8, 9):
            x, z = i * cell / 2, j * cell / 2
            if (i + j) % 2 == 0 and abs(x) < w / 2 - 0.1 and abs(z) < h / 2 - 0.1:
                sphere(0.026, (x, y, z + h / 2), m, scale=(1, 0.5, 1), sub=3)


def standing_mattress(w=1.46, h=2.02, t=0.34, m="cream", band="sky", piping="blue2"):
    """A mattress on its short end, quilted sides to -Y and +Y; the piping is flat."""
    with group("mattress") as g:
        prism(rrect(w, h, 0.12), t - 0.1, (0, 0, h / 2), m=band, b=0.008)
        for side in (-1, 1):
            y = side * (t / 2 - 0.058)
            prism(rrect(w + 0.024, h + 0.024, 0.13), 0.03, (0, y, h / 2), m=piping, b=0.012)
            quilted_panel(w, h, y + side * 0.013, side, m=m)
            buttons(w, h, y + side * 0.045, piping)
        for z in (h * 0.3, h * 0.7):
            box(0.02, 0.07, 0.26, (w / 2 + 0.004, 0, z - 0.13), m=piping, b=0.008)
        box(0.22, 0.03, 0.11, (-w / 2 + 0.3, -t / 2 - 0.024, 0.3), m="orange", b=0.004)
    return g


def box_spring(w=1.5, h=1.3, t=0.26):
    """A box spring on its long edge; the wooden frame and its slats face -Y, the covered side +Y."""
    with group("box_spring") as g:
        box(w, t - 0.05, h, (0, 0.025, 0), m="blue", b=0.045)
        box(w - 0.05, 0.03, h - 0.05, (0, -t / 2 + 0.05, 0.025), m="blue2", b=0.01)
        for z in (0.012, h - 0.122):
            box(w - 0.02, 0.06, 0.11, (0, -t / 2 + 0.03, z), m="wood", b=0.012)
        for sx in (-1, 1):
            box(0.11, 0.06, h - 0.2, (sx * (w / 2 - 0.065), -t / 2 + 0.03, 0.1), m="wood", b=0.012)
        for i in range(5):
            box(0.1, 0.04, h - 0.22, ((i - 2) * 0.25, -t / 2 + 0.032, 0.11), m="wood3", b=0.01)
    return g


def pillow(m="sky", w=0.84, d=0.56, t=0.17):
    """A bed pillow lying flat, its four corners drawn out."""
    n = 36
    verts = []
    faces = []
    for top in (1, 0):
        base = len(verts)
        for j in range(n + 1):
            for i in range(n + 1):
                u, v = sin(pi * (i / n - 0.5)), sin(pi * (j / n - 0.5))
                x = u * w / 2 * (1 - 0.12 * (1 - v * v) * u * u)
                y = v * d / 2 * (1 - 0.12 * (1 - u * u) * v * v)
                k = ((1 - u * u) * (1 - v * v)) ** 0.42
                verts.append((x, y, 0.06 + t * k if top else 0.06 * (1 - min(1, 1.6 * k))))
        for j in range(n):
            for i in range(n):
                q = base + j * (n + 1) + i
                f = (q, q + 1, q + n + 2, q + n + 1)
                faces.append(f if top else f[::-1])
    with group("pillow") as g:
        link(mesh("pillow", verts, faces, m, ang=80))
        seam = [
            (w / 2 * u * (1 - 0.12 * (1 - v * v) * u * u), d / 2 * v * (1 - 0.12 * (1 - u * u) * v * v), 0.06)
            for u, v in edge_of_square(18)
        ]
        tube(seam, 0.011, "blue", cyclic=True, res=4)
    return g


def edge_of_square(n):
    """Points around the square from (-1, -1) to (1, 1)."""
    line = [2 * i / n - 1 for i in range(n)]
    return [(q, -1) for q in line] + [(1, q) for q in line] + [(-q, 1) for q in line] + [(-1, -q) for q in line]


def scene():
    fix(box_spring(), 0.45, 0.62, 0, 14)
    fix(standing_mattress(), -0.3, -0.21, 0.04, 14, rx=-12)
    on(pillow(), 0.62, -0.74, 34, s=1.15)
