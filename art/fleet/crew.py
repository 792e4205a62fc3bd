"""Two of the crew: one waves beside a loaded hand truck, the other wheels an armchair on a furniture dolly."""
from kit import *

ALT = "Two crew members in orange shirts: one waves beside a loaded hand truck, one wheels an armchair on a dolly"
SHAPE = (960, 640)
STAGE = dict(sun_az=-40, sun_el=45, sun=3.7, sky=0.68, sun_ang=5, bg_z=-0.4)
CAMERA = dict(target=(0.06, 0, 0.655), az=22, el=18, dist=24, lens=168)
EXPOSURE = 1.08


def taper(points, radii, m):
    """A smooth limb through points, as thick at each as its radius."""
    limb = tube(points, 1, m, smooth=True, caps=False)
    for at, r in zip(limb.data.splines[0].bezier_points, radii):
        at.radius = r
    for at, r in ((points[0], radii[0]), (points[-1], radii[-1])):
        sphere(r, at, m, sub=3)
    return limb


def boot():
    """A work boot with its sole on z = 0, toe at -y."""
    with group("boot") as g:
        box(0.165, 0.31, 0.05, (0, -0.05, 0), m="slate", b=0.02)
        soft(0.18, 0.33, 0.13, (0, -0.055, 0.025), m="wood", puff=0.012, b=0.06)
        cyl(0.092, 0.14, (0, 0.035, 0.08), m="wood", b=0.03)
        for i in range(2):
            box(0.09, 0.014, 0.016, (0, -0.1 - i * 0.036, 0.163 - i * 0.02), (rad(-30), 0, 0), "sand", 0.005)
    return g


def glove(wave=False):
    """A work glove about its wrist, pointing down; `wave` spreads its fingers."""
    with group("glove") as g:
        soft(0.135, 0.085, 0.13, (0, 0, -0.135), m="sand", puff=0.012, b=0.04)
        torus(0.062, 0.02, m="evergreen", k=10, n=28)
        taper([(0.05, -0.01, -0.05), (0.095, -0.02, -0.09), (0.105, -0.025, -0.13)], (0.03, 0.03, 0.024), "sand")
        for i in range(4):
            x = -0.048 + i * 0.032
            spread = (i - 1.5) * (0.02 if wave else 0.003)
            long = 0.085 if wave else 0.05
            long -= 0.015 * (i == 0)
            end = (x + spread, 0 if wave else -0.03, -0.125 - long)
            taper([(x, 0, -0.1), (x + spread / 2, -0.004, -0.13 - long / 3), end], (0.024, 0.025, 0.02), "sand")
    return g


def cap_on(m="evergreen"):
    """A baseball cap, its rim at z = 0.03, the brim short and up so that the face stays in the sun."""
    brim = [(0.175 * cos(rad(a)), -0.15 - 0.14 * sin(rad(a))) for a in range(0, 181, 12)]
    with group("cap") as g:
        lathe([(0, 0.225), (0.1, 0.21), (0.175, 0.16), (0.214, 0.085), (0.222, 0.03), (0, 0.03)], m=m, ang=80)
        prism(brim + [(-0.16, -0.05), (0.16, -0.05)], 0.026, (0, 0, 0.03), (rad(-9), 0, 0), m, 0.012, "z")
        sphere(0.024, (0, 0, 0.226), "orange", sub=3)
        soft(0.12, 0.03, 0.075, (0, -0.2, 0.09), (rad(-20), 0, 0), m="orange", puff=0.008, b=0.02)
    return g


def head(skin="skin", hair="wood2", tail=False, turn=0, nod=0, tilt=0):
    """A friendly head about its middle, looking to -y: eyes, brows, cheeks, a smile, ears, hair and a cap."""
    eye = mat("black", rough=0.25, spec=0.5, bump=0, var=0)
    smile = [(x, -0.196 + 1.5 * x * x, -0.105 + 6 * x * x) for x in (-0.07, -0.037, 0, 0.037, 0.07)]
    with group("head") as g:
        sphere(0.2, (0, 0, 0), skin, scale=(1, 0.97, 1.06))
        for sx in (-1, 1):
            sphere(0.027, (sx * 0.073, -0.182, -0.005), eye, (0.85, 0.5, 1.25), sub=3)
            sphere(0.008, (sx * 0.073 + 0.008, -0.196, 0.008), mat("white", emit=0.3), sub=2)
            brow = [(sx * 0.108, -0.167, 0.052), (sx * 0.075, -0.186, 0.07), (sx * 0.042, -0.194, 0.07)]
            tube(brow, 0.01, hair, smooth=True)
            cheek = mat("rose", rough=0.9, bump=0)
            sphere(0.04, (sx * 0.125, -0.143, -0.06), cheek, (1, 0.3, 0.7), (0, 0, sx * 0.7), 3)
            sphere(0.05, (sx * 0.202, 0.012, -0.02), skin, (0.55, 1, 1.25), sub=3)
        sphere(0.03, (0, -0.206, -0.03), skin, sub=3)
        tube(smile, 0.011, "white", smooth=True)
        sphere(0.205, (0, 0.035, 0.03), hair, (1.01, 0.96, 1.0))
        if tail:
            tie, *rest = (-0.12, 0.2, -0.04), (-0.2, 0.22, -0.12), (-0.245, 0.12, -0.24), (-0.235, 0.05, -0.36)
            sphere(0.06, tie, "evergreen", sub=3)
            taper([tie, *rest], (0.05, 0.075, 0.07, 0.022), hair)
            for sx in (-1, 1):
                lock = [(sx * 0.13, -0.13, 0.08), (sx * 0.19, -0.06, 0.03), (sx * 0.205, -0.02, -0.07)]
                taper(lock, (0.03, 0.042, 0.012), hair)
        put(cap_on(), 0, 0.015, 0.06, rx=-10)
    return put(g, rz=turn, rx=-nod, ry=tilt)


def trunk(skin):
    """Shirt, belt, seat of the trousers and neck, from the hips (z = 0) up."""
    with group("trunk") as g:
        sides = [(0.2, 0), (0.225, 0.05), (0.222, 0.2), (0.242, 0.4), (0.23, 0.5), (0.16, 0.575), (0.08, 0.61)]
        put(lathe([(0, 0), *sides, (0, 0.61)], m="orange", ang=70), s=(1, 0.72, 1))
        seat = [(0, -0.1), (0.19, -0.09), (0.222, 0), (0.222, 0.05), (0, 0.05)]
        put(lathe(seat, m="evergreen", ang=70), s=(1, 0.74, 1))
        put(torus(0.222, 0.026, m="slate", k=10), 0, 0, 0.045, s=(1.02, 0.76, 1))
        box(0.09, 0.03, 0.065, (0, -0.172, 0.012), m=metalmat("yellow"), b=0.012)
        cyl(0.085, 0.14, (0, 0, 0.56), m=skin)
        put(torus(0.105, 0.03, m="evergreen", k=10), 0, 0, 0.6, s=(1, 0.9, 1))
        for z in (0.5, 0.42):
            sphere(0.014, (0, -0.168, z), "cream", sub=2)
        box(0.1, 0.02, 0.1, (0.1, -0.158, 0.36), (rad(-6), 0, rad(14)), "evergreen", 0.02)
    return g


def crew(hands, elbows, feet, skin="skin", lean=0, wave=None, **face):
    """A crew member who faces -y, leaning forward by degrees. Hands, elbows and feet are pairs of points,
    first that at -x; feet also have their turn. `wave` is the side (-1 or 1) whose hand is raised open."""
    hips = 0.8

    def leaned(x, y, z):
        z -= hips
        c, s = cos(rad(lean)), sin(rad(lean))
        return Vector((x, y * c - z * s, hips + y * s + z * c))

    with group("crew") as g:
        for side, (x, y, turn) in zip((-1, 1), feet):
            hip, ankle = Vector((side * 0.108, 0, hips + 0.02)), Vector((x, y + 0.035, 0.17))
            knee = (hip + ankle) / 2 + Vector((side * 0.015, -0.05, 0))
            taper([hip, knee, ankle], (0.13, 0.118, 0.112), "evergreen")
            put(boot(), x, y, 0, turn)
        put(trunk(skin), 0, 0, hips, rx=lean)
        for side, hand, elbow in zip((-1, 1), hands, elbows):
            shoulder, elbow, hand = leaned(side * 0.215, 0, hips + 0.48), Vector(elbow), Vector(hand)
            cuff = shoulder.lerp(elbow, 0.72)
            taper([shoulder, shoulder.lerp(elbow, 0.4), cuff], (0.095, 0.095, 0.094), "orange")
            taper([cuff, elbow, elbow.lerp(hand, 0.5), hand], (0.066, 0.064, 0.058, 0.05), skin)
            mitt = glove(wave == side)
            mitt.location = hand
            mitt.rotation_euler = (hand - elbow).to_track_quat("-Z", "Y").to_euler()
        H = head(skin, **face)
        H.location = leaned(0, -0.015, hips + 0.82)
    return g


def dolly(w=1.06, d=0.9):
    """A furniture dolly: a wooden frame on four casters; its top is at z = 0.2."""
    with group("dolly") as g:
        for sx in (-1, 1):
            for sy in (-1, 1):
                x, y = sx * (w / 2 - 0.12), sy * (d / 2 - 0.12)
                cyl(0.065, 0.05, (x, y, 0.065), (rad(90), 0, 0.5), m="tyre", c=True)
                box(0.07, 0.07, 0.05, (x, y, 0.1), m=metalmat("grey"), b=0.01)
        for sx in (-1, 1):
            box(0.12, d - 0.33, 0.05, (sx * (w / 2 - 0.06), 0, 0.145), m="wood3", b=0.015)
        for sy in (-1, 1):
            box(w, 0.16, 0.06, (0, sy * (d / 2 - 0.08), 0.14), m="wood3", b=0.02)
    return g


def loaded_hand_truck():
    """The kit's hand truck with three cartons on its toe plate."""
    with group("loaded_hand_truck") as g:
        put(hand_truck())
        put(cardboard_closed(0.5, 0.36, 0.38), 0, -0.215, 0.046)
        put(cardboard_closed(0.46, 0.34, 0.34, m="card2"), 0, -0.21, 0.428, 3)
        put(cardboard_closed(0.36, 0.3, 0.24), -0.02, -0.2, 0.77, -5)
    return g


def ground():
    """A rounded slab of lawn with a concrete walk across it and leaves on the grass."""
    width, depth, middle = 4.02, 2.3, -0.06
    prism(rrect(width, depth, 0.45, 14), 0.24, (middle, 0, -0.4), m="oat", b=0.07, axis="z")
    prism(rrect(width + 0.03, depth + 0.03, 0.46, 14), 0.2, (middle, 0, -0.2), m="grass", b=0.06, axis="z")
    n = 3
    step = (width + 0.02) / n
    for i in range(n):
        box(step - 0.03, 1.26, 0.1, (middle + step * (i + 0.5 - n / 2), -0.06, -0.09), m="concrete", b=0.02)

    def lawn(R):
        return R.uniform(-1.7, 1.7), R.choice((R.uniform(-1.05, -0.78), R.uniform(0.65, 1.0)))

    tufts(70, lawn, 0, 3, s=0.09)
    leaves(16, (-1.7, -1.04, 1.6, -0.78), 0.01, 5, s=0.08)
    leaves(22, (-1.7, 0.65, 1.6, 1.0), 0.01, 6, s=0.08)
    leaves(5, (-0.9, -0.64, 0.1, -0.5), 0.012, 8, s=0.07)


def scene():
    ground()
    # the one with the hand truck, waving
    fix(
        crew(
            hands=((-0.5, -0.1, 1.55), (0.44, -0.03, 1.19)),
            elbows=((-0.46, 0.02, 1.2), (0.31, 0.14, 1.02)),
            feet=((-0.14, 0, -12), (0.14, -0.03, 14)),
            skin="skin2", hair="black", wave=-1, turn=4, nod=7, tilt=-4,
        ),
        0.72, 0.2, 0.012, 16,
    )
    fix(loaded_hand_truck(), 1.36, 0.22, 0.012, 16)
    # the one with the dolly, pushing to the right
    fix(dolly(), -0.62, -0.2, 0.012, 6)
    fix(armchair("blue"), -0.62, -0.2, 0.215, 6)
    fix(
        crew(
            hands=((-0.24, -0.47, 0.96), (0.3, -0.49, 1.115)),
            elbows=((-0.36, -0.2, 1.04), (0.38, -0.22, 1.08)),
            feet=((-0.12, -0.12, 0), (0.13, 0.22, 0)),
            skin="#d9a07a", hair="wood2", lean=10, tail=True, turn=-34, nod=8,
        ),
        -1.54, 0.0, 0.012, 70,
    )
    fix(cone(), 0.4, -0.5, 0.012, 10)
