"""Builds what `scenes.json` and `things.json` say that scenes and things are made of."""

import itertools
import json
import math
import os
import random

import bpy
from mathutils import Euler, Matrix, Vector

import studio
from shapes import HERE, SHAPES, curve, numbers, read_json, rounded

SCENES, THINGS = read_json("scenes.json"), read_json("things.json")
# Things are made of the same, but for what looks otherwise from near and on a white page.
THINGS = {kind: {**SCENES.get(kind, {}), **THINGS.get(kind, {})} for kind in {**SCENES, **THINGS}}


def create_material(kind, **options):
    points = {key: numbers(value) for key, value in options.items() if isinstance(value, str)}
    for key, (first, *others) in points.items():
        options[key] = [first, *others] if key == "colours" else first
    return getattr(studio, kind)(**options)


class Stage:
    """Builds items. An item is named by its builder: `{"box": …, "of": "oak"}`."""

    def __init__(self, table, seed=1, paints=None):
        self.table = table
        self.random = random.Random(seed)
        self.paints = paints or {}
        self.made = {}

    def material(self, name):
        """Made once. Scenes and items replace some materials of what they use: their paints."""
        name = self.paints.get(name, name)
        if name not in self.made:
            self.made[name] = create_material(**self.table["materials"][name])
        return self.made[name]

    def put(self, item):
        """The objects of an item at each of its places; of a list its members, in turn."""
        lists = {key: value for key, value in item.items() if isinstance(value, list)}
        groups = {}
        for at, frame in enumerate(self.frames(item)):
            choice = tuple((key, value[at % len(value)]) for key, value in lists.items())
            groups.setdefault(choice, []).append(frame)
        objects = []
        for choice, frames in groups.items():
            chosen = {**item, **dict(choice)}
            kind = next(key for key in chosen if key in BUILDERS)
            objects += placed(BUILDERS[kind](self, chosen), frames)
        return objects

    def frames(self, item):
        """Where it stands: `at` places (x, y, z, turn, scale), each with its `grid` or `ring`."""
        inner = Matrix.LocRotScale(None, euler(item.get("rotate", "0,0,0")), None)
        if "stretch" in item:
            inner = inner @ Matrix.Diagonal((*numbers(item["stretch"])[0], 1))
        spread = Vector(numbers(item.get("jitter", "0,0,0"))[0])
        turn = item.get("turn", 0)
        for x, y, z, *rest in numbers(item.get("at", "0,0,0")):
            angle, scale = (*rest, *(0.0, 1.0)[len(rest) :])
            outer_frame = Matrix.LocRotScale(
                Vector((x, y, z)), euler(f"0,0,{angle}"), Vector((scale,) * 3)
            )
            for local in self.repeated(item):
                shift = [self.random.uniform(-part, part) for part in spread]
                spin = euler(f"0,0,{self.random.uniform(-turn, turn)}")
                around = Matrix.LocRotScale(Vector(shift), spin, None)
                yield outer_frame @ local @ around @ inner

    def repeated(self, item):
        if "grid" in item:
            counts, step = numbers(item["grid"])
            for k, j, i in itertools.product(*(range(int(count)) for count in counts[::-1])):
                yield Matrix.Translation(Vector((i, j, k)) * Vector(step))
        elif "ring" in item:
            count, radius, first, last = (*numbers(item["ring"])[0], 0, 360)[:4]
            for i in range(int(count)):
                turn = euler(f"0,0,{first + (last - first) * i / count}").to_matrix().to_4x4()
                yield turn @ Matrix.Translation((radius, 0, 0))
        elif "scatter" in item:
            (count,), low, high = numbers(item["scatter"])
            for _ in range(int(count)):
                at = [self.random.uniform(*ends) for ends in zip(low, high)]
                turn = Euler([self.random.uniform(0, 6.3) for _ in range(3)])
                yield Matrix.LocRotScale(at, turn if item.get("tumbled") else None, None)
        else:
            yield Matrix()

    def prop(self, item):
        before = self.paints
        self.paints = {**before, **item.get("paints", {})}
        parts = [part for inner in self.table["props"][item["prop"]] for part in self.put(inner)]
        self.paints = before
        return parts

    def turned(self, item):
        """A body of revolution: radius, height and rounding of its corners, or a smooth line."""
        corners = numbers(item["turned"])
        if item.get("smooth"):
            profile = curve(corners)
        else:
            profile = rounded([(*corner, 0)[:3] for corner in corners])
        return [studio.turned(profile, self.material(item["of"]))]

    def staves(self, item):
        """A cask's side: a profile around y, of staves in three shades."""
        side, count = curve(numbers(item["staves"])), 26
        profile = [*side, *((r - 0.02, y) for r, y in reversed(side)), side[0]]
        shades = [self.material(f"{item['of']}-{shade}") for shade in ("dark", "middle", "light")]
        cask = studio.turned(profile, shades[0], segments=count)
        cask.data.transform(Matrix.Rotation(-math.pi / 2, 4, "X"))
        for shade in shades[1:]:
            cask.data.materials.append(shade)
        chosen = [self.random.randrange(3) for _ in range(count)]
        for at, face in enumerate(cask.data.polygons):
            face.use_smooth = False
            face.material_index = chosen[at // (len(profile) - 1)]
        return [cask]

    def box(self, item):
        at, size = numbers(item["box"])
        return [studio.box(at, size, self.material(item["of"]), item.get("bevel", 0))]

    def tube(self, item):
        return [studio.tube(numbers(item["tube"]), item["radius"], self.material(item["of"]))]

    def coil(self, item):
        """A tube around the axis: how far from it, from where to where up, and how often around."""
        wide, low, high, turns = numbers(item["coil"])[0]
        points = []
        for i in range(round(turns * 8) + 1):
            a, z = math.pi / 4 * i, low + (high - low) * i / (turns * 8)
            points.append((wide * math.cos(a), wide * math.sin(a), z))
        return [studio.tube(points, item["radius"], self.material(item["of"]))]

    def lamp(self, item):
        towards = numbers(item["to"])[0] if "to" in item else None
        size, colour = numbers(item["size"])[0], numbers(item.get("colour", "1,0.95,0.88"))[0]
        for at in numbers(item["lamp"]):
            below = (at[0], at[1], at[2] - 1)
            studio.lamp(at, towards or below, size, item["power"], colour)
        return []

    def bottle(self, item):
        """As the background shows it: opaque, with a blank label."""
        shape = SHAPES[item["bottle"]]
        parts = [studio.turned(shape["outer"], self.material(item["of"]))]
        if shape.get("closure") and item.get("foil"):
            profile = shape["closure"]["profile"]
            parts.append(studio.turned(profile, self.material(item["foil"])))
        if item.get("label"):
            radius, low, top = shape["body"]
            middle, half = (low + top) / 2, (top - low) * 0.36
            profile = [(radius + 0.004, middle - half), (radius + 0.004, middle + half)]
            parts.append(studio.turned(profile, self.material(item["label"])))
        return parts

    def glass(self, item):
        """A glass or cup, filled to a share of its height inside; with foam where it is beer."""
        outside, inside = glass_profiles(**self.table["glasses"][item["glass"]])
        clear = self.material(item.get("of", "glass"))
        bottom, rim = inside[0][1], inside[-1][1]
        if "liquid" not in item:
            return [bent(part, item, rim) for part in studio.vessel(outside, inside, clear)]
        fill = bottom + (rim - bottom) * item.get("share", 0.3)
        colour = [part**0.5 for part in numbers(self.table["liquids"][item["liquid"]])[0]]
        # The surface of a liquid in its glass bends too little to be worth a third index.
        wet, level = studio.see_through(1.34 / 1.5, colour), studio.see_through(1.34, colour)
        parts = studio.vessel(outside, inside, clear, fill, wet, level)
        if "foam" in item:
            high = min(rim - 0.02, fill + item["foam"])
            radius, wide = studio.at_height(inside, fill), studio.at_height(inside, high)
            head = [(radius * 0.99, fill + 0.004), (wide * 0.985, high)]
            head += [(wide * 0.6, high + 0.05), (0, high + 0.06)]
            parts.append(studio.turned(head, self.material("foam")))
        return parts

    def heap(self, item):
        """Grains on a round or rectangular ground, higher in its middle."""
        grain = self.table["grains"][item["heap"]]
        radii, material = numbers(grain["radii"])[0], self.material(item["heap"])
        (wide, *deep), (base, rise, power) = numbers(item["ground"])[0], numbers(item["dome"])[0]
        high = lambda r: base + rise * max(0, 1 - (r / wide) ** power)  # noqa: E731
        area = 4 * wide * deep[0] if deep else math.pi * wide**2
        spots = []
        for _ in range(int(grain["density"] * area)):
            if deep:
                x, y = self.random.uniform(-wide, wide), self.random.uniform(-deep[0], deep[0])
                z = base + rise * math.sin(4 * x + 1.5 * y)
            else:
                r, a = wide * math.sqrt(self.random.random()), self.random.uniform(0, 6.3)
                x, y, z = r * math.cos(a), r * math.sin(a), high(r)
            spots.append((x, y, z + self.random.uniform(-0.8, 0.6) * radii[0]))
        grains = studio.grains(spots, radii, material, self.random)
        under = [(wide * k / 8, high(wide * k / 8) - radii[0]) for k in range(9)]
        return [grains] if deep else [grains, studio.turned(under[::-1], material)]

    def room(self, item):
        """Wide, long, high; its front is 3 before the origin."""
        wide, long, high = numbers(item["room"])[0]
        middle = long / 2 - 3
        for of, at, size in (
            ("walls", (-wide / 2, middle, 0), (0.3, long, high)),
            ("walls", (wide / 2, middle, 0), (0.3, long, high)),
            ("walls", (0, long - 3, 0), (wide, 0.3, high)),
            ("walls", (0, middle, high), (wide, long, 0.2)),
            ("floor", (0, middle, -0.2), (wide, long, 0.2)),
        ):
            studio.box(at, size, self.material(item[of]))
        return []

    def plan(self, item):
        """Stands where the edition's plan has booths. In units of 10 m."""
        with open(os.path.join(HERE, item["plan"]), encoding="utf-8") as file:
            hall, *records = map(json.loads, file)
        frames = {}
        for record in records:
            if record["Kind"] != "booth":
                continue
            x = record["X"] + record["W"] / 2 - hall["Width"] / 2
            y = hall["Depth"] / 2 - record["Y"] - record["H"] / 2
            at, size = (x * 0.1, y * 0.1, 0), (record["W"] * 0.094, record["H"] * 0.094, 1)
            frame = Matrix.LocRotScale(Vector(at), None, Vector(size))
            frames.setdefault(record.get("Area", "none"), []).append(frame)
        for area, places in frames.items():
            paints = {"area": f"model-{area}"}
            placed(self.prop({"prop": item["stand"], "paints": paints}), places)
        return []


BUILDERS = {
    name: getattr(Stage, name)
    for name in "prop turned staves box tube coil lamp bottle glass heap room plan".split()
}


def placed(parts, frames):
    """The parts in the first frame, and copies of them in the others."""
    first, *others = frames
    copies = [(part.copy(), frame) for frame in others for part in parts]
    for copy, _ in copies:
        bpy.context.scene.collection.objects.link(copy)
    for part, frame in [*copies, *((part, first) for part in parts)]:
        part.matrix_basis = frame @ part.matrix_basis
    return [*parts, *(copy for copy, _ in copies)]


def bent(part, item, rim):
    """A glass with `flutes` cut into it, or a `spout` drawn out of its rim to the right."""
    flutes, spout = item.get("flutes", 0), item.get("spout", 0)
    for point in (vertex.co for vertex in part.data.vertices):
        a, share = math.atan2(point.y, point.x), point.z / rim
        if flutes and 0.12 < share < 0.8:
            point.xy *= 1 - 0.05 * abs(math.cos(a * flutes / 2))
        if spout and abs(a) < 0.4:
            pull = math.cos(a / 0.4 * math.pi / 2) ** 2 * max(0, share - 0.55) / 0.45
            point.xz += Vector((spout, 0.06)) * pull
    return part


def euler(degrees):
    return Euler([math.radians(part) for part in numbers(degrees)[0]])


def glass_profiles(
    height, bowl=None, foot=0.36, stem=0.035, low=0.9, radii=None, floor=0.12, wall=0.012
):
    """Outside and inside of a glass: a `bowl` on a stem, or a tumbler of `radii`, at even steps."""
    widths = bowl or radii
    start = low if bowl else 0
    even = [i / (len(widths) - 1) for i in range(len(widths))]
    bend = 0.9 if bowl else 1
    side = curve([(r, start + (height - start) * share**bend) for r, share in zip(widths, even)], 8)
    if radii:
        inside = [(0.0, floor), (radii[0] - wall - 0.04, floor)]
        inside += [(r - wall, z) for r, z in side if z > floor + 0.05]
        return [(0, 0), (radii[0] - 0.03, 0), *side], inside
    below = [(0, 0, 0), (foot, 0, 0.01), (foot, 0.02, 0.01), (stem + 0.02, 0.07, 0.04)]
    below += [(stem, 0.25, 0.05), (stem, low - 0.1, 0.1)]
    lift = [0.04 * (1 - i / len(side)) for i in range(len(side))]
    inside = [(max(0.0, r - wall), z + more) for (r, z), more in zip(side, lift)]
    return rounded(below) + side[3:], [(0.0, low + 0.05), *inside]
