"""Meshes from numbers, in metres and degrees. Every solid has rounded edges, as real things have."""

from math import cos, pi, radians, sin

import bmesh
import bpy
from mathutils import Vector


def place(thing, at=(0, 0, 0), turn=0.0, tilt=(0.0, 0.0)):
    """Puts a thing down: `turn` about the upright axis, `tilt` about its own x and y before that."""
    thing.location = at
    thing.rotation_euler = (radians(tilt[0]), radians(tilt[1]), radians(turn))
    return thing


def group(name, parts, at=(0, 0, 0), turn=0.0, tilt=(0.0, 0.0)):
    """Parts that move as one; their own places are relative to it."""
    holder = bpy.data.objects.new(name, None)
    bpy.context.collection.objects.link(holder)
    for part in parts:
        part.parent = holder
    return place(holder, at, turn, tilt)


def copy_of(thing, at, turn=0.0, tilt=(0.0, 0.0), size=1.0):
    """Another one of the same mesh, which costs no memory."""
    twin = thing.copy()
    bpy.context.collection.objects.link(twin)
    twin.scale = (size, size, size)
    return place(twin, at, turn, tilt)


def solid(name, verts, faces, material, uvs=None):
    """An object of a mesh, smooth where its faces meet at less than 40 degrees."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(verts, [], faces)
    if uvs:
        layer = mesh.uv_layers.new()
        for loop in mesh.loops:
            layer.data[loop.index].uv = uvs[loop.vertex_index]
    return _finished(name, mesh, material)


def _finished(name, mesh, material):
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = radians(40)
    if material:
        mesh.materials.append(material)
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(thing)
    return thing


def slab(size, material, at=(0, 0, 0), turn=0.0, radius=0.006, edge=0.003, tilt=(0.0, 0.0)):
    """A board or block standing on `at`: corners of `radius` seen from above, edges rounded by `edge`."""
    width, depth, height = size
    radius = min(radius, width * 0.49, depth * 0.49)
    shape = bmesh.new()
    ring = []
    for corner, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for step in range(7):
            angle = corner * pi / 2 + step / 6 * pi / 2
            x = sx * (width / 2 - radius) + radius * cos(angle)
            y = sy * (depth / 2 - radius) + radius * sin(angle)
            ring.append(shape.verts.new((x, y, 0)))
    bottom = shape.faces.new(ring)
    top = bmesh.ops.extrude_face_region(shape, geom=[bottom])
    bmesh.ops.translate(
        shape, vec=(0, 0, height), verts=[v for v in top['geom'] if isinstance(v, bmesh.types.BMVert)]
    )
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    rims = [e for e in shape.edges if abs(e.verts[0].co.z - e.verts[1].co.z) < 1e-6]
    bmesh.ops.bevel(
        shape, geom=rims, offset=min(edge, height * 0.45), segments=3, affect='EDGES', profile=0.5
    )
    mesh = bpy.data.meshes.new('slab')
    shape.to_mesh(mesh)
    shape.free()
    return place(_finished('slab', mesh, material), at, turn, tilt)


def lathe(profile, material, at=(0, 0, 0), steps=48, tilt=(0.0, 0.0), turn=0.0):
    """A turned body: `profile` is (radius, height) from the inside of the bottom outwards."""
    verts, faces = [], []
    for radius, height in profile:
        for step in range(steps):
            angle = 2 * pi * step / steps
            verts.append((radius * cos(angle), radius * sin(angle), height))
    for row in range(len(profile) - 1):
        for step in range(steps):
            following = (step + 1) % steps
            faces.append(
                (
                    row * steps + step,
                    row * steps + following,
                    (row + 1) * steps + following,
                    (row + 1) * steps + step,
                )
            )
    return place(solid('lathe', verts, faces, material), at, turn, tilt)


def rod(start, end, material, radius=0.01, end_radius=None, steps=20):
    """A round bar between two points, tapering to `end_radius`."""
    line = Vector(end) - Vector(start)
    tip = radius if end_radius is None else end_radius
    soft = min(radius, tip, line.length / 4) * 0.3
    profile = [
        (0, 0), (radius - soft, 0), (radius, soft), (tip, line.length - soft),
        (tip - soft, line.length), (0, line.length),
    ]  # fmt: skip
    bar = lathe(profile, material, start, steps)
    bar.rotation_mode = 'QUATERNION'
    bar.rotation_quaternion = line.to_track_quat('Z', 'Y')
    return bar


def tube(points, material, radius=0.003, closed=False):
    """A bent pipe, cable or stem through the points."""
    curve = bpy.data.curves.new('tube', 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = radius
    curve.bevel_resolution = 4
    curve.use_fill_caps = True
    spline = curve.splines.new('BEZIER')
    spline.bezier_points.add(len(points) - 1)
    spline.use_cyclic_u = closed
    for knot, point in zip(spline.bezier_points, points):
        knot.co = point
        knot.handle_left_type = knot.handle_right_type = 'AUTO'
    if material:
        curve.materials.append(material)
    thing = bpy.data.objects.new('tube', curve)
    bpy.context.collection.objects.link(thing)
    return thing


def surface(point, material, across=12, along=24, thickness=0.0, smoothing=0):
    """A sheet from `point(u, v)`, both from 0 to 1; they are its texture coordinates too."""
    verts, uvs, faces = [], [], []
    for row in range(along + 1):
        for column in range(across + 1):
            u, v = column / across, row / along
            verts.append(point(u, v))
            uvs.append((u, v))
    for row in range(along):
        for column in range(across):
            first = row * (across + 1) + column
            faces.append((first, first + 1, first + across + 2, first + across + 1))
    sheet = solid('surface', verts, faces, material, uvs)
    sheet.data.auto_smooth_angle = pi
    if thickness:
        depth = sheet.modifiers.new('thickness', 'SOLIDIFY')
        depth.thickness = thickness
        depth.offset = 0
    if smoothing:
        levels = sheet.modifiers.new('smoothing', 'SUBSURF')
        levels.levels = levels.render_levels = smoothing
    return sheet


def through(knots, t):
    """The point at `t` from 0 to 1 on a smooth line through the knots."""
    place_on_line = min(max(t, 0), 1) * (len(knots) - 1)
    index = min(int(place_on_line), len(knots) - 2)
    f = place_on_line - index
    p0, p1, p2, p3 = (Vector(knots[max(0, min(index + step, len(knots) - 1))]) for step in (-1, 0, 1, 2))
    return 0.5 * (
        2 * p1 + (p2 - p0) * f + (2 * p0 - 5 * p1 + 4 * p2 - p3) * f * f
        + (3 * p1 - p0 - 3 * p2 + p3) * f * f * f
    )  # fmt: skip
