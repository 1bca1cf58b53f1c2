"""What scenes are built of: lamps, materials, simple bodies, glasses and barrels. Runs inside Blender.

A unit is 100 mm on tables and 1 m in rooms; lamps are as bright at any scale.
"""

import math
import random

import bpy
from mathutils import Euler, Matrix, Vector

import studio
from shapes import SHAPES, curve, inner, outer, rounded

DARK_OAK = ((0.045, 0.024, 0.012), (0.13, 0.075, 0.04))
OAK = ((0.16, 0.09, 0.045), (0.36, 0.23, 0.13))
PALE_WOOD = ((0.42, 0.3, 0.19), (0.62, 0.48, 0.33))
LINEN = ((0.62, 0.6, 0.56), (0.72, 0.7, 0.66))
STONE = ((0.16, 0.155, 0.15), (0.3, 0.29, 0.275))
SLATE = ((0.022, 0.024, 0.027), (0.05, 0.052, 0.056))
PLASTER = ((0.5, 0.46, 0.41), (0.64, 0.6, 0.54))
COPPER, STEEL, BRASS = (0.86, 0.42, 0.26), (0.72, 0.73, 0.74), (0.8, 0.56, 0.24)
LIQUIDS = {
    "white": (0.93, 0.86, 0.56), "straw": (0.95, 0.8, 0.38), "gold": (0.92, 0.62, 0.16), "rose": (0.93, 0.5, 0.4),
    "orange": (0.9, 0.45, 0.1), "pale-red": (0.6, 0.06, 0.05), "red": (0.3, 0.012, 0.02), "ink": (0.14, 0.004, 0.016),
    "water": (0.97, 0.98, 0.98), "amber": (0.85, 0.4, 0.08), "lager": (0.95, 0.66, 0.14), "stout": (0.03, 0.012, 0.006),
    "copper": (0.75, 0.26, 0.05), "cloudy": (0.95, 0.72, 0.3),
}  # fmt: skip


def lamp(at, towards, size, strength, colour=(1, 0.95, 0.88)):
    """A rectangle of light that the camera does not see."""
    data = bpy.data.lights.new("lamp", "AREA")
    data.shape, data.size, data.size_y = "RECTANGLE", *size
    data.energy = strength * math.pi * size[0] * size[1]
    data.color = colour
    item = studio.link("lamp", data)
    item.location = at
    item.rotation_euler = (Vector(towards) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    item.visible_camera = False


def shoot(scene, at, towards, lens=50, focus=None, fstop=4.0, size=(960, 640), unit=0.1):
    """`lens` in mm on a frame 36 mm wide; `focus`: a point in focus; `unit` in m."""
    camera = bpy.data.cameras.new("camera")
    camera.lens = lens
    camera.clip_end = 10_000
    camera.dof.use_dof = True
    camera.dof.focus_distance = (Vector(focus or towards) - Vector(at)).length
    # The aperture is that of a camera in metres.
    camera.dof.aperture_fstop = fstop * unit
    item = studio.link("camera", camera)
    item.location = at
    item.rotation_euler = (Vector(towards) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    scene.camera = item
    scene.render.resolution_x, scene.render.resolution_y = size


def mottled(colours, scale=1.0, stretch=(1, 1, 1), roughness=0.4, ior=1.4, bump=0.1, contrast=0.5):
    """Wood, linen, stone and plaster: noise between two colours, stretched along the grain."""

    def build(tree):
        n, connect = tree.nodes.new, tree.links.new
        place, noise, ramp, raised = (n(f"ShaderNode{kind}") for kind in ("Mapping", "TexNoise", "ValToRGB", "Bump"))
        connect(n("ShaderNodeTexCoord").outputs["Object"], place.inputs["Vector"])
        place.inputs["Scale"].default_value = [scale * part for part in stretch]
        connect(place.outputs[0], noise.inputs["Vector"])
        noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 1.0, 8
        for element, at, colour in zip(ramp.color_ramp.elements, (0.5 - contrast / 2, 0.5 + contrast / 2), colours):
            element.position, element.color = at, (*colour, 1)
        connect(noise.outputs["Fac"], ramp.inputs[0])
        raised.inputs["Strength"].default_value, raised.inputs["Distance"].default_value = bump, 0.3 / scale
        connect(noise.outputs["Fac"], raised.inputs["Height"])
        base, gloss = n("ShaderNodeBsdfDiffuse"), n("ShaderNodeBsdfGlossy")
        gloss.inputs["Roughness"].default_value = roughness
        connect(ramp.outputs[0], base.inputs["Color"])
        for node in (base, gloss):
            connect(raised.outputs[0], node.inputs["Normal"])
        return studio.mixed(tree, ior, base.outputs[0], gloss.outputs[0])

    return studio.surface("mottled", build)


def glow(colour, strength):
    material = studio.surface("glow", lambda tree: studio.shader(tree, "ShaderNodeEmission", colour, Strength=strength))
    # Lamps give the light; as lights, the many faces of strips and bulbs would be noise.
    material.cycles.sample_as_light = False
    return material


def see_through(ior, colour=(1, 1, 1)):
    """Glass or liquid that throws a light, coloured shadow; without caustics, and so without noise."""

    def build(tree):
        body = studio.mixed(
            tree,
            ior,
            studio.shader(tree, "ShaderNodeBsdfRefraction", colour, IOR=ior, Roughness=0.0),
            studio.shader(tree, "ShaderNodeBsdfGlossy", Roughness=0.0),
        )
        path, mix = tree.nodes.new("ShaderNodeLightPath"), tree.nodes.new("ShaderNodeMixShader")
        shadow = studio.shader(tree, "ShaderNodeBsdfTransparent", [0.55 + 0.4 * part for part in colour])
        for socket, value in zip(mix.inputs, (path.outputs["Is Shadow Ray"], body, shadow)):
            tree.links.new(value, socket)
        return mix.outputs[0]

    return studio.surface("see-through", build)


def box(at, size, material, turn=0.0, bevel=0.02):
    """`at` is the middle of its underside."""
    (x, y, z), (w, d, h) = at, (part / 2 for part in size)
    corners = [(i * w, j * d, h + k * h) for i in (-1, 1) for j in (-1, 1) for k in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    mesh = bpy.data.meshes.new("box")
    mesh.from_pydata(corners, [], faces)
    mesh.materials.append(material)
    item = studio.link("box", mesh)
    item.location, item.rotation_euler = (x, y, z), (0, 0, turn)
    if bevel:
        edge = item.modifiers.new("bevel", "BEVEL")
        edge.width, edge.segments = min(bevel, *size), 2
    return item


def tube(points, radius, material):
    """A round pipe through points."""
    data = bpy.data.curves.new("tube", "CURVE")
    data.dimensions, data.bevel_depth, data.bevel_resolution = "3D", radius, 6
    line = data.splines.new("BEZIER")
    line.bezier_points.add(len(points) - 1)
    for knot, point in zip(line.bezier_points, points):
        knot.co = point
        knot.handle_left_type = knot.handle_right_type = "AUTO"
    data.materials.append(material)
    return studio.link("tube", data)


def copies(parts, places):
    """Puts the parts at each place (x, y, z, turn about z, scale); the originals disappear."""
    for x, y, z, *rest in places:
        turn, scale = (*rest, *(0.0, 1.0)[len(rest) :])
        frame = Matrix.LocRotScale(Vector((x, y, z)), Euler((0, 0, turn)), Vector((scale,) * 3))
        for part in parts:
            item = part.copy()
            item.matrix_world = frame @ part.matrix_basis
            bpy.context.scene.collection.objects.link(item)
    for part in parts:
        bpy.data.objects.remove(part)


def scattered(points, radii, material, seed=1, flat=False):
    """One mesh of many grains; `radii` of a grain as (across, across, along)."""
    rng = random.Random(seed)
    rings, around = 5, 8
    verts, faces = [], []
    for point in points:
        tilt = (rng.uniform(-0.4, 0.4), 1.57 + rng.uniform(-0.5, 0.5), rng.uniform(0, 6.3))
        turn = Euler((0, 0, tilt[2]) if flat else tilt).to_matrix()
        grow = rng.uniform(0.88, 1.1)
        first = len(verts)
        for i in range(rings + 1):
            a = math.pi * i / rings
            for j in range(around):
                b = 2 * math.pi * j / around
                spot = (math.sin(a) * math.cos(b), math.sin(a) * math.sin(b), math.cos(a))
                verts.append(Vector(point) + turn @ Vector([r * grow * s for r, s in zip(radii, spot)]))
        for i in range(rings):
            for j in range(around):
                k, m = first + i * around, (j + 1) % around
                faces.append((k + j, k + around + j, k + around + m, k + m))
    mesh = bpy.data.meshes.new("grains")
    mesh.from_pydata(verts, [], faces)
    for face in mesh.polygons:
        face.use_smooth = True
    mesh.materials.append(material)
    return studio.link("grains", mesh)


def stemmed(height, bowl, foot=0.36, stem=0.035, low=0.9, wall=0.012):
    """A glass on a stem: `bowl` as radii at even steps from its bottom to its rim."""
    steps = len(bowl) - 1
    side = curve([(r, low + (height - low) * (i / steps) ** 0.9) for i, r in enumerate(bowl)], 8)
    below = rounded([(0, 0, 0), (foot, 0, 0.01), (foot, 0.02, 0.01), (stem + 0.02, 0.07, 0.04), (stem, 0.25, 0.05), (stem, low - 0.1, 0.1)])
    inside = [(0.0, low + 0.05)] + [(max(0.0, r - wall), z + 0.04 * (1 - i / len(side))) for i, (r, z) in enumerate(side)]
    return {"outer": below + side[3:], "inside": inside, "height": height}


def tumbler(radii, height, floor=0.12, wall=0.025):
    """A glass without a stem: `radii` at even steps from foot to rim."""
    side = curve([(r, height * i / (len(radii) - 1)) for i, r in enumerate(radii)], 8)
    inside = [(0.0, floor), (radii[0] - wall - 0.04, floor)] + [(r - wall, z) for r, z in side if z > floor + 0.05]
    return {"outer": [(0, 0), (radii[0] - 0.03, 0), *side], "inside": inside, "height": height}


GLASSES = {
    "wine": stemmed(2.15, [0.06, 0.34, 0.43, 0.42, 0.36, 0.31]),
    "burgundy": stemmed(2.2, [0.06, 0.44, 0.54, 0.5, 0.4, 0.34], foot=0.4),
    "flute": stemmed(2.3, [0.05, 0.2, 0.26, 0.27, 0.25, 0.22], foot=0.32),
    "nosing": stemmed(1.6, [0.05, 0.27, 0.33, 0.27, 0.2, 0.2], foot=0.3, low=0.62),
    "coupe": stemmed(1.5, [0.06, 0.3, 0.44, 0.5, 0.52], foot=0.36, low=0.95),
    "teku": stemmed(2.0, [0.06, 0.3, 0.42, 0.38, 0.31, 0.33], low=0.7),
    "pilsner": tumbler([0.27, 0.28, 0.3, 0.34, 0.38, 0.4], 2.0),
    "rocks": tumbler([0.39, 0.4, 0.41, 0.42], 0.9, 0.2, 0.04),
    "straight": tumbler([0.29, 0.3, 0.31, 0.32], 1.4),
}  # fmt: skip


def serve(kind, liquid=None, share=0.33):
    """The parts of a glass, filled to a share of its height inside; with foam where it is beer."""
    shape = GLASSES[kind]
    clear, inside = see_through(1.5), shape["inside"]
    bottom, rim = inside[0][1], inside[-1][1]
    parts = [studio.turned("outside", shape["outer"] + [inside[-1]], clear)]
    if liquid is None:
        return [*parts, studio.turned("inside", inside[::-1], clear)]
    fill = bottom + (rim - bottom) * share
    radius = studio.at_height(inside, fill)
    wet = [(r, z) for r, z in inside if z < fill] + [(radius, fill)]
    colour = [part**0.5 for part in LIQUIDS[liquid]]
    tint = see_through(1.34 / 1.5, colour)
    # The surface of a liquid in its glass bends too little to be worth a third index.
    parts += [
        studio.turned("wet", wet, tint),
        studio.turned("dry", ([(radius, fill)] + [(r, z) for r, z in inside if z > fill])[::-1], clear),
        studio.turned("level", [(radius, fill), (0, fill)], see_through(1.34, colour)),
    ]
    if liquid in ("lager", "stout", "cloudy", "copper"):
        foam = mottled(((0.86, 0.8, 0.68), (0.95, 0.92, 0.85)), 30, bump=0.15, roughness=0.6)
        high = min(rim - 0.02, fill + 0.2)
        wide = studio.at_height(inside, high)
        parts.append(studio.turned("foam", [(radius * 0.99, fill + 0.004), (wide * 0.985, high), (wide * 0.6, high + 0.05), (0, high + 0.06)], foam))
    return parts


def bottle(name, colour=(0.012, 0.02, 0.01), foil=(0.05, 0.008, 0.012), label=(0.8, 0.77, 0.7)):
    """A bottle as the background shows it: opaque, with a blank label."""
    shape = SHAPES[name]
    parts = [studio.turned("bottle", outer(shape), studio.coated("bottle", colour, 1.5, 0.06))]
    if shape.get("closure"):
        parts.append(studio.turned("closure", shape["closure"]["profile"], studio.coated("foil", foil, 1.6, 0.25)))
    if label:
        radius, low, top = shape["body"]
        middle, half = (low + top) / 2, (top - low) * 0.36
        parts.append(studio.turned("label", [(radius + 0.004, middle - half), (radius + 0.004, middle + half)], studio.coated("label", label, 1.3, 0.5)))
    return parts


def barrel(wood=OAK, hoop=(0.32, 0.32, 0.33), seed=1):
    """A cask of 225 l that lies along y, its middle in the origin; in m."""
    rng, staves = random.Random(seed), 26
    profile = [(0.29 + 0.065 * math.cos(1.25 * t), 0.475 * t) for t in [i / 8 - 1 for i in range(17)]]
    tones = [mottled([[part * k for part in tone] for tone in wood], 6, (1, 0.12, 1), 0.6, bump=0.25) for k in (0.7, 1.0, 1.3)]
    verts, faces = [], []
    for i in range(staves + 1):
        a = 2 * math.pi * i / staves
        verts += [(r * math.cos(a), y, r * math.sin(a)) for r, y in profile]
    n = len(profile)
    for i in range(staves):
        faces += [(i * n + k, (i + 1) * n + k, (i + 1) * n + k + 1, i * n + k + 1) for k in range(n - 1)]
    mesh = bpy.data.meshes.new("staves")
    mesh.from_pydata(verts, [], faces)
    for tone in tones:
        mesh.materials.append(tone)
    shades = [rng.randrange(3) for _ in range(staves)]
    for at, face in enumerate(mesh.polygons):
        face.material_index = shades[at // (n - 1)]
    iron = mottled(([part * 0.4 for part in hoop], hoop), 25, roughness=0.35, ior=2.2, bump=0.1)
    parts = [studio.link("staves", mesh)]
    for y in (-0.455, -0.36, -0.2, 0.2, 0.36, 0.455):
        r = 0.29 + 0.065 * math.cos(1.25 * y / 0.475) + 0.004
        ring = studio.turned("hoop", [(r, y - 0.022), (r + 0.003, y - 0.022), (r + 0.003, y + 0.022), (r, y + 0.022)], iron)
        ring.rotation_euler = (-math.pi / 2, 0, 0)
        parts.append(ring)
    for end in (-0.43, 0.43):
        for k in range(7):
            x = (k - 3) * 0.087
            tall = 2 * math.sqrt(max(0.002, 0.305**2 - (abs(x) - 0.02) ** 2))
            parts.append(box((x, end, -tall / 2), (0.086, 0.02, tall), tones[(k * 2 + seed) % 3], bevel=0.003))
    return parts
