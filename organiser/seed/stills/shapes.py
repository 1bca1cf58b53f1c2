"""The vessels as profiles: pairs of radius and height, in units of 100 mm. Plain Python."""

import math

MARGIN = 0.06
# Of the camera, from the axis and above the ground.
DISTANCE = 22.0
HEIGHT = 1.6


def rounded(corners):
    """A polyline (r, z, radius of rounding) with its corners turned into arcs."""
    points = []
    for at, (r, z, bend) in enumerate(corners):
        if bend == 0 or at in (0, len(corners) - 1):
            points.append((r, z))
            continue
        before, after = corners[at - 1], corners[at + 1]
        a, b = unit(before, (r, z)), unit(after, (r, z))
        half = math.acos(max(-1, min(1, a[0] * b[0] + a[1] * b[1]))) / 2
        if abs(math.pi / 2 - half) < 1e-3:
            points.append((r, z))
            continue
        length = bend / math.tan(half)
        start, end = (r + a[0] * length, z + a[1] * length), (r + b[0] * length, z + b[1] * length)
        middle = unit(((a[0] + b[0]), (a[1] + b[1])), (0, 0))
        centre = (r + middle[0] * bend / math.sin(half), z + middle[1] * bend / math.sin(half))
        first = math.atan2(start[1] - centre[1], start[0] - centre[0])
        turn = math.atan2(end[1] - centre[1], end[0] - centre[0]) - first
        turn = (turn + math.pi) % (2 * math.pi) - math.pi
        steps = max(4, int(abs(turn) * 14))
        points += [
            (centre[0] + bend * math.cos(first + turn * i / steps), centre[1] + bend * math.sin(first + turn * i / steps))
            for i in range(steps + 1)
        ]
    return points


def unit(towards, origin):
    r, z = towards[0] - origin[0], towards[1] - origin[1]
    length = math.hypot(r, z)
    return r / length, z / length


def curve(points, steps=10):
    """A smooth line through points of rising height (Catmull-Rom)."""
    ends = [points[0], *points, points[-1]]
    line = []
    for p0, p1, p2, p3 in zip(ends, ends[1:], ends[2:], ends[3:]):
        for i in range(steps):
            t = i / steps
            line.append(
                tuple(
                    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
                    for a, b, c, d in zip(p0, p1, p2, p3)
                )
            )
    return [*line, points[-1]]


def outer(shape):
    return shape["outer"]


def side(shape):
    """The outside without the hollow below."""
    ring = min(range(len(shape["outer"])), key=lambda at: shape["outer"][at][1])
    return shape["outer"][ring:]


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
    mouth = rounded(
        [
            (neck, rise - 0.04, 0),
            (neck, rise, 0.01),
            (neck + lip, rise + 0.02, 0.012),
            (neck + lip, rise + 0.11, 0.012),
            (neck, rise + 0.13, 0.02),
            (neck, height, 0.02),
            (neck - 0.03, height, 0),
        ]
    )
    outside = foot(radius, punt) + base[1:-1] + curve(shoulder) + mouth
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


def can(radius, height):
    lid = radius - 0.045
    outside = rounded(
        [
            (0.0, 0.05, 0),
            (radius - 0.09, 0.05, 0.02),
            (radius - 0.075, 0.0, 0.012),
            (radius - 0.055, 0.0, 0.01),
            (radius, 0.085, 0.03),
            (radius, height - 0.16, 0.05),
            (lid - 0.01, height - 0.035, 0.02),
            (lid + 0.006, height - 0.03, 0.006),
            (lid + 0.006, height, 0.008),
            (lid - 0.02, height, 0.008),
            (lid - 0.03, height - 0.05, 0),
            (0.0, height - 0.05, 0),
        ]
    )
    return {"kind": "metal", "height": height, "outer": outside, "body": (radius, 0.1, height - 0.17)}


def jar(points, height, closure):
    """A glazed jar."""
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


SHAPES = {
    "bordeaux-750": bottle([(0.372, 1.85), (0.37, 1.98), (0.335, 2.1), (0.22, 2.24), (0.158, 2.36), (0.145, 2.5), (0.143, 2.8)], 3.0, ("foil", 0.62), fill=2.42),
    "bordeaux-375": bottle([(0.3, 1.42), (0.298, 1.52), (0.27, 1.62), (0.19, 1.73), (0.15, 1.83), (0.141, 1.95), (0.14, 2.18)], 2.38, ("foil", 0.5), fill=1.88),
    "bordeaux-1500": bottle([(0.475, 2.1), (0.472, 2.25), (0.425, 2.42), (0.27, 2.6), (0.175, 2.76), (0.153, 2.92), (0.15, 3.3)], 3.5, ("foil", 0.66), wall=0.042, fill=2.86),
    "burgundy-750": bottle([(0.41, 1.28), (0.405, 1.42), (0.375, 1.62), (0.3, 1.88), (0.21, 2.15), (0.16, 2.4), (0.147, 2.62), (0.145, 2.76)], 2.96, ("foil", 0.5), fill=2.4),
    "beer-330": bottle([(0.305, 1.2), (0.302, 1.3), (0.265, 1.46), (0.19, 1.66), (0.148, 1.84), (0.132, 2.0), (0.128, 2.1)], 2.28, ("crown",), fill=1.86, punt=0.05, lip=0.012),
    "can-330": can(0.29, 1.46),
    "spirit-round": bottle([(0.38, 1.82), (0.378, 1.95), (0.345, 2.08), (0.24, 2.2), (0.165, 2.3), (0.15, 2.45), (0.15, 2.6)], 2.78, ("stopper", 0.035, 0.24), fill=2.34, wall=0.045, punt=0.06, lip=0.015),
    "sake-720": bottle([(0.372, 1.62), (0.37, 1.78), (0.335, 2.0), (0.235, 2.28), (0.17, 2.46), (0.15, 2.6), (0.148, 2.75)], 2.96, ("stopper", 0.02, 0.34, 0.3), fill=2.52, punt=0.06, lip=0.006),
    "cloudy-720": bottle([(0.372, 1.62), (0.37, 1.78), (0.335, 2.0), (0.235, 2.28), (0.17, 2.46), (0.15, 2.6), (0.148, 2.75)], 2.96, ("stopper", 0.02, 0.34, 0.3), fill=2.52, punt=0.06, lip=0.006, cloudy=True),
    "makgeolli-750": bottle([(0.385, 1.4), (0.383, 1.52), (0.355, 1.7), (0.275, 1.95), (0.205, 2.15), (0.175, 2.28), (0.172, 2.36)], 2.56, ("stopper", 0.03, 0.3, 0.28), fill=2.22, wall=0.014, punt=0.05, cloudy=True),
    "sparkling-750": bottle([(0.442, 1.3), (0.438, 1.45), (0.4, 1.68), (0.315, 1.95), (0.225, 2.25), (0.172, 2.5), (0.152, 2.7), (0.146, 2.85)], 3.05, ("foil", 0.95, 0.12), wall=0.05, fill=2.5),
    "flute-750": bottle([(0.38, 1.2), (0.375, 1.4), (0.345, 1.72), (0.285, 2.1), (0.215, 2.48), (0.165, 2.8), (0.147, 3.0), (0.145, 3.1)], 3.3, ("foil", 0.5), punt=0.08, fill=2.75),
    "burgundy-375": bottle([(0.325, 1.0), (0.32, 1.12), (0.295, 1.3), (0.235, 1.52), (0.175, 1.75), (0.148, 1.95), (0.142, 2.05), (0.14, 2.14)], 2.34, ("foil", 0.42), fill=1.9),
    "burgundy-1500": bottle([(0.515, 1.55), (0.51, 1.7), (0.475, 1.93), (0.38, 2.24), (0.26, 2.56), (0.185, 2.85), (0.158, 3.08), (0.152, 3.25)], 3.5, ("foil", 0.58), wall=0.042, fill=2.86),
    "spirit-square": bottle([(0.38, 1.62), (0.378, 1.72), (0.345, 1.82), (0.24, 1.92), (0.165, 2.02), (0.15, 2.15), (0.15, 2.25)], 2.43, ("stopper", 0.04, 0.26), fill=2.0, wall=0.05, punt=0.03, lip=0.015, square=1.7),
    "spirit-gin": bottle([(0.455, 1.3), (0.45, 1.42), (0.4, 1.54), (0.27, 1.64), (0.175, 1.73), (0.158, 1.84), (0.158, 1.92)], 2.1, ("stopper", 0.05, 0.26), fill=1.72, wall=0.055, punt=0.05, lip=0.015),
    "beer-500": bottle([(0.335, 1.42), (0.332, 1.53), (0.29, 1.7), (0.205, 1.92), (0.155, 2.12), (0.135, 2.3), (0.13, 2.42)], 2.62, ("crown",), fill=2.16, punt=0.05, lip=0.012),
    "fortified-750": bottle([(0.372, 1.75), (0.368, 1.87), (0.31, 1.98), (0.205, 2.08), (0.163, 2.2), (0.17, 2.4), (0.155, 2.6), (0.145, 2.74)], 2.92, ("stopper", 0.03, 0.14), fill=2.36),
    "sparkling-1500": bottle([(0.56, 1.6), (0.555, 1.78), (0.51, 2.04), (0.4, 2.36), (0.28, 2.7), (0.2, 3.0), (0.165, 3.22), (0.155, 3.4)], 3.64, ("foil", 1.1, 0.12), wall=0.055, fill=3.0),
    "sparkling-375": bottle([(0.35, 1.02), (0.346, 1.14), (0.315, 1.32), (0.25, 1.55), (0.185, 1.8), (0.155, 1.98), (0.147, 2.12), (0.144, 2.22)], 2.42, ("foil", 0.78, 0.11), wall=0.045, fill=1.95),
    "slim-500": bottle([(0.315, 1.72), (0.313, 1.82), (0.28, 1.93), (0.195, 2.05), (0.15, 2.16), (0.14, 2.28), (0.138, 2.5)], 2.7, ("foil", 0.55), fill=2.22, punt=0.12),
    "sake-1800": bottle([(0.525, 2.25), (0.52, 2.45), (0.47, 2.74), (0.325, 3.1), (0.215, 3.36), (0.175, 3.52), (0.17, 3.7)], 3.94, ("stopper", 0.02, 0.36, 0.3), fill=3.42, wall=0.042, punt=0.08, lip=0.006),
    "sake-300": bottle([(0.305, 1.0), (0.303, 1.1), (0.27, 1.26), (0.19, 1.46), (0.145, 1.6), (0.132, 1.7), (0.13, 1.76)], 1.94, ("stopper", 0.02, 0.32, 0.28), fill=1.62, punt=0.05, lip=0.006),
    "jar": jar([(0.4, 0.02), (0.47, 0.35), (0.55, 0.85), (0.545, 1.2), (0.44, 1.5), (0.25, 1.66), (0.19, 1.75), (0.19, 1.86)], 1.94, ("stopper", 0.05, 0.24)),
    "can-500": can(0.33, 1.68),
    "can-750": can(0.4, 1.75),
}
# What a maker of bottles shows: empty, open, without a label.
for name, of in {
    "light-bordeaux-bottle": "bordeaux-750",
    "burgundy-green-bottle": "burgundy-750",
    "heavy-base-spirits-bottle": "spirit-round",
    "500-ml-square-bottle": "spirit-square",
}.items():
    SHAPES[name] = {**SHAPES[of], "closure": None, "fill": None, "body": None, "side": SHAPES[of]["body"][0]}
