"""Light, camera, materials and simple bodies of vessels and scenes. Runs inside Blender.

A unit is 100 mm; in rooms, 1 m. The camera of vessels looks level, so that upright lines stay
upright, from `DISTANCE` in front of the vessel's axis and `HEIGHT` above the ground.
"""

import math

import bpy
from mathutils import Euler, Vector

from shapes import DISTANCE, HEIGHT, read_json

SETTINGS = read_json("studio.json")
SEGMENTS = 160
# The passes that show from what to take the noise.
GUIDED = ["Image", "Denoising Albedo", "Denoising Normal"]


def new_scene(samples, ambient=None):
    """Lit for vessels; or for scenes: dark but for `ambient` light, of less samples and corners."""
    global SEGMENTS
    SEGMENTS = 64 if ambient else 160
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine, scene.render.film_transparent = "CYCLES", True
    scene.render.threads_mode, scene.render.threads = "FIXED", 1
    scene.view_settings.view_transform = "Raw"
    for key, value in {**SETTINGS["vessels"], **(SETTINGS["scenes"] if ambient else {})}.items():
        setattr(scene.cycles, key, value)
    scene.cycles.samples = samples
    scene.world = world = bpy.data.worlds.new("world")
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs[0].default_value = (*(ambient or (0.075, 0.078, 0.082)), 1)
    if ambient is None:
        light_studio()
    return scene


def light_studio():
    """A tall softbox on the left, a narrow one on the right, a bright card behind the vessel."""
    for name, of in SETTINGS["panels"].items():
        # The card lights the liquid from behind. Only its middle is bright: glass gets dark edges.
        panel(**of).name = name
    # The ground glows evenly: lit by the panels, its reflection would be noise.
    ground = plane([(-9, -9, 0), (9, -9, 0), (9, 9, 0), (-9, 9, 0)], glow((1, 0.97, 0.93), 0.16))
    ground.visible_camera = False
    # It would cut the view through the glass at the height of the camera.
    ground.visible_transmission = False


def plane(corners, material):
    item = body(corners, [(0, 1, 2, 3)], material)
    for loop, uv in zip(item.data.uv_layers.new().data, [(0, 0), (1, 0), (1, 1), (0, 1)]):
        loop.uv = uv
    return item


def link(data):
    item = bpy.data.objects.new(data.name, data)
    bpy.context.scene.collection.objects.link(item)
    return item


def panel(at, size, towards, strength, colour, width=0.8):
    """A glowing panel whose light falls off softly to its edges, unseen by the camera."""

    def build(tree):
        n = tree.nodes.new
        split = n("ShaderNodeSeparateXYZ")
        tree.links.new(n("ShaderNodeTexCoord").outputs["UV"], split.inputs[0])
        falls = []
        for axis, share in (("X", width), ("Y", 0.85)):
            centred = math_node(tree, "SUBTRACT", split.outputs[axis], 0.5)
            away = math_node(tree, "ABSOLUTE", centred)
            ramp = n("ShaderNodeMapRange")
            ramp.interpolation_type = "SMOOTHSTEP"
            ramp.inputs["From Min"].default_value = 0.5
            ramp.inputs["From Max"].default_value = 0.5 - share / 2
            tree.links.new(away, ramp.inputs["Value"])
            falls.append(ramp.outputs["Result"])
        light = n("ShaderNodeEmission")
        light.inputs["Color"].default_value = (*colour, 1)
        product = math_node(tree, "MULTIPLY", *falls)
        tree.links.new(math_node(tree, "MULTIPLY", product, strength), light.inputs["Strength"])
        return light.outputs[0]

    w, h = (part / 2 for part in size)
    item = plane([(-w, -h, 0), (w, -h, 0), (w, h, 0), (-w, h, 0)], surface(build))
    turn_to(item, at, towards)
    item.visible_camera = item.visible_shadow = False
    return item


def math_node(tree, operation, *values):
    node = tree.nodes.new("ShaderNodeMath")
    node.operation = operation
    for socket, value in zip(node.inputs, values):
        if isinstance(value, (int, float)):
            socket.default_value = value
        else:
            tree.links.new(value, socket)
    return node.outputs[0]


def surface(build):
    material = bpy.data.materials.new("surface")
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    out = tree.nodes.new("ShaderNodeOutputMaterial")
    tree.links.new(build(tree), out.inputs["Surface"])
    return material


def shader(tree, kind, colour=(1, 1, 1), **inputs):
    node = tree.nodes.new(kind)
    node.inputs["Color"].default_value = (*colour, 1)
    for key, value in inputs.items():
        node.inputs[key].default_value = value
    return node.outputs[0]


def mixed(tree, ior, below, above):
    """`above` as far as a surface of this index reflects, else `below`."""
    fresnel = tree.nodes.new("ShaderNodeFresnel")
    fresnel.inputs["IOR"].default_value = ior
    return mix(tree, fresnel.outputs[0], below, above)


def mix(tree, *shares):
    node = tree.nodes.new("ShaderNodeMixShader")
    for socket, value in zip(node.inputs, shares):
        tree.links.new(value, socket)
    return node.outputs[0]


def refracting(tree, ior, roughness=0.0, colour=(1, 1, 1)):
    refraction = shader(tree, "ShaderNodeBsdfRefraction", colour, IOR=ior, Roughness=roughness)
    return mixed(tree, ior, refraction, shader(tree, "ShaderNodeBsdfGlossy", Roughness=roughness))


def clear(ior, roughness=0.0):
    """A boundary between two clear media; `ior` of the inner one over the outer one."""
    return surface(lambda tree: refracting(tree, ior, roughness))


def coated(colour=(0.8, 0.8, 0.8), ior=1.45, roughness=0.22):
    """Paint, paper, foil or lacquer: a diffuse ground below a gloss."""

    def build(tree):
        ground = shader(tree, "ShaderNodeBsdfDiffuse", colour)
        return mixed(tree, ior, ground, shader(tree, "ShaderNodeBsdfGlossy", Roughness=roughness))

    return surface(build)


def metal(colour=(0.9, 0.9, 0.9), roughness=0.25):
    return surface(lambda tree: shader(tree, "ShaderNodeBsdfGlossy", colour, Roughness=roughness))


def turned(profile, material, square=None, segments=None):
    """A body of revolution; a profile that rises has its outside outside."""
    return body(*revolved(profile, segments or SEGMENTS, square), material, smooth=True)


def revolved(profile, segments, square=None):
    """Corners and faces. Below the height `square` the plan is a square with round corners."""
    corners, faces, count = [], [], len(profile)
    for i in range(segments):
        a = 2 * math.pi * i / segments
        cos, sin = math.cos(a), math.sin(a)
        wide = (abs(cos) ** 7 + abs(sin) ** 7) ** (-1 / 7)
        for r, z in profile:
            share = 0 if square is None else max(0, min(1, (square + 0.3 - z) / 0.3))
            share = share * share * (3 - 2 * share)
            k = 1 + (wide - 1) * share
            corners.append((k * r * cos, k * r * sin, z))
        first, second = i * count, (i + 1) % segments * count
        faces += [(first + k, second + k, second + k + 1, first + k + 1) for k in range(count - 1)]
    return corners, faces


def vessel(outside, inside, clear, fill=None, wet=None, level=None, square=None):
    """Clear walls, up to `fill` with a liquid: the materials of its side and its surface.

    The inside is then three surfaces: two closed bodies with a gap look like a tube in a bottle.
    """
    walls = [turned([*outside, inside[-1]], clear, square)]
    if fill is None:
        return [*walls, turned(inside[::-1], clear, square)]
    radius = at_height(inside, fill)
    below = [(r, z) for r, z in inside if z < fill] + [(radius, fill)]
    above = [(radius, fill)] + [(r, z) for r, z in inside if z > fill]
    return [
        *walls,
        turned(below, wet, square),
        turned(above[::-1], clear, square),
        turned([(radius, fill), (0, fill)], level, square),
    ]


def at_height(profile, height):
    for (r0, z0), (r1, z1) in zip(profile, profile[1:]):
        if z0 <= height <= z1:
            return r0 + (r1 - r0) * (height - z0) / max(z1 - z0, 1e-9)
    raise ValueError(f"the wall does not reach {height}")


def aim(scene, low, high, scale, eye=HEIGHT):
    """Frames all from `low` to `high`, points across and up, at `scale` px per unit."""
    width, height = high[0] - low[0], high[1] - low[1]
    # Blender shifts in units of the height.
    shift = [((low[0] + high[0]) / 2) / height, ((low[1] + high[1]) / 2 - eye) / height]
    item = look(scene, (0, -DISTANCE, eye), 36 * DISTANCE / height, shift)
    item.data.sensor_fit, item.data.sensor_height = "VERTICAL", 36
    item.rotation_euler = (math.pi / 2, 0, 0)
    scene.render.resolution_x, scene.render.resolution_y = round(width * scale), round(height * scale)


def look(scene, at, lens, shift=(0, 0)):
    data = bpy.data.cameras.new("camera")
    data.lens, (data.shift_x, data.shift_y), data.clip_end = lens, shift, 10_000
    scene.camera = link(data)
    scene.camera.location = at
    return scene.camera


def render(scene, folder, passes):
    """Writes each pass as <folder>/<pass>0001.exr."""
    layer = scene.view_layers[0]
    layer.use_pass_glossy_direct = layer.use_pass_glossy_indirect = True
    layer.use_pass_glossy_color = True
    layer.cycles.denoising_store_passes = passes == GUIDED
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    output = tree.nodes.new("CompositorNodeOutputFile")
    output.base_path = folder
    output.format.file_format = "OPEN_EXR"
    output.format.color_depth = "16"
    output.format.color_mode = "RGBA"
    output.file_slots.clear()
    for name in passes:
        output.file_slots.new(name)
        tree.links.new(source.outputs[name], output.inputs[name])
    bpy.ops.render.render()


def lamp(at, towards, size, strength, colour):
    """A rectangle of light that the camera does not see, as bright at any scale."""
    data = bpy.data.lights.new("lamp", "AREA")
    data.shape, data.size, data.size_y = "RECTANGLE", *size
    data.energy = strength * math.pi * size[0] * size[1]
    data.color = colour
    item = link(data)
    turn_to(item, at, towards)
    item.visible_camera = False


def turn_to(item, at, towards):
    item.location = at
    item.rotation_euler = (Vector(towards) - Vector(at)).to_track_quat("-Z", "Y").to_euler()


def shoot(scene, at, towards, lens, focus, fstop, unit):
    """`lens` in mm on a frame 36 mm wide; `focus`: a point in focus; `unit` in m."""
    turn_to(look(scene, at, lens), at, towards)
    # The aperture is that of a camera in metres.
    blur(scene, (Vector(focus) - Vector(at)).length, fstop * unit)
    scene.render.resolution_x, scene.render.resolution_y = 960, 640


def blur(scene, distance, fstop):
    """What is not at this distance."""
    focus = scene.camera.data.dof
    focus.use_dof, focus.focus_distance, focus.aperture_fstop = True, distance, fstop


def mottled(colours, scale=1.0, stretch=(1, 1, 1), roughness=0.4, ior=1.4, bump=0.1):
    """Wood, linen, stone and plaster: noise between two colours, stretched along the grain."""

    def build(tree):
        n, connect = tree.nodes.new, tree.links.new
        kinds = ("Mapping", "TexNoise", "ValToRGB", "Bump")
        place, noise, ramp, raised = (n(f"ShaderNode{kind}") for kind in kinds)
        connect(n("ShaderNodeTexCoord").outputs["Object"], place.inputs["Vector"])
        place.inputs["Scale"].default_value = [scale * part for part in stretch]
        connect(place.outputs[0], noise.inputs["Vector"])
        noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 1.0, 8
        for element, at, colour in zip(ramp.color_ramp.elements, (0.25, 0.75), colours):
            element.position, element.color = at, (*colour, 1)
        connect(noise.outputs["Fac"], ramp.inputs[0])
        raised.inputs["Strength"].default_value = bump
        raised.inputs["Distance"].default_value = 0.3 / scale
        connect(noise.outputs["Fac"], raised.inputs["Height"])
        base, gloss = n("ShaderNodeBsdfDiffuse"), n("ShaderNodeBsdfGlossy")
        gloss.inputs["Roughness"].default_value = roughness
        connect(ramp.outputs[0], base.inputs["Color"])
        for node in (base, gloss):
            connect(raised.outputs[0], node.inputs["Normal"])
        return mixed(tree, ior, base.outputs[0], gloss.outputs[0])

    return surface(build)


def glow(colour, strength):
    material = surface(lambda tree: shader(tree, "ShaderNodeEmission", colour, Strength=strength))
    # Lamps give the light; as lights, the many faces of strips and bulbs would be noise.
    material.cycles.sample_as_light = False
    return material


def see_through(ior=1.5, colour=(1, 1, 1)):
    """Glass or liquid that throws a light, coloured shadow; without caustics and their noise."""

    def build(tree):
        is_shadow = tree.nodes.new("ShaderNodeLightPath").outputs["Is Shadow Ray"]
        tint = [0.55 + 0.4 * part for part in colour]
        shadow = shader(tree, "ShaderNodeBsdfTransparent", tint)
        return mix(tree, is_shadow, refracting(tree, ior, colour=colour), shadow)

    return surface(build)


def box(at, size, material, bevel=0.0):
    """`at` is the middle of its underside."""
    w, d, h = (part / 2 for part in size)
    corners = [(i * w, j * d, h + k * h) for i in (-1, 1) for j in (-1, 1) for k in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    item = body(corners, faces, material)
    item.location = at
    if bevel:
        edge = item.modifiers.new("bevel", "BEVEL")
        edge.width, edge.segments = min(bevel, *size), 2
    return item


def body(corners, faces, material, smooth=False):
    mesh = bpy.data.meshes.new("body")
    mesh.from_pydata(corners, [], faces)
    for face in mesh.polygons:
        face.use_smooth = smooth
    mesh.materials.append(material)
    return link(mesh)


def tube(points, radius, material):
    """A round pipe through points."""
    data = bpy.data.curves.new("tube", "CURVE")
    data.dimensions, data.bevel_depth, data.bevel_resolution = "3D", radius, 6
    data.use_fill_caps = True
    line = data.splines.new("BEZIER")
    line.bezier_points.add(len(points) - 1)
    for knot, point in zip(line.bezier_points, points):
        knot.co = point
        knot.handle_left_type = knot.handle_right_type = "AUTO"
    data.materials.append(material)
    return link(data)


def grains(points, radii, material, rng):
    """One mesh of many grains; `radii` of a grain as (across, across, along)."""
    steps = 5 if max(radii) < 0.09 else 12
    half = [(math.sin(a), -math.cos(a)) for a in (math.pi * i / steps for i in range(steps + 1))]
    ball, sides = revolved(half, steps + 3)
    corners, faces = [], []
    for point in points:
        tilt = (rng.uniform(-0.4, 0.4), 1.57 + rng.uniform(-0.5, 0.5), rng.uniform(0, 6.3))
        turn, grow, first = Euler(tilt).to_matrix(), rng.uniform(0.88, 1.1), len(corners)
        corners += [Vector(point) + turn @ (grow * Vector(spot) * Vector(radii)) for spot in ball]
        faces += [[first + at for at in side] for side in sides]
    return body(corners, faces, material, smooth=True)
