"""A round garden table under a striped umbrella, a chair at the left, a kettle grill at the right."""
from kit import *

ALT = "A round patio table under a blue umbrella, with a chair and a charcoal kettle grill"
PLINTH = "oat"


def canopy(r=1.12, rise=0.36, drop_edge=0.1, sides=8, cols=("blue", "sky")):
    """Umbrella cloth: panels between ribs sag and hang down as a valance; its rim is at z = 0."""
    per = 8
    rings = 8
    verts = [(0, 0, rise)]
    n = sides * per
    for k in range(1, rings + 2):
        for i in range(n):
            a = 2 * pi * i / n
            u = abs((i % per) / per - 0.5) * 2
            q = min(k, rings) / rings
            flat_edge = cos(pi / sides) / cos(((i % per) / per - 0.5) * 2 * pi / sides)
            rr = r * q * (1 - (1 - flat_edge) * 0.9)
            z = rise * (1 - q**1.15) - 0.035 * q * (1 - u * u)
            if k > rings:
                z -= drop_edge * (1 - 0.25 * u)
                rr *= 1.005
            verts.append((rr * cos(a), rr * sin(a), z))
    faces = []
    mats = []
    for i in range(n):
        j = (i + 1) % n
        faces.append((0, 1 + i, 1 + j))
        mats.append((i // per) % 2)
        for k in range(rings):
            a = 1 + k * n
            b = a + n
            faces.append((a + i, b + i, b + j, a + j))
            mats.append((i // per) % 2)
    ob = mesh("canopy", verts, faces, [mat(c, rough=0.85) for c in cols], ang=50)
    for face, index in zip(ob.data.polygons, mats):
        face.material_index = index
    solid = ob.modifiers.new("s", "SOLIDIFY")
    solid.thickness = 0.018
    return link(ob)


def umbrella_table(r=0.56, h=0.72, top=2.02):
    """Round slatted table with an umbrella through its middle."""
    with group("umbrella_table") as g:
        cyl(r, 0.05, (0, 0, h - 0.05), m="wood", b=0.018, n=64)
        torus(r - 0.03, 0.012, (0, 0, h), m="wood2", k=8, n=64)
        for i in range(-3, 4):
            y = i * 0.14
            half = math.sqrt((r - 0.05) ** 2 - y * y)
            box(half * 2, 0.012, 0.004, (0, y, h - 0.001), m="wood2", b=0)
        for i in range(4):
            a = pi / 4 + i * pi / 2
            tube([(cos(a) * 0.5, sin(a) * 0.5, 0.025), (cos(a) * 0.36, sin(a) * 0.36, h - 0.06)], 0.032, "wood2")
        cyl(0.3, 0.06, m="grey", b=0.025)
        cyl(0.09, 0.16, (0, 0, 0.05), m="grey", b=0.02)
        tube([(0, 0, 0.1), (0, 0, top)], 0.026, "cream")
        sphere(0.05, (0, 0, top + 0.02), "orange", sub=3)
        for i in range(8):
            a = 2 * pi * i / 8
            tube([(0, 0, top - 0.42), (cos(a) * 0.55, sin(a) * 0.55, top - 0.29)], 0.011, "wood2", caps=False, res=2)
        put(canopy(), 0, 0, top - 0.37, 22.5)
    return g


def patio_chair(m="wood", seat="cream"):
    """Wooden garden chair with arms and a slatted back."""
    with group("patio_chair") as g:
        w = 0.52
        for sx in (-1, 1):
            x = sx * w / 2
            box(0.05, 0.05, 0.6, (x, -0.24, 0), m=m, b=0.012)
            box(0.05, 0.05, 0.95, (x, 0.26, 0), (rad(-6), 0, 0), m=m, b=0.012)
            box(0.09, 0.6, 0.04, (x, -0.01, 0.6), m=m, b=0.014)
        box(w + 0.04, 0.54, 0.05, (0, 0, 0.36), m=m, b=0.014)
        soft(w - 0.05, 0.5, 0.1, (0, -0.01, 0.41), m=seat, puff=0.025, b=0.045)
        for z in (0.52, 0.64, 0.76, 0.88):
            box(w, 0.03, 0.085, (0, 0.262 + z * 0.1, z - 0.03), (rad(-6), 0, 0), m=m, b=0.012)
    return g


def kettle_grill(m="brick"):
    """Charcoal kettle grill on three legs, two of them with wheels."""
    with group("grill") as g:
        r = 0.34
        z = 0.76
        bowl = [(r * cos(rad(a)), z + r * 0.8 * sin(rad(a))) for a in range(-90, 1, 10)]
        lathe(bowl, m=m, ang=80)
        lid = [((r + 0.012) * cos(rad(a)), z + 0.025 + r * 0.78 * sin(rad(a))) for a in range(0, 91, 10)]
        lathe(lid, m=m, ang=80)
        torus(r, 0.022, (0, 0, z + 0.012), m="slate2", k=10)
        top = z + 0.025 + r * 0.78
        tube(
            [(-0.09, 0, top - 0.02), (-0.08, 0, top + 0.07), (0.08, 0, top + 0.07), (0.09, 0, top - 0.02)],
            0.02,
            "wood2",
        )
        cyl(0.05, 0.02, (0.17, -0.12, top - 0.052), (rad(22), rad(30), 0), m=metalmat("grey3"), c=True, b=0.005)
        for i, a in enumerate((-90, 30, 150)):
            c, s = cos(rad(a)), sin(rad(a))
            tube([(c * 0.2, s * 0.2, z - 0.2), (c * 0.36, s * 0.36, 0.09 if i else 0.02)], 0.02, "slate2")
            if i:
                cyl(0.09, 0.05, (c * 0.37, s * 0.37, 0.09), (0, rad(90), 0), m="tyre", c=True, b=0.015)
                cyl(0.05, 0.06, (c * 0.37, s * 0.37, 0.09), (0, rad(90), 0), m="cream", c=True, b=0.01)
        cyl(0.2, 0.03, (0, 0, 0.26), m=metalmat("grey2"), b=0.01)
        for sx in (-1, 1):
            tube(
                [
                    (sx * r, -0.1, z - 0.03),
                    (sx * (r + 0.08), -0.09, z - 0.02),
                    (sx * (r + 0.08), 0.09, z - 0.02),
                    (sx * r, 0.1, z - 0.03),
                ],
                0.016,
                "wood2",
            )
    return g


def scene():
    on(umbrella_table(), -0.14, 0.36)
    on(patio_chair(), -0.82, -0.5, -28, z=0.1, s=1.08)
    on(kettle_grill(), 0.66, -0.72, 14, z=0.1, s=1.06)
