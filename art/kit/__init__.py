"""Clay-diorama kit. Units are meters; props stand on z = 0 at their origin and face -Y.

Scenes take everything from here with `from kit import *`, also math, random, Vector and the like.
"""
import math
import random
from math import cos, pi, radians as rad, sin

import bpy
from mathutils import Vector

from .boxes import *
from .furniture import *
from .graph import *
from .household import *
from .houses import *
from .materials import *
from .palette import *
from .people import *
from .placement import *
from .plants import *
from .rooms import *
from .rubble import *
from .shapes import *
from .studio import *
from .tools import *
from .vehicles import *
