"""The crew before their truck in the yard, in the morning."""
import importlib

from kit import *
from kit.streets import company_truck

ALT = "Two crew members stand before their green truck; one waves"
PLINTH = "sand"
AIM = 0.2
SHAPE = (960, 640)
STAGE = dict(sun_el=36)
crew = importlib.import_module("fleet.crew")


def scene():
    """The truck across the plinth, the crew before its cab, boxes and a cone."""
    cyl(1.5, 0.03, (0, 0, 0), m="concrete", b=0.01, n=96)
    fix(company_truck(), 0.12, 0.42, 0.03, 12, 0.34)
    waving = crew.crew(
        hands=((-0.5, -0.1, 1.55), (0.36, -0.12, 0.78)),
        elbows=((-0.46, 0.02, 1.2), (0.36, 0.05, 1.02)),
        feet=((-0.14, 0, -12), (0.14, -0.03, 14)),
        skin="skin2", hair="black", wave=-1, turn=4, nod=5, tilt=-4,
    )
    fix(waving, -0.62, -0.6, 0.03, 14, 0.52)
    standing = crew.crew(
        hands=((-0.3, -0.2, 0.86), (0.3, -0.2, 0.86)),
        elbows=((-0.38, 0.06, 1.04), (0.38, 0.06, 1.04)),
        feet=((-0.14, 0, -10), (0.14, 0, 12)),
        skin="#d9a07a", hair="wood2", tail=True, turn=10, nod=5, tilt=4,
    )
    fix(standing, -0.02, -0.72, 0.03, 18, 0.52)
    fix(crew.loaded_hand_truck(), 0.62, -0.62, 0.03, 14, 0.6)
    fix(cone(), -1.12, -0.35, 0.03, 10, 0.5)
