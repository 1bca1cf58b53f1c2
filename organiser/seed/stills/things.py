"""Renders what bears no label, as `things.json` describes it: blender -b -noaudio -P things.py -- OUT PX SAMPLES [NAME …]

Each part has a body (box, tube, turned profile, or one of `props.py`), a material (`of`), and may
be moved (`at`), turned (`turn`, in degrees) and repeated (`places`). A unit is 100 mm, times
`life` where the model is smaller than in life. PX is the longer side. Writes the passes to
<OUT>/<name>, and frame.json for `develop.py`.
"""

import json
import math
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import bpy  # noqa: E402
import props  # noqa: E402
import studio  # noqa: E402
from mathutils import Vector  # noqa: E402
from shapes import curve, rounded  # noqa: E402

MATERIALS = {
    "glass": lambda: studio.clear("glass", 1.5),
    "ice": lambda: studio.clear("ice", 1.31, 0.08),
    "frost": lambda: studio.coated("frost", (0.6, 0.7, 0.76), 1.31, 0.1),
    "steel": lambda: studio.metal("steel", props.STEEL, 0.2),
    "copper": lambda: studio.metal("copper", props.COPPER, 0.24),
    "brass": lambda: studio.metal("brass", props.BRASS, 0.22),
    "porcelain": lambda: studio.coated("porcelain", (0.78, 0.78, 0.78), 1.5, 0.1),
    "paper": lambda: studio.coated("paper", (0.8, 0.79, 0.75), 1.3, 0.6),
    "white": lambda: studio.coated("white", (0.72, 0.72, 0.7), 1.45, 0.3),
    "grey": lambda: studio.coated("grey", (0.2, 0.21, 0.22), 1.45, 0.3),
    "black": lambda: studio.coated("black", (0.018, 0.019, 0.02), 1.5, 0.2),
    "red": lambda: studio.coated("red", (0.3, 0.02, 0.03), 1.5, 0.25),
    "wine": lambda: studio.coated("wine", (0.014, 0.02, 0.01), 1.5, 0.08),
    "amber": lambda: studio.coated("amber", (0.13, 0.04, 0.008), 1.5, 0.06),
    "oak": lambda: props.mottled(props.OAK, 7, (1, 1, 0.15), 0.55, bump=0.2),
    "toasted": lambda: props.mottled(props.DARK_OAK, 7, (1, 1, 0.15), 0.6, bump=0.2),
    "cypress": lambda: props.mottled(props.PALE_WOOD, 9, (0.2, 1.5, 1), 0.6, bump=0.1),
    "cork": lambda: props.mottled(((0.3, 0.18, 0.09), (0.6, 0.42, 0.26)), 16, roughness=0.8, bump=0.3),
    "hop": lambda: props.mottled(((0.09, 0.13, 0.02), (0.26, 0.32, 0.08)), 14, roughness=0.7, bump=0.4),
    "lit": lambda: props.glow((0.5, 0.8, 0.88), 0.55),
    "warm": lambda: props.glow((1, 0.72, 0.4), 0.3),
}


def profile_of(points):
    if any(len(point) == 3 for point in points):
        return rounded([(*point, 0)[:3] for point in points])
    return curve([tuple(point) for point in points])


def shell(shape, material):
    """A glass or cup as one closed surface."""
    return studio.turned("shell", shape["outer"] + shape["inside"][::-1], material)


BODIES = {
    "box": lambda size, material: props.box((0, 0, 0), size, material, bevel=0.03),
    "tube": lambda tube, material: props.tube(tube[1:], tube[0], material),
    "turned": lambda points, material: studio.turned("turned", profile_of(points), material),
    "stemmed": lambda shape, material: shell(props.stemmed(**shape), material),
    "tumbler": lambda shape, material: shell(props.tumbler(**shape), material),
    "coil": lambda coil, material: props.tube(helix(*coil), coil[-1], material),
    "spring": lambda ring, material: props.tube(spring(*ring), ring[-1], material),
    "barrel": lambda cask, _: lying_barrel(*cask),
    "grains": lambda heap, material: props.scattered(pile(*heap[:2]), heap[2], material),
}


def lying_barrel(scale, seed):
    """A cask; its parts hang on its staves."""
    staves, *others = props.barrel(seed=seed)
    # Built from the inside: a coat on the wrong side would shine like steel.
    staves.data.flip_normals()
    for other in others:
        other.parent = staves
        if other.name.startswith("box"):
            # The corners of its head, which scenes do not show from aside.
            other.location.x, other.location.z = other.location.x * 0.92, other.location.z * 0.92
            other.scale = (0.92, 1, 0.92)
    staves.scale = (scale,) * 3
    return staves


def helix(radius, low, high, turns, _thick):
    steps = int(turns * 8)
    angles = [2 * math.pi * turns * i / steps for i in range(steps + 1)]
    return [(radius * math.cos(a), radius * math.sin(a), low + (high - low) * i / steps) for i, a in enumerate(angles)]


def spring(radius, wire, turns, _thick):
    """Around a ring that lies."""
    angles = [2 * math.pi * i / (turns * 6) for i in range(turns * 6 + 1)]
    around = [(radius + wire * math.cos(a * turns), a, wire * math.sin(a * turns)) for a in angles]
    return [(r * math.cos(a), r * math.sin(a), z) for r, a, z in around]


def pile(count, wide):
    """Points of a heap, by the golden angle: even, and the same each time."""
    spots = []
    for i in range(count):
        share, a = (i + 0.5) / count, 2.39996 * i
        for layer in range(1 + int(4 * (1 - share))):
            r = wide * math.sqrt(share) * (1 - 0.12 * layer)
            spots.append((r * math.cos(a + layer), r * math.sin(a + layer), 0.06 + wide * 0.13 * layer))
    return spots


def grid(across, up, x, step, z, rise, y):
    return [(x + step * i, y, z + rise * j) for i in range(across) for j in range(up)]


def bend(item, part):
    """`flutes` cut into the outside, or a `spout` drawn out of the rim to the right."""
    points = [vertex.co for vertex in item.data.vertices] if "flutes" in part or "spout" in part else []
    high = max((point.z for point in points), default=0)
    for point in points:
        a = math.atan2(point.y, point.x)
        if "flutes" in part and 0.12 < point.z / high < 0.8:
            grow = 1 - 0.05 * abs(math.cos(a * part["flutes"] / 2))
            point.x, point.y = point.x * grow, point.y * grow
        if "spout" in part and abs(a) < 0.4:
            pull = math.cos(a / 0.4 * math.pi / 2) ** 2 * max(0, point.z / high - 0.55) / 0.45
            point.x, point.z = point.x + part["spout"] * pull, point.z + 0.06 * pull


def build(thing, made):
    for part in thing["parts"]:
        kind = next(name for name in BODIES if name in part)
        material = made.setdefault(part["of"], None) or MATERIALS[part["of"]]()
        made[part["of"]] = material
        item = BODIES[kind](part[kind], material)
        bend(item, part)
        item.location = part.get("at", (0, 0, 0))
        item.rotation_euler = [math.radians(angle) for angle in part.get("turn", (0, 0, 0))]
        if "grid" in part:
            part["places"] = grid(*part["grid"])
        if "places" in part:
            bpy.context.view_layer.update()
            props.copies([item], part["places"])


def corners(scene):
    """Of all that the camera sees, moved to the plane through the axis as the camera sees it."""
    bpy.context.view_layer.update()
    for item in scene.objects:
        if item.type in ("MESH", "CURVE") and item.visible_camera:
            for corner in item.bound_box:
                yield item.matrix_world @ Vector(corner)


def main():
    folder, size, samples, *names = sys.argv[sys.argv.index("--") + 1 :]
    with open(os.path.join(HERE, "things.json"), encoding="utf-8") as file:
        things = json.load(file)
    for name in names or things:
        thing, scene = things[name], studio.new_scene(int(samples))
        build(thing, {})
        camera_height = thing.get("camera", 3.2)
        near = lambda spot: studio.DISTANCE / (studio.DISTANCE + spot.y)
        seen = [(spot.x * near(spot), camera_height + (spot.z - camera_height) * near(spot)) for spot in corners(scene)]
        left, right = min(x for x, _ in seen) - 0.04, max(x for x, _ in seen) + 0.04
        low, high = min(z for _, z in seen) - 0.04, max(z for _, z in seen) + 0.04
        wide, scale = right - left, int(size) / max(right - left, high - low)
        if thing.get("glass"):
            show_glass(scene, thing.get("edge", 0.03))
        studio.aim(scene, wide, low, high, scale)
        scene.camera.location.z = camera_height
        scene.camera.data.shift_x = (left + right) / 2 / (high - low)
        scene.camera.data.shift_y = ((low + high) / 2 - camera_height) / (high - low)
        target = os.path.join(folder, name)
        scene.view_layers[0].cycles.denoising_store_passes = True
        studio.render(scene, target, ["Image", "Denoising Albedo", "Denoising Normal"])
        frame = {"scale": scale, "high": high}
        with open(os.path.join(target, "frame.json"), "w", encoding="utf-8") as file:
            json.dump(frame, file)


def show_glass(scene, edge):
    """The page shines through glass; cards at its sides, black or grey, give it edges."""
    scene.cycles.film_transparent_glass = True
    for item in scene.objects:
        if item.name.startswith("card"):
            item.visible_transmission = False
    for side in (-1, 1):
        card = studio.plane("edge", [(side * 2.6, y, z) for y, z in ((-3, -1), (4, -1), (4, 5), (-3, 5))])
        card.data.materials.append(studio.coated("edge", (edge, edge * 1.1, edge * 1.2), 1.1, 0.5))
        card.visible_camera = card.visible_glossy = card.visible_shadow = card.visible_diffuse = False


main()
