"""A three-seat sofa with an orange pillow, a floor lamp beside it."""
from kit import *

ALT = "A blue three-seat sofa with an orange pillow beside a floor lamp"


def scene():
    on(sofa(2.1, "blue", pillow="orange"), -0.1, 0.1, -8)
    on(floor_lamp(), 1.12, 0.45)
    on(rug_roll(1.2, 0.13, "rose"), -1.05, -0.75, 20)
