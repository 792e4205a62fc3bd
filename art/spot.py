"""Renders the small diorama of one service: the objects of art/services/<slug>.py on a round plinth.

usage: art/go.sh spot.py slug=mattress-removal w=640 spp=48 out=x.png
The module has `scene()`, which places its props around the origin on z = 0, within a circle of
radius 1.45, and ALT, the picture's alternative text. The plinth may be changed with PLINTH (a palette key).
"""
import importlib.util
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import kit  # noqa: E402
import render  # noqa: E402

args = dict(a.split("=", 1) for a in sys.argv[sys.argv.index("--") + 1 :])
slug = args["slug"]
spec = importlib.util.spec_from_file_location("service", os.path.join(HERE, "services", slug + ".py"))
service = importlib.util.module_from_spec(spec)

kit.reset()
kit.stage(sun_az=-42, sun_el=46, sun=3.7, sky=0.68, sun_ang=5, bg_z=-0.22)
spec.loader.exec_module(service)
kit.cyl(1.62, 0.22, (0, 0, -0.22), m=kit.flat(getattr(service, "PLINTH", "mint")), b=0.07, n=96)
service.scene()
kit.report()
kit.camera((0, 0, getattr(service, "AIM", 0.52)), az=24, el=22, dist=getattr(service, "DISTANCE", 16), lens=148)
size = int(args.get("w", 640))
render.render(
    args.get("out", os.path.join(HERE, "out", slug + ".png")),
    size,
    size,
    exposure=1.08,
    spp=int(args.get("spp", 48)),
    transparent=args.get("bg") != "page",
)
