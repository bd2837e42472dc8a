"""The prairie with a freight line across it, as seen through a window."""

import random
from math import cos, pi, radians, sin

from materials import INK, WHEAT
from shader import Shader
from shapes import group, rod, slab, solid

GROUND, BANK = -1.6, 1.0


def outdoors(name, colour, seen, towards=(-0.75, -0.55, 0.45), others=()):
    """A thing out of doors. What the camera sees of it is exposed on its own, shaded by the same sun."""
    s = Shader(name, roughness=1.0, specular=0.0)
    tone = colour
    if others:
        where = s.place(shifted=False)
        tracts = s.noise(s.node('Mapping', Vector=where, Scale=(0.008, 0.002, 1)).outputs[0], 1.0, 3, 0.5)
        rows = s.noise(s.node('Mapping', Vector=where, Scale=(0.012, 0.9, 1)).outputs[0], 1.0, 5, 0.65)
        tone = s.mix(s.between(tracts, 0, 1, 0.45, 0.56), colour, others[0])
        tone = s.mix(s.between(rows, 0, 0.75, 0.38, 0.62), tone, others[1])
        away = s.node('CameraData').outputs['View Distance']
        tone = s.mix(s.between(away, 0, 0.6, 60, 1500), tone, '#E9D9B0')
    else:
        length = sum(a * a for a in towards) ** 0.5
        facing = s.node(
            'VectorMath', {'operation': 'DOT_PRODUCT'}, _0=s.node('NewGeometry').outputs['Normal'],
            _1=tuple(a / length for a in towards),
        ).outputs['Value']  # fmt: skip
        tone = s.mix(s.between(facing, 0, 1, -0.5, 0.95), s.mix(1.0, colour, '#5A6472', 'MULTIPLY'), colour)
    lit = s.node('Emission', Color=tone, Strength=seen).outputs[0]
    s.set(base_color=colour)
    ray = s.node('LightPath').outputs['Is Camera Ray']
    both = s.node('MixShader', _0=ray, _1=s.surface.outputs[0], _2=lit).outputs[0]
    s.tree.links.new(both, s.output.inputs[0])
    return s.material


def freight_line(direction, seen, away=105.0, first=30.0, elevator=None):
    """A train on its bank `away` metres out; its engine's nose is `first` metres to the left of the middle."""
    field = outdoors('field', '#B98F3F', seen, others=('#8E8148', '#8A6A30'))
    trees = outdoors('trees', '#5E6A4C', seen * 0.8)
    gravel, dark, rail = outdoors('gravel', '#7F7666', seen), outdoors('dark', '#1B1D19', seen), outdoors('rail', '#4A463F', seen)
    corners = ((2, -3000), (9000, -9000), (9000, 9000), (2, 3000))
    parts = [solid('field', [(x, y, GROUND) for x, y in corners], [(0, 1, 2, 3)], field)]
    chance = random.Random(5)
    for start, end in ((-900, -560), (-330, -150), (90, 210), (420, 800)):
        verts, faces = [], []
        for step in range(int((end - start) / 2)):
            crown = 8 + 2 * sin(step * 0.19) + chance.uniform(-1.4, 1.4)
            verts += [(900, start + step * 2, GROUND), (900, start + step * 2, GROUND + crown)]
            if step:
                faces.append((step * 2 - 2, step * 2, step * 2 + 1, step * 2 - 1))
        parts.append(solid('shelterbelt', verts, faces, trees))
    if elevator is not None:
        white, shade = outdoors('elevator', '#D9CDB6', seen), outdoors('roof', '#7C5B45', seen)
        for y, wide, tall in ((0, 13, 27), (15, 10, 15), (-13, 9, 11)):
            parts.append(slab((9, wide, tall), white, (420, elevator + y, GROUND), 0, 0.3, 0.3))
        parts.append(slab((7, 6, 7), shade, (420, elevator, GROUND + 27), 0, 0.3, 0.3))
    bank = [(away - 5, GROUND), (away - 2, GROUND + BANK), (away + 2, GROUND + BANK), (away + 5, GROUND)]
    verts = [(x, y, z) for y in (-400, 400) for x, z in bank]
    parts.append(solid('bank', verts, [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6)], gravel))
    for x in (away - 0.72, away + 0.72):
        parts.append(slab((0.07, 800, 0.16), rail, (x, 0, GROUND + BANK), 0, 0.01, 0.01))
    for index in range(-9, 10):
        y = index * 41 + 7
        parts.append(rod((away - 9, y, GROUND), (away - 9, y, GROUND + 8.2), dark, 0.12, 0.09))
        parts.append(rod((away - 9, y - 0.9, GROUND + 7.6), (away - 9, y + 0.9, GROUND + 7.6), dark, 0.06))
    top = GROUND + BANK + 0.18
    parts += _engine(away, first, top, seen, dark)
    y = first - 23.5
    colours = ('#8C4A2E', '#B7A98A', '#C79A2E', '#5F6A66', '#C7BCA2', '#8C4A2E', '#C79A2E', '#3E5A4A', '#B7A98A', '#8C4A2E')
    for index, colour in enumerate(colours * 2):
        parts += _hopper(away, y, top, outdoors(f'hopper {index}', colour, seen), dark)
        y -= 16.4
    group('freight line', parts, turn=direction)


def _trucks(x, y, z, reach, dark):
    parts = []
    for side in (-1, 1):
        parts.append(slab((2.4, 2.9, 0.5), dark, (x, y + side * reach, z + 0.32), 0, 0.1, 0.1))
        for axle in (-0.9, 0.9):
            for rim in (-1, 1):
                centre = (x + rim * 0.85, y + side * reach + axle, z + 0.46)
                parts.append(rod((centre[0] - 0.07, *centre[1:]), (centre[0] + 0.07, *centre[1:]), dark, 0.46))
    return parts


def _hopper(x, y, z, paint, dark):
    """A covered hopper for grain: sloping ends, round sides, ribs, three chutes; its head at `y`."""
    length, half, low, high = 15.4, 1.55, 1.05, 4.55
    middle = y - length / 2
    section = [(-half, 1.7), (-half * 1.02, 2.6), (-half, 3.5), (-half * 0.82, 4.25), (-0.5, high), (0.5, high), (half * 0.82, 4.25), (half, 3.5), (half * 1.02, 2.6), (half, 1.7)]  # fmt: skip
    verts, faces = [], []
    for end, slope in ((-1, 1), (1, 1)):
        for dx, h in section:
            inset = max(0, (3.0 - h)) * 0.9 * slope
            verts.append((x + dx, middle + end * (length / 2 - 0.5 - inset), z + h))
    n = len(section)
    faces += [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    faces += [tuple(range(n)), tuple(reversed(range(n, 2 * n)))]
    body = solid('hopper', verts, faces, paint)
    parts = [body, slab((2.6, length, 0.3), paint, (x, middle, z + 1.0), 0, 0.05, 0.03)]
    for rib in range(9):
        at = middle - length / 2 + 2.3 + rib * (length - 4.6) / 8
        parts.append(slab((2 * half + 0.24, 0.16, 2.15), paint, (x, at, z + 1.3), 0, 0.02, 0.02))
    for chute in (-4, 0, 4):
        for side in (-1.6, 1.6):
            foot = (x, middle + chute)
            corners = [(foot[0] - 1.3, foot[1] - 1.7, z + 1.4), (foot[0] - 1.3, foot[1] + 1.7, z + 1.4), (foot[0] - 0.6, foot[1] + 0.5, z + 0.5), (foot[0] - 0.6, foot[1] - 0.5, z + 0.5)]
            parts.append(solid('chute', corners, [(0, 1, 2, 3)], paint))
            break
    parts.append(slab((0.9, length - 3, 0.14), dark, (x, middle, z + high), 0, 0.03, 0.03))
    for end in (-1, 1):
        for rail in (-1.2, 1.2):
            parts.append(rod((x + rail, middle + end * (length / 2 - 0.4), z + 1.1), (x + rail, middle + end * (length / 2 - 0.4), z + 3.9), dark, 0.05))
    return parts + _trucks(x, middle, z, length / 2 - 2.1, dark)


def _engine(x, y, z, seen, dark):
    """A road switcher: short nose at `y`, cab, long hood, walkway with a rail."""
    ink, wheat, glass = outdoors('engine', '#23291F', seen), outdoors('stripe', WHEAT, seen), outdoors('pane', '#8FA3AB', seen)
    length = 22.5
    middle = y - length / 2
    parts = [
        slab((3.0, length, 0.55), ink, (x, middle, z + 1.25), 0, 0.1, 0.05),
        slab((3.04, length - 0.6, 0.2), wheat, (x, middle, z + 1.42), 0, 0.05, 0.02),
        slab((2.4, 2.4, 1.7), ink, (x, y - 1.9, z + 1.8), 0, 0.25, 0.12),
        slab((3.0, 2.9, 3.0), ink, (x, y - 4.5, z + 1.8), 0, 0.15, 0.12),
        slab((3.06, 1.7, 0.75), glass, (x, y - 4.4, z + 3.45), 0, 0.05, 0.05),
        slab((1.9, 14.6, 2.65), ink, (x, y - 13.2, z + 1.8), 0, 0.12, 0.1),
        slab((1.94, 14.2, 0.42), wheat, (x, y - 13.2, z + 2.5), 0, 0.12, 0.05),
        slab((2.9, 4.6, 1.1), ink, (x, y - 19.0, z + 3.5), 0, 0.1, 0.1),
        slab((0.9, 2.2, 0.4), dark, (x, y - 12.0, z + 4.45), 0, 0.1, 0.05),
        slab((2.2, 6.0, 0.9), dark, (x, middle, z + 0.35), 0, 0.3, 0.2),
    ]
    for post in range(12):
        at = y - 6.6 - post * 1.32
        parts.append(rod((x - 1.42, at, z + 1.8), (x - 1.42, at, z + 2.85), wheat, 0.045))
    parts.append(rod((x - 1.42, y - 6.6, z + 2.85), (x - 1.42, y - 21.2, z + 2.85), wheat, 0.045))
    return parts + _trucks(x, middle, z, length / 2 - 3.2, dark)
