"""Renders scenes without people: blender -b -noaudio -P scenes.py -- FOLDER WIDTH SAMPLES [NAME …]

`scenes.json` says which set each scene has. Each gets a folder of passes, which `develop_scenes.py`
makes a picture of. Scenes that exist there are left alone.
"""

import json
import math
import os
import random
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import bpy  # noqa: E402

import studio  # noqa: E402
from props import *  # noqa: E402,F403
from shapes import SHAPES, outer  # noqa: E402

WOODS = {"oak": OAK, "dark": DARK_OAK, "pale": PALE_WOOD, "linen": LINEN, "slate": SLATE, "stone": STONE}


def top_of(wood, wide=40, deep=16):
    """A table whose surface is at height 0."""
    grain = {"linen": (1, 1, 1), "slate": (1, 1, 1), "stone": (1, 1, 1)}.get(wood, (0.08, 1, 1))
    scale = {"linen": 14, "slate": 2, "stone": 3}.get(wood, 5)
    material = mottled(WOODS[wood], scale, grain, 0.55 if wood == "linen" else 0.3, 1.3 if wood == "linen" else 1.45, 0.08)
    box((0, 0, -0.4), (wide, deep, 0.4), material, bevel=0.05)


def backdrop(kind, y=40, seed=1):
    """What is out of focus behind a table: lights of a bar, a wall in daylight, or darkness."""
    rng = random.Random(seed)
    if kind == "night":
        box((0, y + 12, -20), (200, 1, 80), mottled(((0.012, 0.009, 0.008), (0.03, 0.02, 0.016)), 0.1), bevel=0)
        for _ in range(34):
            colour = rng.choice([(1, 0.55, 0.2), (1, 0.7, 0.4), (1, 0.42, 0.16), (0.5, 0.65, 1)])
            ball = studio.turned("ball", [(0, -0.5), (0.35, -0.35), (0.5, 0), (0.35, 0.35), (0, 0.5)], glow(colour, rng.uniform(1.5, 6)))
            ball.location = (rng.uniform(-26, 26), y + rng.uniform(-6, 8), rng.uniform(-3, 15))
    elif kind == "day":
        box((0, y + 10, -20), (200, 1, 80), mottled(PLASTER, 0.05, bump=0), bevel=0)
        lamp((-30, y - 8, 22), (0, y, 0), (14, 26), 7, (1, 0.97, 0.92))
        for x in (-19, -8, 13, 24):
            box((x, y, -8), (2.5, 2, 30), mottled(rng.choice([OAK, DARK_OAK, SLATE]), 0.3), bevel=0)
    else:
        box((0, y, -20), (200, 1, 80), mottled(((0.03, 0.032, 0.036), (0.07, 0.07, 0.074)), 0.04, bump=0), bevel=0)


def table_light(mood):
    warm, cool = (1, 0.84, 0.66), (0.86, 0.93, 1)
    if mood == "day":
        lamp((-14, 4, 10), (0, 0, 0.5), (9, 9), 9, (1, 0.98, 0.95))
        lamp((10, -8, 9), (0, 0, 0.5), (8, 6), 1.2, cool)
    elif mood == "night":
        lamp((-7, 5, 8), (0, 0, 0.6), (3, 3), 22, warm)
        lamp((8, 7, 5), (0, 0, 0.8), (2, 4), 14, (1, 0.7, 0.45))
        lamp((0, -12, 8), (0, 0, 0.5), (8, 4), 0.8, cool)
    else:
        lamp((-9, 3, 8), (0, 0, 0.6), (4, 6), 16, (1, 0.95, 0.88))
        lamp((9, 5, 6), (0, 0, 0.6), (2, 6), 9, cool)
        lamp((0, -12, 10), (0, 0, 0.5), (8, 5), 1.0)


def cup(count=1, seed=1, liquid=True):
    """Tasting cups of white porcelain with the blue rings of sake judges."""
    white = studio.coated("white", (0.85, 0.85, 0.83), 1.5, 0.08)
    blue = studio.coated("blue", (0.02, 0.05, 0.28), 1.5, 0.08)
    parts = [studio.turned("cup", [(0, 0), (0.24, 0), (0.25, 0.06), (0.36, 0.3), (0.385, 0.72), (0.37, 0.73), (0.355, 0.7), (0.33, 0.3), (0.25, 0.13), (0, 0.12)], white)]
    for r in (0.1, 0.2):
        parts.append(studio.turned("ring", [(r, 0.125), (r + 0.045, 0.131)] if r < 0.15 else [(r, 0.13), (r + 0.04, 0.133)], blue))
    if liquid:
        parts.append(studio.turned("sake", [(0.352, 0.6), (0, 0.6)], see_through(1.34, (0.99, 0.98, 0.9))))
    return parts


def table(scene, liquids, glass="wine", wood="oak", mood="studio", view="row", share=0.3, sheets=True, behind=None, seed=1):
    """A table set for one seat: as many glasses as the session pours."""
    top_of(wood)
    table_light(mood)
    backdrop(behind or {"studio": "dark"}.get(mood, mood), seed=seed)
    count = len(liquids)
    step = 1.25 if glass not in ("cup", "nosing", "flute") else 1.0
    rows = 2 if count > 8 else 1
    per = math.ceil(count / rows)
    spots = [((i % per - (per - 1) / 2) * step, (i // per) * 1.3, 0.0) for i in range(count)]
    if view == "arc":
        spots = [(x, abs(x) ** 1.6 * 0.22, 0) for x, _, _ in spots]
    by = {}
    for spot, liquid in zip(spots, liquids):
        by.setdefault(liquid, []).append(spot)
    for liquid, places in by.items():
        copies(cup(liquid=liquid != "empty") if glass == "cup" else serve(glass, None if liquid == "empty" else liquid, share), places)
    if sheets:
        paper = studio.coated("paper", (0.82, 0.81, 0.78), 1.2, 0.6)
        box((0, 0.4, 0.0), (per * step + 0.8, 2.2 + 1.3 * (rows - 1), 0.012), paper, bevel=0)
        pencil = tube([(per * step * 0.3, -1.1, 0.05), (per * step * 0.3 + 1.5, -1.35, 0.05)], 0.035, studio.coated("pencil", (0.35, 0.05, 0.04), 1.5, 0.2))
        pencil.data.splines[0].use_smooth = False
    wide = per * step
    high = 0.75 if glass == "cup" else GLASSES[glass]["height"] / 2
    reach = max(4.2, wide * 1.12)
    if view == "top":
        shoot(scene, (0.01, -0.01, reach * 1.35), (0, 0.3, 0), 50, (0, 0, 0.6), 5.6)
    elif view == "close":
        shoot(scene, (-wide * 0.55, -3.6, high * 1.5), (wide * 0.05, 0.2, high * 0.85), 50, (-wide * 0.32, 0, high), 2.0)
    elif view == "diagonal":
        shoot(scene, (-wide * 0.5 - 2.2, -reach, high + 2.2), (0, 0.3, high * 0.7), 50, (-wide * 0.2, 0, high), 2.8)
    else:
        shoot(scene, (0.4, -reach * 1.4, high + 0.75), (0, 0, high * 0.98), 50, (0, 0, high), 2.8)


def cellar_room(wide, long, tall, floor=STONE, walls=PLASTER, dark=0.25):
    box((0, long / 2 - 3, -0.2), (wide, long, 0.2), mottled(floor, 1.5, roughness=0.35, ior=1.5, bump=0.15), bevel=0)
    wall = mottled([[part * dark for part in tone] for tone in walls], 1.2, roughness=0.8, bump=0.3)
    for x in (-wide / 2, wide / 2):
        box((x, long / 2 - 3, 0), (0.3, long, tall), wall, bevel=0)
    box((0, long - 3, 0), (wide, 0.3, tall), wall, bevel=0)
    box((0, long / 2 - 3, tall), (wide, long, 0.2), wall, bevel=0)


def barrels(scene, rows=3, layers=2, wood=OAK, view="aisle", colour=(1, 0.8, 0.58), seed=1):
    """Casks on racks along an aisle."""
    cellar_room(7, 22, 3.6)
    parts = barrel(wood, seed=seed)
    for part in parts:
        part.matrix_basis = Matrix.Rotation(math.pi / 2, 4, "Z") @ part.matrix_basis
    beam = mottled(DARK_OAK, 4, (0.1, 1, 1))
    places = []
    rng = random.Random(seed)
    for side in (-1, 1):
        for layer in range(layers):
            for i in range(9):
                places.append((side * 1.75, i * 0.76 + 0.4, 0.5 + layer * 0.78, (0 if side > 0 else math.pi) + rng.uniform(-0.02, 0.02)))
            for x in (-0.25, 0.25):
                box((side * 1.75 + x, 4, 0.06 + layer * 0.78), (0.1, 8, 0.1), beam)
    copies(parts, places)
    for y in (0.5, 3.5, 6.5):
        lamp((0.3, y, 3.3), (0, y, 0), (0.7, 0.7), 34, colour)
    lamp((0, -2.4, 2.2), (0, 3, 0.8), (1.5, 1), 1.2, (0.8, 0.9, 1))
    if view == "heads":
        shoot(scene, (-0.75, -0.6, 1.2), (1.35, 2.2, 0.85), 35, (1.3, 1.8, 0.9), 2.8, unit=1)
    elif view == "close":
        shoot(scene, (0.1, 0.9, 1.15), (1.3, 2.0, 0.98), 40, (1.28, 1.9, 0.9), 2.0, unit=1)
    else:
        shoot(scene, (0.1, -1.6, 1.5), (-0.05, 5, 0.95), 30, (1.2, 2, 1), 4, unit=1)


def pot_still(x, y):
    copper, seam = studio.metal("copper", COPPER, 0.16), studio.metal("seam", [part * 0.7 for part in COPPER], 0.3)
    parts = [studio.turned("pot", rounded([(0, 0.5, 0), (0.75, 0.5, 0.1), (0.85, 1.2, 0.35), (0.3, 1.62, 0.25), (0.42, 1.95, 0.2), (0.2, 2.35, 0.15), (0.11, 3.0, 0.1), (0.09, 3.1, 0)]), copper)]
    for r, z in ((0.84, 0.9), (0.36, 1.66), (0.21, 2.42)):
        parts.append(studio.turned("band", [(r - 0.02, z - 0.03), (r + 0.03, z - 0.03), (r + 0.03, z + 0.03), (r - 0.02, z + 0.03)], seam))
    parts.append(tube([(0, 0, 3.0), (0.02, 0, 3.35), (0.45, 0, 3.5), (1.5, 0.1, 3.1), (1.75, 0.1, 2.6)], 0.1, copper))
    condenser = studio.turned("condenser", rounded([(0, 0.3, 0), (0.28, 0.3, 0.03), (0.28, 2.5, 0.03), (0.12, 2.65, 0.05), (0, 2.65, 0)]), copper)
    condenser.location = (1.75, 0.1, 0)
    brick = mottled(((0.16, 0.05, 0.03), (0.28, 0.1, 0.06)), 6, bump=0.2)
    parts += [condenser, studio.turned("base", [(0, 0), (0.95, 0), (0.95, 0.55), (0, 0.55)], brick), *porthole((0, -0.86, 1.08), 0.16, seam)]
    place(parts, x, y)


def column_still(x, y):
    copper, steel = studio.metal("copper", COPPER, 0.16), studio.metal("steel", STEEL, 0.25)
    parts = [studio.turned("column", rounded([(0, 0.4, 0), (0.42, 0.4, 0.05), (0.42, 4.4, 0.1), (0, 4.5, 0)]), copper)]
    for k in range(6):
        z = 0.75 + k * 0.62
        parts.append(studio.turned("ring", [(0.4, z - 0.04), (0.48, z - 0.04), (0.48, z + 0.04), (0.4, z + 0.04)], steel))
        parts += porthole((0, -0.43, z + 0.3), 0.12, studio.metal("brass", BRASS, 0.2))
    parts.append(tube([(0.45, 0, 1.0), (0.9, 0, 1.1), (1.0, 0, 3.9), (0.3, 0, 4.6)], 0.06, steel))
    parts.append(tube([(-0.45, 0, 0.8), (-1.0, 0, 0.9), (-1.1, 0, 4.2)], 0.05, copper))
    place(parts, x, y)


def place(parts, x, y):
    bpy.context.view_layer.update()
    for part in parts:
        part.matrix_world = Matrix.Translation((x, y, 0)) @ part.matrix_world


def still(scene, kind="pot", view="left", count=1):
    """Copper pot stills, or a column with windows, in a still house."""
    cellar_room(9, 14, 5, walls=((0.4, 0.38, 0.35), (0.5, 0.48, 0.45)), dark=0.55)
    for i in range(count):
        (pot_still if kind == "pot" else column_still)((i - (count - 1) / 2) * 2.7, 2.0 + 0.5 * i)
    lamp((-3.6, 0, 3.6), (0, 2, 1.4), (2.5, 3), 12, (1, 0.97, 0.92))
    lamp((3.6, -1, 3), (0, 2, 1.5), (1, 3), 8, (1, 0.8, 0.55))
    lamp((0, 5.5, 4.5), (0, 2, 2), (6, 0.6), 9, (0.85, 0.93, 1))
    at, towards, lens = {
        "left": ((-2.6, -3.2, 1.7), (0.35, 2.2, 1.75), 30),
        "low": ((1.9, -1.9, 0.9), (0.1, 2.2, 2.2), 24),
        "close": ((-0.9, -0.8, 1.5), (0.25, 2.0, 1.5), 40),
        "wide": ((0.4, -4.2, 1.9), (0.3, 3, 1.8), 26),
    }[view]
    shoot(scene, at, towards, lens, (0, 1.3, 1.4), 2.8, unit=1)


def porthole(at, radius, rim):
    x, y, z = at
    ring = studio.turned("porthole", rounded([(radius * 0.72, -0.02, 0), (radius, -0.02, 0.02), (radius, 0.06, 0.02), (radius * 0.72, 0.05, 0)]), rim)
    pane = studio.turned("pane", [(0, 0.012), (radius * 0.75, 0.01)][::-1], studio.coated("pane", (0.02, 0.012, 0.008), 1.6, 0.03))
    for part in (ring, pane):
        part.location, part.rotation_euler = (x, y, z), (math.pi / 2, 0, 0)
    return [ring, pane]


def tank(places, cone=True, copper=False):
    """Fermenters whose doors face the camera."""
    steel, seam = studio.metal("steel", COPPER if copper else STEEL, 0.3), studio.metal("seam", (0.5, 0.51, 0.52), 0.4)
    low = [(0, 0.45, 0), (0.12, 0.5, 0.03), (0.72, 1.35, 0.15)] if cone else [(0, 0.5, 0), (0.5, 0.52, 0.1), (0.72, 0.75, 0.15)]
    parts = [studio.turned("tank", rounded([*low, (0.72, 3.3, 0.25), (0.15, 3.72, 0.08), (0.14, 3.9, 0.02), (0, 3.9, 0)]), steel)]
    parts += [studio.turned("band", [(0.718, z), (0.735, z), (0.735, z + 0.06), (0.718, z + 0.06)], seam) for z in (1.5, 2.35, 3.15)]
    parts += [tube([(0.58 * math.cos(a), 0.58 * math.sin(a), 0), (0.58 * math.cos(a), 0.58 * math.sin(a), 1.45)], 0.045, seam) for a in (0.8, 2.4, 3.9, 5.5)]
    door = studio.turned("door", rounded([(0, 0.06, 0), (0.2, 0.05, 0.02), (0.24, 0, 0.02), (0.24, -0.08, 0)]), seam)
    door.matrix_basis = Matrix.Translation((0, -0.72, 1.85)) @ Matrix.Rotation(math.pi / 2, 4, "X")
    gauge = studio.turned("gauge", [(0, 0.03), (0.06, 0.03), (0.07, 0.0), (0.07, -0.06)], studio.coated("gauge", (0.8, 0.8, 0.8)))
    gauge.matrix_basis = Matrix.Translation((0.3, -0.68, 1.6)) @ Matrix.Rotation(math.pi / 2, 4, "X")
    copies([*parts, door, gauge, tube([(-0.5, -0.62, 3.3), (-0.55, -0.78, 3.2), (-0.55, -0.8, 0.9)], 0.03, seam)], places)


def tanks(scene, count=5, cone=True, view="row", tint=(0.93, 0.98, 1), copper=False):
    cellar_room(9, 20, 5.5, floor=((0.3, 0.31, 0.32), (0.4, 0.41, 0.42)), walls=((0.62, 0.64, 0.65), (0.7, 0.72, 0.72)), dark=0.9)
    tank([(-1.85, i * 1.75, 0, 1.1) for i in range(count)] + [(1.85, i * 1.75 + 0.4, 0, -1.1) for i in range(count)], cone, copper)
    steel = studio.metal("steel", STEEL, 0.3)
    for x in (-1.0, 1.0):
        tube([(x, -3, 4.3), (x, 8, 4.3), (x, 16, 4.3)], 0.06, steel)
    lamp((0, 5, 5.4), (0, 5, 0), (2.2, 16), 7, tint)
    lamp((0, -2.9, 3), (0, 3, 1.6), (8, 3), 2.5)
    lamp((0, 13, 2.5), (0, 3, 1.6), (5, 3), 2.5)
    at, towards, lens = {"row": ((0.1, -2.6, 1.6), (-0.1, 5, 1.9), 26), "left": ((1.1, -1.4, 1.5), (-1.6, 2.2, 2.0), 30), "low": ((0.6, -0.9, 0.7), (-0.9, 3.2, 2.1), 24)}[view]
    shoot(scene, at, towards, lens, (-1.2, 1.0, 1.7), 4, unit=1)


GRAINS = {
    # radii in units, colours, how many cover a square unit
    "rice": ((0.014, 0.014, 0.026), ((0.78, 0.76, 0.7), (0.9, 0.89, 0.85)), 900),
    "malt": ((0.018, 0.016, 0.042), ((0.5, 0.34, 0.16), (0.68, 0.5, 0.27)), 480),
    "dark-malt": ((0.018, 0.016, 0.042), ((0.03, 0.014, 0.008), (0.1, 0.05, 0.025)), 480),
    "sorghum": ((0.022, 0.022, 0.024), ((0.3, 0.1, 0.05), (0.55, 0.27, 0.14)), 480),
    "juniper": ((0.038, 0.038, 0.038), ((0.012, 0.012, 0.03), (0.05, 0.05, 0.09)), 190),
    "pellets": ((0.032, 0.032, 0.05), ((0.1, 0.14, 0.03), (0.2, 0.25, 0.07)), 190),
    "plums": ((0.17, 0.17, 0.18), ((0.3, 0.42, 0.06), (0.5, 0.58, 0.12)), 10),
    "grapes": ((0.1, 0.1, 0.105), ((0.02, 0.006, 0.02), (0.07, 0.016, 0.045)), 30),
    "white-grapes": ((0.1, 0.1, 0.105), ((0.32, 0.38, 0.08), (0.52, 0.52, 0.16)), 30),
    "tangerines": ((0.28, 0.28, 0.25), ((0.75, 0.2, 0.01), (0.85, 0.32, 0.03)), 4),
}  # fmt: skip


def heap(scene, grain, holder="bowl", wood="dark", mood="day", view="low", seed=1):
    """Raw materials in bowls, trays or on the table."""
    radii, colours, per = GRAINS[grain]
    rng = random.Random(seed)
    top_of(wood)
    table_light(mood)
    backdrop(mood if mood != "studio" else "dark", seed=seed)
    big = radii[0] > 0.08
    material = mottled(colours, 1.6 if big else 9, roughness=0.25 if big else 0.5, bump=0.02 if big else 0.1)
    points = []
    if holder == "bowl":
        wide, high, rise = 1.5, 0.75, 0.35 if not big else 0.25
        clay = mottled(((0.1, 0.09, 0.08), (0.2, 0.18, 0.16)) if wood != "dark" else ((0.45, 0.42, 0.38), (0.55, 0.52, 0.48)), 6, roughness=0.3)
        studio.turned("bowl", rounded([(0, 0, 0), (0.6, 0, 0.02), (0.62, 0.08, 0.03), (wide, high, 0.5), (wide + 0.08, high + 0.02, 0.02), (wide + 0.06, high + 0.06, 0.02), (wide, high + 0.03, 0.02), (0.6, 0.14, 0.5), (0, 0.12, 0)]), clay)
        dome = lambda r: high - 0.08 + rise * (1 - (r / wide) ** 2)
        spread = wide - 0.03 - radii[0]
    elif holder == "tray":
        wide, spread = 2.6, 2.5
        cedar = mottled(PALE_WOOD, 5, (0.1, 1, 1), 0.5)
        for y in (-1.7, 1.7):
            box((0, y, 0), (5.4, 0.12, 0.42), cedar)
        for x in (-2.64, 2.64):
            box((x, 0, 0), (0.12, 3.4, 0.42), cedar)
        box((0, 0, 0.02), (5.3, 3.4, 0.05), cedar)
        dome = lambda r: 0.24 + 0.05 * math.sin(r * 5)
    else:
        wide = spread = 1.9
        dome = lambda r: 0.02 + (0.55 if not big else 0.35) * max(0, 1 - (r / wide)) ** 0.8
    count = int(per * (13 if holder == "tray" else math.pi * spread**2) * (1.5 if not big else 1.15))
    for _ in range(count):
        if holder == "tray":
            x, y = rng.uniform(-2.55, 2.55), rng.uniform(-1.62, 1.62)
            r = x * 0.8 + y * 0.3
        else:
            r, a = spread * math.sqrt(rng.random()), rng.uniform(0, 6.3)
            x, y = r * math.cos(a), r * math.sin(a)
        points.append((x, y, dome(r) + rng.uniform(-0.8, 0.6) * radii[0] + (radii[2] if big else 0)))
    if holder != "tray":
        for _ in range(int(per * 0.12) + 2):
            a, r = rng.uniform(0, 6.3), wide + rng.uniform(0.2, 1.2)
            points.append((r * math.cos(a), r * math.sin(a), radii[0]))
        under = [(0.0, dome(0) - radii[0])] + [(spread * k / 8, dome(spread * k / 8) - radii[0]) for k in range(1, 9)]
        studio.turned("under", under[::-1], material)
    else:
        box((0, 0, 0.05), (5.2, 3.3, 0.15), material)
    scattered(points, radii, material, seed)
    at, towards, lens = {"low": ((-1.8, -5.4, 2.1), (0.1, 0, 0.45), 50), "top": ((0.2, -2.2, 6.4), (0, 0.1, 0.3), 50), "close": ((-0.7, -2.6, 1.7), (0.1, 0.2, 0.55), 50)}[view]
    shoot(scene, at, towards, lens, (0, -0.6, 0.7), 2.8)


COLOURS = {"wine": (0.2, 0.02, 0.04), "spirits": (0.3, 0.13, 0.03), "sake": (0.04, 0.1, 0.2), "beer": (0.32, 0.2, 0.02)}


def stand(area, dressed=True, seed=1):
    """The parts of a stand of 3 x 3 m, open to -y, its corner in the origin."""
    rng = random.Random(seed)
    colour = COLOURS[area]
    white, paint = mottled(((0.66, 0.65, 0.63), (0.72, 0.71, 0.69)), 1, bump=0), mottled((colour, [part * 1.2 for part in colour]), 1, bump=0)
    oak = mottled(OAK, 3, (0.1, 1, 1))
    parts = [box((0, 0, 0), (3, 3, 0.03), mottled(([part * 0.5 for part in colour], [part * 0.7 for part in colour]), 40, roughness=0.9, ior=1.1), bevel=0)]
    parts += [box((0, 1.47, 0), (3, 0.06, 2.6), white, bevel=0), box((-1.47, 0.4, 0), (0.06, 2.2, 2.6), white, bevel=0)]
    parts += [box((0, -1.45, 2.45), (3, 0.08, 0.4), paint, bevel=0), box((0, 1.42, 0.95), (1.5, 0.03, 1.3), paint, bevel=0)]
    parts += [box((0.3, -0.7, 0.03), (1.6, 0.5, 1.0), paint), box((0.3, -0.7, 1.03), (1.7, 0.6, 0.05), oak)]
    parts += [box((x, -1.44, 0), (0.06, 0.06, 2.5), white, bevel=0) for x in (-1.46, 1.46)]
    parts += [box((0.95, 1.3, z), (0.9, 0.26, 0.04), oak) for z in (0.9, 1.35, 1.8)]
    parts.append(box((0, -1.4, 2.42), (2.6, 0.05, 0.02), glow((1, 0.86, 0.66), 14), bevel=0))
    if dressed:
        name = {"wine": "bordeaux-750", "spirits": "spirit-round", "sake": "sake-720", "beer": "beer-500"}[area]
        glass = {"wine": (0.015, 0.03, 0.012), "spirits": (0.3, 0.12, 0.02), "sake": (0.03, 0.1, 0.16), "beer": (0.12, 0.045, 0.01)}[area]
        for x, y, z in [(0.6 + 0.14 * i, 1.26, z + 0.04) for z in (0.9, 1.35, 1.8) for i in range(6)] + [(-0.2 + 0.16 * i, -0.72, 1.08) for i in range(rng.randint(3, 6))]:
            for part in bottle(name, glass, foil=rng.choice([(0.05, 0.008, 0.012), (0.02, 0.02, 0.025), (0.4, 0.3, 0.12)])):
                part.location, part.scale = (x, y, z), (0.1, 0.1, 0.1)
                parts.append(part)
    return parts


def booth(scene, area="wine", view="front", dressed=True, seed=1):
    """A stand before the opening."""
    box((0, 0, -0.05), (40, 40, 0.05), mottled(((0.2, 0.2, 0.2), (0.27, 0.27, 0.26)), 2, roughness=0.4, bump=0.02), bevel=0)
    copies(stand(area, dressed, seed), [(0, 0, 0), (3.05, 0, 0), (-3.05, 0, 0), (0, 9, 0)])
    box((0, 16, 0), (60, 0.3, 12), mottled(((0.05, 0.05, 0.055), (0.09, 0.09, 0.095)), 0.3, bump=0), bevel=0)
    for x in (-3, 0, 3):
        lamp((x + 0.4, -0.6, 2.85), (x, 1.2, 1.3), (0.5, 0.2), 60, (1, 0.88, 0.72))
    lamp((0, -4, 7), (0, 0, 0), (12, 3), 2.6, (0.95, 0.97, 1))
    if not dressed:
        crate = mottled(PALE_WOOD, 4, (0.1, 1, 1), 0.6)
        for i, (x, y, z, w) in enumerate([(-0.9, -1.9, 0, 0.6), (-0.3, -2.0, 0, 0.5), (-0.75, -1.95, 0.42, 0.5), (1.5, -2.2, 0, 0.7)]):
            box((x, y, z), (w, 0.4, 0.4), crate, turn=0.2 * (i - 1))
        for x in (0.75, 1.25):
            tube([(x, 0.2, 0), (x - 0.05 * (x - 1), -0.1, 2.0)], 0.03, studio.metal("ladder", STEEL, 0.3))
        for k in range(6):
            tube([(0.76, 0.17 - 0.045 * k, 0.25 + 0.3 * k), (1.24, 0.17 - 0.045 * k, 0.25 + 0.3 * k)], 0.02, studio.metal("rung", STEEL, 0.3))
    at, towards, lens = {"front": ((-0.5, -5.2, 1.6), (0.15, 0, 1.35), 32), "side": ((-2.6, -4.2, 1.65), (0.4, 0, 1.25), 28), "counter": ((-0.9, -2.5, 1.45), (0.4, -0.4, 1.2), 32)}[view]
    shoot(scene, at, towards, lens, (0.2, -0.7, 1.2), 4, unit=1)


def aisle(scene, area="wine", seed=1):
    """An aisle between two rows of stands, before the doors open."""
    carpet = mottled(([part * 0.6 for part in COLOURS[area]], [part * 0.75 for part in COLOURS[area]]), 40, roughness=0.9, ior=1.1)
    box((0, 14, -0.05), (60, 60, 0.05), mottled(((0.2, 0.2, 0.2), (0.27, 0.27, 0.26)), 2, roughness=0.4, bump=0.02), bevel=0)
    box((0, 14, 0), (2.6, 50, 0.01), carpet, bevel=0)
    copies(stand(area, seed=seed), [(-3.0, i * 3.1, 0, math.pi / 2) for i in range(7)] + [(3.0, i * 3.1, 0, -math.pi / 2) for i in range(7)])
    truss = studio.metal("truss", (0.4, 0.4, 0.42), 0.4)
    for y in range(0, 30, 5):
        for z in (5.2, 5.6):
            tube([(-14, y, z), (14, y, z)], 0.05, truss)
        for x in (-2.5, 2.5):
            box((x, y, 5.0), (0.4, 0.25, 0.1), glow((1, 0.95, 0.88), 30), bevel=0)
    box((0, 34, 0), (60, 0.3, 12), mottled(((0.04, 0.04, 0.045), (0.07, 0.07, 0.075)), 0.3, bump=0), bevel=0)
    lamp((0, 10, 7), (0, 10, 0), (7, 30), 3.2, (1, 0.97, 0.93))
    lamp((0, -5, 4), (0, 8, 1), (8, 3), 1.2)
    shoot(scene, (0.35, -3.2, 1.65), (-0.1, 8, 1.5), 28, (-1.2, 1.5, 1.5), 4, unit=1)


def hall(scene, view="whole"):
    """The hall from above, after the plan of the edition's booths. In units of 10 m."""
    k = 0.1
    with open(os.path.join(HERE, "../DSWINE2026/hall.jsonl"), encoding="utf-8") as file:
        records = [json.loads(line) for line in file]
    size = records[0]
    wide, deep = size["Width"] * k, size["Depth"] * k
    box((0, 0, -0.05), (wide, deep, 0.05), mottled(((0.4, 0.4, 0.39), (0.46, 0.46, 0.45)), 3, roughness=0.3, bump=0), bevel=0)
    white = studio.coated("white", (0.72, 0.72, 0.7), 1.3, 0.5)
    tints = {area: studio.coated(area, [min(1, part * 1.9) for part in colour], 1.2, 0.5) for area, colour in COLOURS.items()}
    light = glow((1, 0.9, 0.75), 1.4)
    for record in records:
        if record["Kind"] == "aisle":
            continue
        if record["Kind"] == "booth":
            x, y = record["X"] + record["W"] / 2, record["Y"] + record["H"] / 2
            w, h = record["W"] * k * 0.94, record["H"] * k * 0.94
            at = (x * k - wide / 2, deep / 2 - y * k)
            tint = tints.get(record.get("Area"), white)
            box((*at, 0), (w, h, 0.012), tint, bevel=0)
            box((at[0], at[1] + h / 2 - 0.01, 0), (w, 0.02, 0.26), white, bevel=0)
            box((at[0] - w / 2 + 0.01, at[1] + h * 0.1, 0), (0.02, h * 0.8, 0.26), white, bevel=0)
            box((at[0], at[1] - h / 2 + 0.01, 0.22), (w, 0.015, 0.05), tint, bevel=0)
            box((at[0] + w * 0.1, at[1] - h * 0.15, 0), (w * 0.45, 0.05, 0.1), tint, bevel=0)
            box((at[0], at[1] + h / 2 - 0.03, 0.2), (w * 0.7, 0.01, 0.02), light, bevel=0)
    lamp((-4, 2, 9), (0, 0, 0), (14, 9), 1.6, (1, 0.97, 0.92))
    lamp((9, -6, 5), (0, 0, 0), (3, 3), 3, (1, 0.85, 0.65))
    at, towards, lens = {"whole": ((-6.5, -10.5, 7.2), (-0.4, -0.6, 0), 40), "near": ((-7.2, -5.6, 1.9), (-3.4, 0.3, 0), 40), "top": ((0.01, -0.6, 15), (0, -0.1, 0), 40)}[view]
    shoot(scene, at, towards, lens, (-1.5, -1.5, 0) if view == "whole" else None, 1.2, unit=1)


def seats(scene, rows=6, across=8, view="stage", colour=(0.16, 0.02, 0.03)):
    """A stage with empty chairs."""
    box((0, 0, -0.05), (40, 40, 0.05), mottled(((0.07, 0.07, 0.075), (0.1, 0.1, 0.105)), 30, roughness=0.8, bump=0.05), bevel=0)
    oak, black = mottled(OAK, 3, (0.1, 1, 1)), studio.coated("black", (0.02, 0.02, 0.022), 1.4, 0.3)
    cloth = mottled((colour, [part * 1.3 for part in colour]), 30, roughness=0.9, ior=1.15)
    box((0, 6.5, 0), (8, 3, 0.4), black)
    box((0, 7.9, 0.4), (8, 0.1, 3.4), mottled((colour, [part * 1.2 for part in colour]), 0.6, (1, 1, 0.2), 0.8, bump=0), bevel=0)
    box((0, 7.7, 1.1), (3.6, 0.06, 2.0), glow((0.92, 0.95, 1), 0.35), bevel=0)
    box((2.6, 5.9, 0.4), (0.6, 0.45, 1.1), oak)
    tube([(2.6, 5.8, 1.5), (2.55, 5.7, 1.7), (2.45, 5.6, 1.78)], 0.012, black)
    parts = [box((0, 0, 0.44), (0.46, 0.44, 0.07), cloth, bevel=0.03), box((0, -0.22, 0.5), (0.46, 0.05, 0.42), cloth, bevel=0.03)]
    parts += [tube([(x, y, 0), (x, y, 0.46)], 0.018, studio.coated("leg", (0.3, 0.3, 0.31))) for x in (-0.2, 0.2) for y in (-0.2, 0.2)]
    copies(parts, [((i - (across - 1) / 2) * 0.56 + (0.35 if i >= across / 2 else -0.35), 3.6 - j * 0.95, 0) for i in range(across) for j in range(rows)])
    for x in (-2.5, 0, 2.5):
        lamp((x, 3.2, 4.6), (x * 0.8, 7, 1), (0.5, 0.5), 70, (1, 0.88, 0.7))
    lamp((0, -1, 5.5), (0, 1, 0), (9, 8), 1.5, (1, 0.94, 0.86))
    lamp((-6, 2, 2), (0, 3, 0.5), (2, 3), 2.0, (0.7, 0.82, 1))
    at, towards, lens = {"stage": ((0.5, -3.6, 1.75), (0, 5, 1.25), 28), "side": ((-3.9, -1.4, 1.5), (0.8, 4.8, 1.0), 28), "lectern": ((4.2, 3.0, 1.7), (2.2, 6.3, 1.35), 40)}[view]
    shoot(scene, at, towards, lens, (2.6, 5.9, 1.4) if view == "lectern" else (0, 1.5, 0.8), 2.8, unit=1)


def shelf_of_bottles(y, rows, wide, seed=1, glass=None):
    rng = random.Random(seed)
    oak = mottled(DARK_OAK, 4, (0.1, 1, 1))
    names = ["bordeaux-750", "burgundy-750", "spirit-round", "spirit-square", "flute-750", "spirit-gin", "sake-720"]
    for row in range(rows):
        z = row * 4.6
        box((0, y, z - 0.3), (wide, 2.4, 0.3), oak)
        box((0, y + 1.1, z + 0.02), (wide, 0.1, 0.12), glow((1, 0.6, 0.26), 16), bevel=0)
        x = -wide / 2 + 0.8
        while x < wide / 2 - 0.6:
            colour = glass or rng.choice([(0.012, 0.02, 0.01), (0.3, 0.12, 0.02), (0.02, 0.06, 0.03), (0.2, 0.2, 0.2), (0.05, 0.02, 0.01)])
            for part in bottle(rng.choice(names), colour, rng.choice([(0.05, 0.008, 0.012), (0.02, 0.02, 0.02), (0.5, 0.36, 0.12)]), rng.choice([(0.8, 0.77, 0.7), (0.08, 0.07, 0.06), (0.5, 0.4, 0.22)])):
                part.location = (x, y, z)
            x += rng.uniform(1.05, 1.5)
    box((0, y + 1.6, -6), (wide * 3, 0.3, 34), mottled(((0.03, 0.02, 0.014), (0.06, 0.04, 0.028)), 0.5), bevel=0)


def bar(scene, glass="rocks", liquid="amber", count=1, view="front", seed=1, share=0.35):
    """A counter at night, with the shelves behind it out of focus."""
    top_of("dark", 60, 9)
    shelf_of_bottles(13, 3, 30, seed)
    lamp((-5, 3, 9), (0, 0, 0.8), (3, 3), 24, (1, 0.8, 0.58))
    lamp((7, 4, 4), (0, 0, 0.8), (1.5, 4), 16, (1, 0.62, 0.34))
    lamp((0, -12, 8), (0, 0, 0.5), (8, 4), 0.9, (0.8, 0.9, 1))
    copies(serve(glass, liquid, share), [((i - (count - 1) / 2) * 1.25 - 0.4, 0.3 * i, 0) for i in range(count)])
    high = GLASSES[glass]["height"] / 2
    if glass in ("rocks", "straight"):
        for i in range(count):
            cube = box(((i - (count - 1) / 2) * 1.25 - 0.4, 0.3 * i, 0.22), (0.42, 0.42, 0.42), see_through(1.2), turn=0.5, bevel=0.05)
            cube.rotation_euler[0] = 0.12
    steel = studio.metal("steel", STEEL, 0.18)
    shaker = studio.turned("shaker", rounded([(0, 0, 0), (0.36, 0, 0.04), (0.45, 1.3, 0.05), (0.4, 1.55, 0.1), (0.22, 1.75, 0.05), (0.22, 2.1, 0.06), (0, 2.15, 0)]), steel)
    shaker.location = (2.2, 1.6, 0)
    at, towards = {"front": ((0.1, -4.9, high + 0.75), (0.3, 0, high + 0.5)), "low": ((-2.8, -4.6, high + 0.5), (0.3, 0.4, high + 0.35))}[view]
    shoot(scene, at, towards, 50, (-0.4, 0, high), 2.0)


def bucket(scene, wood="linen", mood="day", flutes=2, liquid="straw", seed=1):
    """A sparkling wine on ice."""
    rng = random.Random(seed)
    top_of(wood)
    table_light(mood)
    backdrop("dark" if mood == "studio" else mood, seed=seed)
    studio.turned("bucket", rounded([(0, 0.05, 0), (0.7, 0.05, 0.1), (1.0, 1.9, 0.1), (1.08, 1.95, 0.03), (1.08, 2.02, 0.03), (0.96, 2.0, 0.05), (0.68, 0.2, 0.1), (0, 0.2, 0)]), studio.metal("bucket", STEEL, 0.12))
    for part in bottle("sparkling-750", (0.015, 0.05, 0.02), (0.45, 0.3, 0.08)):
        part.location, part.rotation_euler = (0.1, 0.1, 0.75), (0.12, 0.3, 0)
    ice = see_through(1.31)
    for _ in range(26):
        a, r = rng.uniform(0, 6.3), 0.85 * math.sqrt(rng.random())
        cube = box((r * math.cos(a), r * math.sin(a), 1.72 + rng.uniform(-0.08, 0.12)), (0.32, 0.32, 0.32), ice, bevel=0.04)
        cube.rotation_euler = [rng.uniform(0, 1.5) for _ in range(3)]
    copies(serve("flute", liquid, 0.55), [(1.75 + 0.72 * i, -0.2 + 0.25 * (i % 2), 0) for i in range(flutes)])
    shoot(scene, (0.2, -8.2, 2.6), (0.75, 0, 1.75), 45, (0.6, -0.5, 1.6), 2.8)


def jars(scene, view="row", glaze=((0.06, 0.025, 0.012), (0.16, 0.07, 0.03)), rows=3, colour=(1, 0.82, 0.6)):
    """Earthen jars in a tunnel of stone."""
    cellar_room(8, 22, 3.8, floor=STONE, walls=STONE, dark=0.6)
    body = mottled(glaze, 3, (1, 1, 0.4), 0.22, 1.5, 0.06)
    pot = studio.turned("jar", rounded([(0, 0, 0), (0.24, 0, 0.03), (0.4, 0.5, 0.3), (0.3, 0.92, 0.2), (0.17, 1.0, 0.04), (0.17, 1.06, 0.02), (0, 1.06, 0)]), body)
    lid = studio.turned("lid", rounded([(0.19, 1.0, 0), (0.23, 1.04, 0.02), (0.16, 1.16, 0.08), (0, 1.17, 0)]), mottled(((0.2, 0.16, 0.11), (0.36, 0.3, 0.22)), 8, (1, 1, 1), 0.8))
    copies([pot, lid], [(side * (1.15 + 0.85 * r), i * 0.86 + 0.3 * r, 0, i) for side in (-1, 1) for r in range(rows) for i in range(12)])
    for y in (1, 5, 9):
        lamp((0, y, 3.6), (0, y, 0), (0.5, 0.8), 46, colour)
    lamp((0, -2.6, 2.4), (0, 3, 0.5), (3, 1.5), 2.0, (0.85, 0.93, 1))
    at, towards, lens = {"row": ((0.1, -2.2, 1.55), (-0.1, 4, 0.6), 28), "close": ((-0.5, -1.0, 1.35), (1.3, 1.9, 0.55), 35)}[view]
    shoot(scene, at, towards, lens, (1.1, 1.0, 0.8), 2.8, unit=1)


def crates(scene, view="left", kind="bottle", seed=1):
    """Open crates of wood with bottles."""
    rng = random.Random(seed)
    top_of("stone", 60, 60)
    table_light("studio")
    backdrop("dark", 26)
    pine = mottled(PALE_WOOD, 3, (0.15, 1, 1), 0.6, bump=0.2)
    names = {"bottle": "bordeaux-750", "burgundy": "burgundy-750", "beer": "beer-500", "sake": "sake-720"}
    tint = {"beer": (0.1, 0.04, 0.01), "sake": (0.03, 0.1, 0.14)}.get(kind, (0.012, 0.024, 0.01))
    high = 2.0
    parts = [box((0, y, 0.1 + 0.72 * i), (5.0, 0.14, 0.6), pine) for y in (-1.75, 1.75) for i in range(3)]
    parts += [box((x, 0, 0.1 + 0.72 * i), (0.14, 3.4, 0.6), pine) for x in (-2.45, 2.45) for i in range(3)] + [box((0, 0, 0), (5, 3.5, 0.12), pine)]
    parts += [box((x, y, 0), (0.25, 0.25, 2.2), pine) for x in (-2.3, 2.3) for y in (-1.55, 1.55)]
    for i in range(4):
        for j in range(3):
            for part in bottle(names[kind], tint, rng.choice([(0.06, 0.008, 0.014), (0.02, 0.02, 0.025)]) if kind != "beer" else (0.5, 0.36, 0.1), label=None):
                part.location = (-1.65 + 1.1 * i, -1.05 + 1.05 * j, 0.1)
                parts.append(part)
    copies(parts, [(0, 0, 0, 0.18), (5.8, 2.2, 0, -0.1), (-4.8, 4.4, 0, 0.35), (1.2, 5.4, 0, 0.02)])
    at, towards, lens = {"left": ((-5.2, -9.5, 5.6), (0.6, 1.2, 1.5), 45), "close": ((-1.8, -5.4, 4.4), (0.1, 0.2, 2.2), 45)}[view]
    shoot(scene, at, towards, lens, (-0.4, -1.0, 2.4), 2.8)


def kegs(scene, seed=1):
    """Kegs of steel before they are tapped."""
    cellar_room(9, 14, 4, floor=((0.2, 0.2, 0.2), (0.28, 0.28, 0.27)), walls=((0.25, 0.1, 0.06), (0.38, 0.17, 0.1)), dark=0.9)
    steel = studio.metal("steel", STEEL, 0.28)
    body = studio.turned("keg", rounded([(0, 0.03, 0), (0.15, 0, 0.01), (0.17, 0.0, 0.01), (0.2, 0.09, 0.02), (0.2, 0.17, 0.01), (0.212, 0.19, 0.01), (0.2, 0.21, 0.01), (0.2, 0.39, 0.01), (0.212, 0.41, 0.01), (0.2, 0.43, 0.01), (0.2, 0.52, 0.03), (0.15, 0.57, 0.02), (0.05, 0.58, 0.01), (0.045, 0.61, 0.005), (0, 0.61, 0)]), steel)
    ring = studio.turned("ring", rounded([(0.17, 0.54, 0), (0.185, 0.62, 0.01), (0.175, 0.625, 0.01), (0.16, 0.55, 0)]), steel)
    rng = random.Random(seed)
    places = [(-1.1 + 0.45 * i, 1.2 + 0.47 * j, 0.63 * k, rng.uniform(0, 3)) for i in range(6) for j in range(3) for k in range(3 if i < 2 else 2 if i < 4 else 1)]
    copies([body, ring], places)
    lamp((-2.4, -0.6, 2.6), (0, 1.4, 0.6), (1.6, 2), 6, (1, 0.93, 0.84))
    lamp((2.6, 0, 2.2), (0, 1.4, 0.6), (0.7, 2), 6, (0.85, 0.93, 1))
    lamp((0, -3, 2), (0, 1, 0.6), (5, 1.5), 1.5)
    shoot(scene, (0.6, -2.3, 1.35), (0.0, 1.4, 0.75), 32, (-0.2, 1.0, 0.8), 3.5, unit=1)


def sake_set(scene, wood="dark", mood="studio", cups=2):
    """A flask with its cups."""
    top_of(wood)
    table_light(mood)
    backdrop("dark" if mood == "studio" else mood)
    glaze = mottled(((0.3, 0.32, 0.3), (0.55, 0.57, 0.54)), 4, (1, 1, 0.5), 0.15, 1.5, 0.03)
    studio.turned("flask", rounded([(0, 0, 0), (0.4, 0, 0.05), (0.52, 0.75, 0.3), (0.2, 1.25, 0.25), (0.16, 1.5, 0.1), (0.26, 1.7, 0.04), (0.23, 1.71, 0.02), (0.13, 1.5, 0.1), (0.12, 1.3, 0)]), glaze)
    ochoko = studio.turned("ochoko", rounded([(0, 0, 0), (0.16, 0, 0.02), (0.19, 0.08, 0.03), (0.33, 0.42, 0.15), (0.34, 0.44, 0.01), (0.31, 0.42, 0.1), (0.16, 0.12, 0.08), (0, 0.1, 0)]), glaze)
    level = studio.turned("sake", [(0.285, 0.34), (0, 0.34)], see_through(1.34, (0.99, 0.98, 0.9)))
    copies([ochoko, level], [(0.95 + 0.85 * i, -0.55 + 0.45 * (i % 2), 0) for i in range(cups)])
    tray = mottled(((0.05, 0.008, 0.006), (0.09, 0.014, 0.01)), 3, (0.1, 1, 1), 0.12, 1.6, 0.02)
    box((0.7, 0, -0.0), (4.4, 2.6, 0.08), tray, bevel=0.06)
    for item in list(bpy.context.scene.collection.objects):
        if item.name.startswith(("flask", "ochoko", "sake")):
            item.matrix_basis = Matrix.Translation((0, 0, 0.08)) @ item.matrix_basis
    shoot(scene, (-1.7, -5.2, 2.2), (0.65, 0, 0.62), 50, (0.2, -0.4, 0.8), 2.8)


def plate(scene, top="oak", behind="casks", tint=None, seed=1):
    """A counter on which an exhibitor's own bottles are placed, seen by the camera of the vessels."""
    box((0, -2, -0.4), (60, 14, 0.4), mottled(WOODS[top], 5 if top in ("oak", "dark", "pale") else 2.5, (0.08, 1, 1) if top in ("oak", "dark", "pale") else (1, 1, 1), 0.45, 1.22, 0.05), bevel=0.08)
    far = {"casks": 52, "still": 105, "tanks": 105, "shelves": 40, "cedar": 40, "window": 50, "stone": 40, "night": 60}[behind]
    if behind == "casks":
        for part in (parts := barrel(seed=seed)):
            part.matrix_basis = Matrix.Scale(10, 4) @ part.matrix_basis
        copies(parts, [(x * 7.4 - 26 + 3.7 * (z % 2), far, -4.5 + 6.6 * z) for x in range(8) for z in range(3)])
    elif behind in ("still", "tanks"):
        before = set(bpy.data.objects)
        if behind == "still":
            pot_still(-2.0, 0)
            column_still(1.6, 0.6)
            pot_still(3.3, 1.2)
        else:
            tank([(-2.7, 0, 0, 0.1), (-0.85, 0.4, 0), (1.0, 0, 0, -0.1), (2.85, 0.4, 0)])
        bpy.context.view_layer.update()
        for part in set(bpy.data.objects) - before:
            part.matrix_world = Matrix.Translation((0, far, -13)) @ Matrix.Scale(10, 4) @ part.matrix_world
    elif behind == "shelves":
        shelf_of_bottles(far, 3, 46, seed)
    elif behind == "cedar":
        cedar = mottled(PALE_WOOD, 1.2, (1, 1, 0.06), 0.6, 1.3)
        for i in range(21):
            box((-30 + 3 * i, far - 2, -12), (2.2, 1, 40), cedar)
    elif behind in ("window", "night"):
        backdrop("day" if behind == "window" else behind, far, seed)
    if behind not in ("window", "night", "shelves"):
        wall = tint or ((0.1, 0.085, 0.07), (0.2, 0.17, 0.14))
        box((0, far + 14, -40), (240, 1, 120), mottled(wall, 0.12, (1, 1, 2), 0.8, 1.2, 0.5 if behind == "stone" else 0), bevel=0)
        warm = (1, 0.8, 0.56) if behind in ("casks", "stone", "still") else (1, 0.97, 0.93)
        lamp((-30, far - 34, 26), (-4, far, 2), (14, 16), 9, warm)
        lamp((34, far - 16, 12), (6, far, 2), (6, 18), 10, (1, 0.8, 0.6) if behind == "still" else warm)
    lamp((-9, -6, 9), (0, 0, 0.5), (5, 7), 7, (1, 0.97, 0.93))
    lamp((8, 2, 6), (0, 0, 0.5), (3, 5), 4, (0.93, 0.97, 1))
    studio.aim(scene, 9.8, -0.62, 3.73, 100)
    scene.camera.data.dof.use_dof = True
    scene.camera.data.dof.focus_distance = studio.DISTANCE
    scene.camera.data.dof.aperture_fstop = 0.42
    scene.render.resolution_x, scene.render.resolution_y = 976, 432


def main():
    folder, width, samples, *names = sys.argv[sys.argv.index("--") + 1 :]
    with open(os.path.join(HERE, "scenes.json"), encoding="utf-8") as file:
        listed = json.load(file)
    for name in names or listed:
        if os.path.exists(os.path.join(folder, name, "Image0001.exr")):
            continue
        scene = studio.new_scene(int(samples), (0.03, 0.032, 0.036))
        studio.SEGMENTS = 64
        scene.render.threads = 2
        scene.cycles.max_bounces = scene.cycles.transmission_bounces = 9
        scene.cycles.glossy_bounces, scene.cycles.adaptive_min_samples = 3, 6
        scene.cycles.adaptive_threshold, scene.cycles.sample_clamp_direct = 0.05, 8
        options = dict(listed[name])
        globals()[options.pop("set")](scene, **options)
        scene.render.resolution_percentage = round(int(width) / 9.6)
        layer = scene.view_layers[0]
        layer.cycles.denoising_store_passes = True
        studio.render(scene, os.path.join(folder, name), ["Image", "Denoising Albedo", "Denoising Normal"])


main()
