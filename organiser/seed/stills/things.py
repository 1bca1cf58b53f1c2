"""Renders what bears no label: blender -b -noaudio -P things.py -- FOLDER PX SAMPLES [NAME …]

`things.json` says what they are made of, in the form of `scenes.json`, whose materials and glasses
it adds to or replaces. PX is the longer side. Each gets a folder of passes, and in it frame.json,
of which `develop.py` makes a still.
"""

import json
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import bpy  # noqa: E402
from mathutils import Vector  # noqa: E402

import scenes  # noqa: E402
import studio  # noqa: E402


def frame(eye):
    """Corners of all that the camera sees, on the plane through the axis as it sees them there."""
    bpy.context.view_layer.update()
    seen = []
    for item in bpy.data.objects:
        if item.type in ("MESH", "CURVE") and item.visible_camera:
            for corner in item.bound_box:
                spot = item.matrix_world @ Vector(corner)
                near = studio.DISTANCE / (studio.DISTANCE + spot.y)
                seen.append((spot.x * near, eye + (spot.z - eye) * near))
    across, up = zip(*seen)
    return (min(across) - 0.04, min(up) - 0.04), (max(across) + 0.04, max(up) + 0.04)


def show_glass(scene, edge):
    """The page shines through glass; cards at its sides, black or grey, give it edges."""
    scene.cycles.film_transparent_glass = True
    bpy.data.objects["card"].visible_transmission = False
    dark = studio.coated((edge, edge * 1.1, edge * 1.2), 1.1, 0.5)
    for x in (-2.6, 2.6):
        card = studio.plane([(x, -3, -1), (x, 4, -1), (x, 4, 5), (x, -3, 5)], dark)
        card.visible_camera = card.visible_glossy = False
        card.visible_shadow = card.visible_diffuse = False


def main():
    folder, size, samples, *names = sys.argv[sys.argv.index("--") + 1 :]
    with open(os.path.join(HERE, "things.json"), encoding="utf-8") as file:
        table = json.load(file)
    for kind in ("materials", "glasses", "grains"):
        scenes.TABLE[kind] |= table[kind]
    for name in names or table["things"]:
        thing, scene = table["things"][name], studio.new_scene(int(samples))
        stage, eye = scenes.Stage(thing.get("seed", 1), {}), thing.get("camera", 3.2)
        for item in thing["items"]:
            stage.put(item)
        low, high = frame(eye)
        scale = int(size) / max(high[0] - low[0], high[1] - low[1])
        if thing.get("glass"):
            show_glass(scene, thing.get("edge", 0.03))
        studio.aim(scene, low, high, scale, eye)
        target = os.path.join(folder, name)
        studio.render(scene, target, studio.GUIDED)
        with open(os.path.join(target, "frame.json"), "w", encoding="utf-8") as file:
            json.dump({"scale": scale, "high": high[1]}, file)


if __name__ == "__main__":
    main()
