"""Renders one picture by its id, which is also its name in src/assets/pictures and content/pictures.yaml.

usage: art/go.sh picture.py id=services/piano-removal [w=320] [spp=12] [bg=faf6ee] [out=x.png]

The folder of the id chooses the family: its light, camera and shape. The module is art/<id>.py, or,
where one scene has variants (pairs/garage-before, pairs/garage-after), the part before the last hyphen.
A module has `scene()`, or `scene(variant)` if it has variants, and may change its family's settings:
PLINTH (a palette key or None), AIM (height looked at), STAGE, CAMERA (dicts merged over the family's),
SHAPE (width, height) and EXPOSURE. Fails with the path it looked for if there is no such scene.
"""
import importlib.util
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import kit  # noqa: E402
import render  # noqa: E402

SPOT = dict(  # a diorama on a round plinth, within 1.45 m of its middle
    shape=(640, 640),
    exposure=1.08,
    stage=dict(sun_az=-42, sun_el=46, sun=3.7, sky=0.68, sun_ang=5, bg_z=-0.22),
    camera=dict(target=(0, 0, 0.52), az=24, el=22, dist=16, lens=148, shift=(0.02, 0)),
    plinth="mint",
)
ROOM = dict(  # one room, seen before and after
    shape=(960, 640),
    exposure=1.06,
    stage=dict(sun_az=64, sun_el=45, sun=3.9, sky=0.66, sun_ang=5, bg_z=-0.42),
    camera=dict(target=(-0.12, -0.12, 0.8), az=33, el=27, dist=30, lens=109),
    plinth=None,
)
STREET = dict(  # a house, a street, the truck
    shape=(960, 640),
    exposure=1.12,
    stage=dict(sun_az=-44, sun_el=40, sun=3.9, sky=0.68, sun_ang=4.5, bg_z=-0.75),
    camera=dict(target=(0, 0, 1.6), az=26, el=25, dist=46, lens=77),
    plinth=None,
)
BAND = dict(  # a wide scene between two bands of a page
    STREET,
    shape=(1600, 640),
    stage={**STREET["stage"], "bg_z": -0.5},
    camera=dict(target=(0, 0.4, 1.5), az=14, el=18, dist=46, lens=86, shift=(0.01, 0)),
)
FAMILIES = {
    "bands": BAND,
    "company": SPOT,
    "services": SPOT,
    "places": SPOT,
    "pairs": ROOM,
    "fleet": STREET,
    "counties": STREET,
    "townscapes": STREET,
    "": STREET,
}


def load(picture):
    """The scene's module and its variant (None if the id is the module's own name)."""
    stem, _, variant = picture.rpartition("-")
    for name, which in ((picture, None), (stem, variant)):
        path = os.path.join(HERE, name + ".py")
        if name and os.path.exists(path):
            spec = importlib.util.spec_from_file_location("scene", path)
            module = importlib.util.module_from_spec(spec)
            spec.loader.exec_module(module)
            return module, which
    tried = " nor ".join("art/%s.py" % name for name in (picture, stem) if name)
    sys.exit("No scene for %s: there is no %s" % (picture, tried))


args = dict(a.split("=", 1) for a in sys.argv[sys.argv.index("--") + 1 :])
picture = args["id"]
family = FAMILIES[os.path.dirname(picture)]
kit.reset()
scene, variant = load(picture)
stage = {**family["stage"], **getattr(scene, "STAGE", {})}
camera = {**family["camera"], **getattr(scene, "CAMERA", {})}
if hasattr(scene, "AIM"):
    camera["target"] = (0, 0, scene.AIM)
kit.stage(**stage)
plinth = getattr(scene, "PLINTH", family["plinth"])
if plinth:
    kit.cyl(1.62, -stage["bg_z"], (0, 0, stage["bg_z"]), m=kit.flat(plinth), b=0.07, n=96)
scene.scene(*([variant] if variant else []))
kit.report()
kit.camera(**camera)
width, height = getattr(scene, "SHAPE", family["shape"])
w = int(args.get("w", width))
ground = tuple(int(args["bg"][i : i + 2], 16) / 255 for i in (0, 2, 4)) if "bg" in args else None
render.render(
    args.get("out", os.path.join(HERE, "out", picture.replace("/", "_") + ".png")),
    w,
    w * height // width,
    exposure=getattr(scene, "EXPOSURE", family["exposure"]),
    spp=int(args.get("spp", 48)),
    ground=ground,
)
