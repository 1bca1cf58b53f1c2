"""The vessels of `shapes.json` as profiles: pairs of radius and height, in units of 100 mm."""

import cmath
import json
import math
import os

MARGIN = 0.06
# Of the camera, from the axis and above the ground.
DISTANCE = 22.0
HEIGHT = 1.6


HERE = os.path.dirname(os.path.abspath(__file__))


def read_json(path):
    """Of a table beside the scripts, or of an absolute path."""
    with open(os.path.join(HERE, path), encoding="utf-8") as file:
        return json.load(file)


def numbers(text):
    """Points of a text like `0,0,1 2,0,1`."""
    return [tuple(map(float, point.split(","))) for point in text.split()]


def rounded(corners):
    """A polyline (r, z, radius of rounding) with its corners turned into arcs."""
    line, points = [complex(r, z) for r, z, _ in corners], []
    for at, corner in enumerate(line):
        bend, half = corners[at][2], math.pi / 2
        if bend and 0 < at < len(line) - 1:
            a, b = ((beside - corner) / abs(beside - corner) for beside in (line[at - 1], line[at + 1]))
            half = abs(cmath.phase(a / b)) / 2
        if abs(math.pi / 2 - half) < 1e-3:
            points.append((corner.real, corner.imag))
            continue
        centre = corner + (a + b) / abs(a + b) * bend / math.sin(half)
        start, end = (corner + way * bend / math.tan(half) - centre for way in (a, b))
        turn = cmath.phase(end / start)
        steps = max(4, int(abs(turn) * 14))
        arc = [centre + start * cmath.exp(1j * turn * i / steps) for i in range(steps + 1)]
        points += [(point.real, point.imag) for point in arc]
    return points


def curve(points, steps=10):
    """A smooth line through points of rising height (Catmull-Rom)."""
    ends = [complex(*point) for point in (points[0], *points, points[-1])]
    line = []
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:]):
        for t in (i / steps for i in range(steps)):
            bend = (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3
            spot = 0.5 * (2 * b + (c - a) * t + bend)
            line.append((spot.real, spot.imag))
    return [*line, points[-1]]


def side(shape):
    """The outside without the hollow below."""
    ring = min(range(len(shape["outer"])), key=lambda at: shape["outer"][at][1])
    return shape["outer"][ring:]


def top_of(shape):
    return max(shape["height"], (shape.get("closure") or {}).get("top", 0))


def inner(shape):
    """The inside of the glass: the outside, thinner by the wall, above a domed bottom."""
    wall, floor, punt = shape["wall"], shape["floor"], shape["punt"]
    sides = inner_side(shape)
    low = sides[0][0]
    bottom = [(low * math.sin(a), floor + punt * math.cos(a) ** 2) for a in (0.0, 0.25, 0.5, 0.75, 1.0)]
    bottom += [(low * 0.93, floor + 0.02), (low * 0.985, floor + 0.06), (low, floor + 0.11)]
    return bottom + sides


def inner_side(shape):
    return [(r - shape["wall"], z) for r, z in side(shape) if z > shape["floor"] + 0.12 and r > shape["wall"]]


def foot(radius, punt):
    """The underside: a hollow, and the ring on which the bottle stands."""
    ring = radius * 0.86
    hollow = [(ring * math.sin(a), punt * math.cos(a) ** 2 * 0.9 + 0.004) for a in (0.0, 0.35, 0.7, 1.0, 1.25)]
    return [*hollow, (ring, 0.0)]


def bottle(shoulder, height, closure, *, fill, wall=0.035, punt=0.2, lip=0.008, heel=0.06, low=0.12, square=None, cloudy=False):
    """`shoulder`: points from the top of the body to the neck. `square`: height of its flat sides.

    Nothing is seen through what is `cloudy`: its liquid has a colour, and no depth.
    """
    radius, neck = shoulder[0][0], shoulder[-1][0]
    base = rounded([(radius * 0.86, 0.0, 0), (radius, 0.0, heel), (radius, shoulder[0][1], 0)])
    rise = height - 0.16
    mouth = [(neck, rise - 0.04, 0), (neck, rise, 0.01), (neck + lip, rise + 0.02, 0.012)]
    mouth += [(neck + lip, rise + 0.11, 0.012), (neck, rise + 0.13, 0.02)]
    mouth += [(neck, height, 0.02), (neck - 0.03, height, 0)]
    outside = foot(radius, punt) + base[1:-1] + curve(shoulder) + rounded(mouth)
    kind, *sizes = closure
    return {
        "kind": "glass",
        "height": height,
        "outer": outside,
        "wall": wall,
        "floor": 0.07,
        "punt": punt,
        "fill": fill,
        "square": square,
        "cloudy": cloudy,
        "closure": CLOSURES[kind](outside, neck, height, *sizes),
        "body": (radius, low, shoulder[0][1] - 0.03),
    }


def foil(outside, neck, height, length, top=0.02):
    """Foil over the mouth and down the neck; `top` is higher over a mushroom cork."""
    low = height - length
    ring = height - 0.14
    sides = [(r + 0.007, z) for r, z in outside if low <= z < ring and r < 0.3]
    start = sides[0][0]
    wide = neck + (0.03 if top > 0.05 else 0.016)
    head = [(wide - 0.002, ring, 0), (wide, height + top - 0.01, 0.02), (0.0, height + top, 0)]
    return {"of": "foil", "profile": [(start - 0.006, low), *sides, *rounded(head)], "top": height + top, "low": low}


def stopper(_outside, neck, height, wide, tall, skirt=0.0, of="cap"):
    """A stopper that stands on the mouth, or a screw cap with a skirt."""
    low = height - skirt
    profile = [(neck - 0.03, low, 0), (neck + wide, low, 0.008), (neck + wide, low + tall, 0.03), (0.0, low + tall, 0)]
    return {"of": of, "profile": rounded(profile), "top": low + tall, "low": low}


def crown(_outside, neck, height):
    """A crown cap; its teeth are too small to be seen."""
    low = height - 0.055
    profile = [(neck - 0.01, low, 0), (neck + 0.034, low, 0.004), (neck + 0.012, height + 0.004, 0.025), (0.0, height + 0.02, 0)]
    return {"of": "cap", "profile": rounded(profile), "top": height + 0.02, "low": low}


CLOSURES = {"foil": foil, "stopper": stopper, "crown": crown}


def can(size):
    ((radius, height),) = size
    lid = radius - 0.045
    line = [(0.0, 0.05, 0), (radius - 0.09, 0.05, 0.02), (radius - 0.075, 0.0, 0.012)]
    line += [(radius - 0.055, 0.0, 0.01), (radius, 0.085, 0.03), (radius, height - 0.16, 0.05)]
    line += [(lid - 0.01, height - 0.035, 0.02), (lid + 0.006, height - 0.03, 0.006)]
    line += [(lid + 0.006, height, 0.008), (lid - 0.02, height, 0.008)]
    line += [(lid - 0.03, height - 0.05, 0), (0.0, height - 0.05, 0)]
    body = (radius, 0.1, height - 0.17)
    return {"kind": "metal", "height": height, "outer": rounded(line), "body": body}


def jar(points, height, closure):
    neck = points[-1][0]
    outside = [(0.0, 0.0), (points[0][0] - 0.03, 0.0), *curve(points), (neck, height), (0.0, height)]
    kind, *sizes = closure
    widest = max(r for r, _ in points)
    return {
        "kind": "glaze",
        "height": height,
        "outer": outside,
        "closure": CLOSURES[kind](outside, neck, height, *sizes),
        "body": (widest, 0.3, height * 0.62),
    }


TABLE = read_json("shapes.json")
GLASS, LIQUID = (
    {name: numbers(of)[0] for name, of in TABLE[kind].items()} for kind in ("glass", "liquid")
)
KINDS = {"bottle": bottle, "can": can, "jar": jar}
SHAPES = {
    name: KINDS[shape.pop("kind")](numbers(shape.pop("line")), **shape)
    for name, shape in TABLE["shapes"].items()
}
# What a maker of bottles shows: empty, open, without a label.
for name, full in ((name, SHAPES[of]) for name, of in TABLE["empty"].items()):
    SHAPES[name] = {**full, "closure": None, "fill": None, "body": None, "side": full["body"][0]}
