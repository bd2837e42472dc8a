"""A jacket over the back of a chair. It falls there: the only thing that no formula draws well."""

import bpy

from shapes import place

CELL = 0.014


def jacket(cloth, chair):
    """Hangs it on the chair that `furniture.chair` made."""
    bpy.context.view_layer.update()
    shell = chair.children[0]
    shell.modifiers.new('collision', 'COLLISION')
    shell.collision.thickness_outer = 0.004
    shell.collision.cloth_friction = 25
    pattern = _pattern(cloth)
    pattern.matrix_world = chair.matrix_world
    _let_fall(pattern)
    return _stiffened(pattern)


def _inside(x, s):
    """The flat pattern: `s` runs from the hem at the back (negative) over the shoulders to the front."""
    body = abs(x) < 0.235 - 0.05 * s and -0.56 < s < 0.2
    sleeve = abs(x) < 0.74 and abs(s + 0.02 + 0.12 * abs(x)) < 0.085 - 0.03 * abs(x)
    return body or sleeve


def _pattern(cloth):
    verts, faces, known = [], [], {}

    def corner(i, j):
        if (i, j) not in known:
            known[i, j] = len(verts)
            verts.append((i * CELL, -0.282 + j * CELL, 0.856 - 0.25 * abs(i * CELL) ** 2))
        return known[i, j]

    reach = int(0.8 / CELL)
    for i in range(-reach, reach):
        for j in range(-reach, reach):
            if _inside((i + 0.5) * CELL, (j + 0.5) * CELL):
                faces.append((corner(i, j), corner(i + 1, j), corner(i + 1, j + 1), corner(i, j + 1)))
    mesh = bpy.data.meshes.new('jacket')
    mesh.from_pydata(verts, [], faces)
    mesh.materials.append(cloth)
    thing = bpy.data.objects.new('jacket', mesh)
    bpy.context.collection.objects.link(thing)
    held = thing.vertex_groups.new(name='held')
    held.add([n for n, (x, y, _) in enumerate(verts) if abs(y + 0.282) < 0.02 and abs(x) < 0.14], 1, 'ADD')
    return place(thing)


def _let_fall(thing, frames=70):
    fall = thing.modifiers.new('fall', 'CLOTH')
    fall.settings.quality = 6
    fall.settings.mass = 0.3
    fall.settings.tension_stiffness = fall.settings.compression_stiffness = 18
    fall.settings.bending_stiffness = 1.2
    fall.settings.air_damping = 2
    fall.settings.vertex_group_mass = 'held'
    fall.collision_settings.distance_min = 0.005
    fall.collision_settings.use_self_collision = True
    fall.collision_settings.self_distance_min = 0.005
    fall.point_cache.frame_end = frames
    for frame in range(1, frames + 1):
        bpy.context.scene.frame_set(frame)


def _stiffened(thing):
    """The fallen shape as a mesh of its own, with the thickness of lined wool."""
    shape = bpy.data.meshes.new_from_object(thing.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    thing.modifiers.clear()
    thing.data = shape
    for polygon in shape.polygons:
        polygon.use_smooth = True
    depth = thing.modifiers.new('thickness', 'SOLIDIFY')
    depth.thickness, depth.offset = 0.005, 0
    levels = thing.modifiers.new('smoothing', 'SUBSURF')
    levels.levels = levels.render_levels = 1
    return thing
