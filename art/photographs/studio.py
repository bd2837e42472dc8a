"""Camera, light, the prairie outside, and the exposure."""

import argparse
import random
import sys
from math import atan2, hypot, pi, radians, sin

import bpy
from mathutils import Quaternion, Vector

from finish import finish
from shader import Shader, linear
from shapes import group, slab, solid

SENSOR = 36.0


def begin():
    """An empty file to build in."""
    bpy.ops.wm.read_factory_settings(use_empty=True)


def camera(at, look, lens=40, aperture=4.0, focus=None):
    """A camera whose verticals stay upright: it looks level and shifts its lens to `look`."""
    data = bpy.data.cameras.new('camera')
    thing = bpy.data.objects.new('camera', data)
    bpy.context.collection.objects.link(thing)
    dx, dy, dz = (b - a for a, b in zip(at, look))
    away = hypot(dx, dy)
    thing.location = at
    thing.rotation_euler = (pi / 2, 0, atan2(dy, dx) - pi / 2)
    data.lens, data.sensor_width = lens, SENSOR
    data.shift_y = dz / away * lens / SENSOR
    data.dof.use_dof = True
    data.dof.aperture_fstop = aperture
    data.dof.aperture_blades = 9
    point = focus or look
    data.dof.focus_distance = hypot(point[0] - at[0], point[1] - at[1])
    bpy.context.scene.camera = thing


def close_up(at, look, lens=50, aperture=4.0, focus=None, roll=0.0):
    """A camera held by hand over a desk: it simply looks down at `look`."""
    data = bpy.data.cameras.new('camera')
    thing = bpy.data.objects.new('camera', data)
    bpy.context.collection.objects.link(thing)
    thing.location = at
    aim = Vector(look) - Vector(at)
    thing.rotation_mode = 'QUATERNION'
    thing.rotation_quaternion = aim.to_track_quat('-Z', 'Y') @ Quaternion((0, 0, 1), radians(roll))
    data.lens, data.sensor_width = lens, SENSOR
    data.dof.use_dof = True
    data.dof.aperture_fstop = aperture
    data.dof.aperture_blades = 9
    data.dof.focus_distance = (Vector(focus or look) - Vector(at)).dot(aim.normalized())
    bpy.context.scene.camera = thing


def sunlight(height, turn, strength=4.0, colour='#FFD9A6', softness=1.2):
    """The sun stands `height` degrees up; its light travels towards `turn`, counted from +x."""
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy, data.angle, data.color = strength, radians(softness), linear(colour)[:3]
    thing = bpy.data.objects.new('sun', data)
    thing.rotation_euler = (radians(90 - height), 0, radians(turn - 90))
    bpy.context.collection.objects.link(thing)


def sky(strength=1.0, seen=1.0, sun_height=14, sun_turn=0):
    """A clear northern sky; what the camera sees of it is exposed on its own, as in two frames."""
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    background, output = nodes['Background'], nodes['World Output']
    air = nodes.new('ShaderNodeTexSky')
    air.sky_type, air.sun_disc = 'NISHITA', False
    air.sun_elevation, air.sun_rotation = radians(sun_height), radians(270 - sun_turn)
    air.dust_density = 1.0
    links.new(air.outputs[0], background.inputs[0])
    background.inputs[1].default_value = strength

    where = nodes.new('ShaderNodeTexCoord')
    parts = nodes.new('ShaderNodeSeparateXYZ')
    ramp = nodes.new('ShaderNodeValToRGB')
    for position, colour in ((0.0, '#FFF3DC'), (0.05, '#FAF3E4'), (0.16, '#D9E6EC'), (0.6, '#9CC0D6')):
        stop = ramp.color_ramp.elements[0] if position == 0 else ramp.color_ramp.elements.new(position)
        stop.color = linear(colour)
    links.new(where.outputs['Generated'], parts.inputs[0])
    links.new(parts.outputs[2], ramp.inputs[0])
    shown = nodes.new('ShaderNodeBackground')
    links.new(ramp.outputs[0], shown.inputs[0])
    shown.inputs[1].default_value = seen
    ray, mix = nodes.new('ShaderNodeLightPath'), nodes.new('ShaderNodeMixShader')
    links.new(ray.outputs['Is Camera Ray'], mix.inputs[0])
    links.new(background.outputs[0], mix.inputs[1])
    links.new(shown.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], output.inputs[0])
    world.cycles.sampling_method = 'MANUAL'
    world.cycles.sample_map_resolution = 512


def portal(width, height, at, turn):
    """Tells the renderer where the sky comes in; `turn` 0 lets it in towards +y."""
    data = bpy.data.lights.new('portal', 'AREA')
    data.shape, data.size, data.size_y = 'RECTANGLE', width, height
    data.cycles.is_portal = True
    thing = bpy.data.objects.new('portal', data)
    thing.location = at
    thing.rotation_euler = (pi / 2, 0, radians(turn))
    bpy.context.collection.objects.link(thing)
    return thing


def softbox(width, height, at, turn, power, colour='#FFE3BD', tilt=90):
    """A large weak lamp out of the picture, as a photographer sets up; `turn` as for a portal."""
    data = bpy.data.lights.new('softbox', 'AREA')
    data.shape, data.size, data.size_y, data.energy = 'RECTANGLE', width, height, power
    data.color = linear(colour)[:3]
    thing = bpy.data.objects.new('softbox', data)
    thing.location = at
    thing.rotation_euler = (radians(tilt), 0, radians(turn))
    thing.visible_camera = thing.visible_glossy = False
    bpy.context.collection.objects.link(thing)


def _far_away(name, ground, seen, *others):
    """A thing out of doors: lights the room by day, and is exposed like the sky when seen."""
    s = Shader(name, roughness=1.0, specular=0.0)
    colour = ground
    if others:
        where = s.place(shifted=False)
        tracts = s.noise(s.node('Mapping', Vector=where, Scale=(0.006, 0.0012, 1)).outputs[0], 1.0, 3, 0.5)
        rows = s.noise(s.node('Mapping', Vector=where, Scale=(0.02, 0.6, 1)).outputs[0], 1.0, 4, 0.6)
        colour = s.mix(s.between(tracts, 0, 1, 0.47, 0.55), ground, others[0])
        colour = s.mix(s.between(rows, 0, 0.6, 0.35, 0.65), colour, others[1])
        away = s.node('CameraData').outputs['View Distance']
        colour = s.mix(s.between(away, 0, 0.75, 30, 1800), colour, '#F3E6C6')
    lit = s.node('Emission', Color=colour, Strength=seen).outputs[0]
    s.set(base_color=colour)
    ray = s.node('LightPath').outputs['Is Camera Ray']
    both = s.node('MixShader', _0=ray, _1=s.surface.outputs[0], _2=lit).outputs[0]
    s.tree.links.new(both, s.output.inputs[0])
    return s.material


def prairie(direction, seen, elevator=0.0):
    """
    Stubble to a flat horizon that way (degrees from +x), with a shelterbelt, and a grain elevator
    at `elevator` metres to the left of it.
    """
    field = _far_away('field', '#CDB277', seen, '#9C9868', '#B09862')
    trees = _far_away('trees', '#8D9479', seen * 0.8)
    white, shade = _far_away('elevator', '#D8CBB2', seen * 0.85), _far_away('roof', '#9C8F7C', seen * 0.8)
    ground = -1.1
    corners = ((2, -3000), (9000, -9000), (9000, 9000), (2, 3000))
    parts = [solid('field', [(x, y, ground) for x, y in corners], [(0, 1, 2, 3)], field)]
    chance = random.Random(5)
    for start, end in ((-1100, -640), (-420, -60), (40, 150), (330, 560), (720, 1200)):
        verts, faces = [], []
        for step in range(int((end - start) / 2)):
            crown = 7 + 2 * sin(step * 0.19) + chance.uniform(-1.4, 1.4)
            verts += [(760, start + step * 2, ground), (760, start + step * 2, ground + crown)]
            if step:
                faces.append((step * 2 - 2, step * 2, step * 2 + 1, step * 2 - 1))
        parts.append(solid('shelterbelt', verts, faces, trees))
    for x, wide, tall in ((0, 13, 25), (14, 10, 14), (-13, 9, 11)):
        parts.append(slab((9, wide, tall), white, (700, elevator + x, ground), 0, 0.3, 0.3))
    parts.append(slab((7, 6, 6), shade, (700, elevator, ground + 25), 0, 0.3, 0.3))
    group('prairie', parts, turn=direction)


def shoot(exposure=0.0, contrast='Medium High Contrast', warmth=0.15, grain=0.02, shape=1067 / 1600):
    """Renders, cleans and develops the picture as the command line asks."""
    words = argparse.ArgumentParser()
    words.add_argument('--width', type=int, default=1600)
    words.add_argument('--samples', type=int, default=160)
    words.add_argument('--minutes', type=float, default=0, help='stop after these, with fewer samples')
    words.add_argument('--weights', required=True, help='rt_hdr_alb_nrm.tza of Open Image Denoise')
    words.add_argument('--out', required=True)
    words.add_argument('--part', type=float, nargs=4, default=(0, 0, 1, 1), help='left, low, right, high, from 0 to 1')
    wanted = words.parse_args(sys.argv[sys.argv.index('--') + 1 :])

    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x = wanted.width
    scene.render.resolution_y = round(wanted.width * shape)
    scene.render.use_border = scene.render.use_crop_to_border = tuple(wanted.part) != (0, 0, 1, 1)
    scene.render.border_min_x, scene.render.border_min_y, scene.render.border_max_x, scene.render.border_max_y = wanted.part
    scene.render.use_persistent_data = True
    cycles = scene.cycles
    cycles.samples = wanted.samples
    cycles.time_limit = wanted.minutes * 60
    cycles.use_denoising = False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.03, 8
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 5, 3, 2
    cycles.transmission_bounces, cycles.transparent_max_bounces = 4, 6
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy, cycles.sample_clamp_indirect = 1.0, 2.5
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = contrast
    scene.view_settings.exposure = exposure
    finish(scene, wanted.out, wanted.weights, warmth, grain, wanted.part)
