"""A blue rug half unrolled, its spiral end in front; two tied carpet rolls stand behind it."""
from kit import *

ALT = "A blue rug half unrolled in front of two tall carpet rolls tied with string"
PLINTH = "sand"


def rolled(flat_part, width, r, pile, backing, line=None, t=0.045, pitch=0.053, turns=4.2, up=True):
    """Sheet along +x, flat for flat_part meters, then rolled up; up=False rolls it with the pile outside."""
    profile = []
    if flat_part:
        steps = max(2, int(flat_part / 0.07))
        profile = [((flat_part * i / steps, 0.0), (flat_part * i / steps, t)) for i in range(steps)]
    n = int(turns * 40)
    for i in range(n + 1):
        a = -pi / 2 + 2 * pi * turns * i / n
        outer = r - pitch * turns * i / n
        inner = outer - t
        profile.append(
            (
                (flat_part + outer * cos(a), r + outer * sin(a)),
                (flat_part + inner * cos(a), r + inner * sin(a)),
            )
        )
    band = 0.1
    ys = [-width / 2, -width / 2 + band, -width / 2 + band * 1.8, width / 2 - band * 1.8, width / 2 - band, width / 2]
    verts = []
    for low, high in profile:
        for y in ys:
            verts.append((low[0], y, low[1]))
        for y in ys:
            verts.append((high[0], y, high[1]))
    k = len(ys)
    faces = []
    mats = []
    pile_high = 1 if up else 0
    for i in range(len(profile) - 1):
        a = i * 2 * k
        b = a + 2 * k
        for j in range(k - 1):
            lined = j in (1, 3) or (flat_part and band < profile[i][0][0] < band * 2 and i < 6 and 0 < j < k - 2)
            top = 2 if line and lined else 0
            faces.append((a + k + j, b + k + j, b + k + j + 1, a + k + j + 1))
            mats.append(top if pile_high else 1)
            faces.append((a + j, a + j + 1, b + j + 1, b + j))
            mats.append(1 if pile_high else top)
        faces.append((a, b, b + k, a + k))
        mats.append(0)
        faces.append((a + k - 1, a + 2 * k - 1, b + 2 * k - 1, b + k - 1))
        mats.append(0)
    last = (len(profile) - 1) * 2 * k
    for j in range(k - 1):
        faces.append((j, k + j, k + j + 1, j + 1))
        mats.append(0)
        faces.append((last + j, last + j + 1, last + k + j + 1, last + k + j))
        mats.append(0)
    ob = mesh("rolled", verts, faces, [pile, backing, line or pile], 0.006, 2)
    for face, index in zip(ob.data.polygons, mats):
        face.material_index = index
    return link(ob)


def half_unrolled(flat_part=1.5, width=1.6, r=0.42):
    """Rug lying with its free, fringed end at -x and its roll at +x."""
    with group("rug_half") as g:
        rolled(flat_part, width, r, "blue", "oat", "cream", t=0.062, pitch=0.074, turns=3.5)
        cyl(0.085, width * 0.98, (flat_part, 0, r), (rad(90), 0, 0), m="card", c=True, b=0.008)
        cyl(0.062, width, (flat_part, 0, r), (rad(90), 0, 0), m="wood2", c=True, b=0.002)
        for i in range(24):
            y = -width / 2 + 0.03 + (width - 0.06) * i / 23
            tube([(0, y, 0.02), (-0.09, y + 0.006 * (-1) ** i, 0.012)], 0.012, "cream", res=2)
    return g


def tall_roll(length, r, pile, backing, string="cream"):
    """Carpet roll standing upright, tied twice."""
    with group("roll") as g:
        with group("turned") as h:
            rolled(0, length, r, pile, backing, up=False, turns=(r - 0.06) / 0.05, t=0.042, pitch=0.05)
        put(h, 0, r, length / 2, 0, 1, 90)
        for z in (length * 0.24, length * 0.76):
            torus(r - 0.022, 0.022, (0.0125, 0, z), m=string, k=8)
        sphere(0.04, (0, -r - 0.01, length * 0.76), string, scale=(1.2, 0.6, 0.8), sub=3)
    return g


def scene():
    on(half_unrolled(), -1.02, -0.3, 6)
    on(tall_roll(1.7, 0.26, "rose", "oat"), -0.42, 0.98, 10)
    on(tall_roll(1.36, 0.25, "sage", "sand", "orange"), 0.16, 1.06, -20)
