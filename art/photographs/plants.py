"""Plants from curved leaves, and dry wheat in a jar."""

import random
from math import cos, pi, radians, sin

import bpy

from materials import leaf, paint
from shapes import copy_of, group, lathe, surface, tube


def _blade(length, width, droop, fold, material, point=0.8, wave=0.03):
    """A leaf that grows along +y from its stalk and bends down; `fold` is the valley at the midrib."""

    def at(u, v):
        side = 2 * u - 1
        half = width / 2 * max(sin(pi * min(v, 1) ** point), 0.004) ** 0.8
        bent = droop * v
        y = length * (sin(bent) / droop if droop else v)
        z = -length * (1 - cos(bent)) / droop if droop else 0
        ripple = wave * width * sin(v * 17 + side) * side * side
        return side * half, y, z + fold * half * abs(side) ** 1.4 + ripple

    return surface(at, material, 8, 16, 0, 1)


def pot(radius, height, colour, at=(0, 0, 0), speck=0.5):
    r, h = radius, height
    clay = lathe(
        [
            (0, 0),
            (r * 0.74, 0),
            (r * 0.78, 0.006),
            (r * 0.97, h - 0.012),
            (r, h - 0.004),
            (r - 0.004, h),
            (r - 0.014, h - 0.004),
            (r - 0.02, h * 0.7),
        ],
        paint(colour, 0.55, speck=speck),
        at,
    )
    soil = lathe([(0, h * 0.86), (r * 0.5, h * 0.875), (r - 0.012, h * 0.85)], paint('#2B2119', 0.95), at)
    return [clay, soil]


def rubber_plant(at, height=1.1, stems=3, seed=1, size=0.2, colour='#DAD3C2', pot_radius=0.16):
    """Ficus: broad waxy leaves in a spiral up each stem."""
    chance = random.Random(seed)
    green = leaf('#24462B', '#5F7F45')
    blades = [
        _blade(size * k, size * k * 0.52, d, 0.28, green)
        for k, d in ((1, 0.5), (0.88, 0.9), (1.08, 0.75), (0.62, 0.3))
    ]
    parts = pot(pot_radius, pot_radius * 1.75, colour)
    base = pot_radius * 1.5
    bark = paint('#5B5A3C', 0.7)
    for stem in range(stems):
        angle = stem * 2 * pi / stems + chance.uniform(-0.4, 0.4)
        lean = chance.uniform(0.1, 0.24) * height
        tall = height * chance.uniform(0.72, 1)
        spine = [
            (
                cos(angle) * (0.03 + lean * t**1.5),
                sin(angle) * (0.03 + lean * t**1.5),
                base - 0.03 + (tall - base) * t,
            )
            for t in (0, 0.33, 0.66, 1)
        ]
        parts.append(tube(spine, bark, 0.006 + 0.002 * height))
        leaves = int(tall * 15)
        for index in range(leaves):
            t = 0.2 + 0.8 * index / leaves
            spin = _golden_angle(index, chance)
            young = index > leaves - 4
            x, y = (cos(angle) * (0.03 + lean * t**1.5), sin(angle) * (0.03 + lean * t**1.5))
            z = base - 0.03 + (tall - base) * t
            rise = chance.uniform(8, 40) + (35 if young else 0)
            scale = (0.7 if young else 1) * chance.uniform(0.75, 1.1)
            stalk = 0.03 * scale
            dx, dy = -sin(radians(spin)), cos(radians(spin))
            parts.append(
                tube([(x, y, z - 0.01), (x + dx * stalk, y + dy * stalk, z + stalk * 0.5)], green, 0.0022)
            )
            twin = copy_of(
                chance.choice(blades),
                (x + dx * stalk * 0.9, y + dy * stalk * 0.9, z + stalk * 0.45),
                spin,
                (rise, chance.uniform(-14, 14)),
                scale,
            )
            parts.append(twin)
    for blade in blades:
        blade.hide_render = True
    return group('rubber plant', parts, at)


def _golden_angle(index, chance):
    """Leaves stand at the golden angle, about."""
    return index * 137.5 + chance.uniform(-18, 18)


def snake_plant(at, height=0.7, leaves=11, seed=4, colour='#33382F', pot_radius=0.13):
    """Sansevieria: stiff upright blades that twist a little."""
    chance = random.Random(seed)
    green = leaf('#3F5B3B', '#A7AE62')
    parts = pot(pot_radius, pot_radius * 1.6, colour)
    for index in range(leaves):
        tall = height * chance.uniform(0.55, 1)
        twist, lean = chance.uniform(-0.9, 0.9), chance.uniform(0.03, 0.26)
        wide = chance.uniform(0.05, 0.075)

        def at_blade(u, v, tall=tall, twist=twist, lean=lean, wide=wide):
            side = (
                (2 * u - 1) * wide / 2 * min(1, 1.02 - v**6) * (0.62 + 0.5 * sin(pi * min(1, v * 0.8 + 0.1)))
            )
            turned = twist * v
            cup = 0.35 * abs(side)
            return (
                side * cos(turned) - cup * sin(turned),
                side * sin(turned) + cup * cos(turned) + lean * v * v * tall,
                v * tall,
            )

        angle = index * 137.5
        out = pot_radius * 0.55 * (index / leaves) ** 0.6
        blade = surface(at_blade, green, 6, 20, 0.0035, 1)
        blade.location = (-sin(radians(angle)) * out, cos(radians(angle)) * out, pot_radius * 1.35)
        blade.rotation_euler = (0, 0, radians(angle))
        parts.append(blade)
    return group('snake plant', parts, at)


def trailing_plant(at, seed=6, vines=9, length=0.55, colour='#DCD5C4', pot_radius=0.075):
    """Pothos: heart leaves on vines that fall over the edge of the pot."""
    chance = random.Random(seed)
    green = leaf('#3D6B35', '#8FA85A')
    blades = [_blade(0.085, 0.068, 0.8, 0.2, green, 0.6), _blade(0.07, 0.052, 0.5, 0.25, green, 0.6)]
    parts = pot(pot_radius, pot_radius * 1.6, colour)
    top = pot_radius * 1.45
    for vine in range(vines):
        angle = vine * 2 * pi / vines + chance.uniform(-0.3, 0.3)
        fall = length * chance.uniform(0.25, 1)
        reach = pot_radius * 1.25 + 0.05 * chance.random()
        knots = []
        for step in range(7):
            t = step / 6
            out = reach * min(1, t * 2.4) + 0.02 * sin(5 * t + vine)
            z = top + 0.05 * sin(min(1, t * 2.4) * pi) - fall * max(0, t - 0.28) * 1.38
            knots.append((cos(angle) * out + 0.012 * sin(9 * t + vine), sin(angle) * out, z))
        parts.append(tube(knots, green, 0.0018))
        for step in range(1, 7):
            for half in (0, 0.5):
                a, b = knots[step - 1], knots[step]
                spot = tuple(p + (q - p) * half for p, q in zip(a, b))
                spin = angle * 180 / pi - 90 + chance.uniform(-75, 75)
                parts.append(
                    copy_of(
                        chance.choice(blades),
                        spot,
                        spin,
                        (chance.uniform(-45, 15), chance.uniform(-25, 25)),
                        chance.uniform(0.6, 1.15),
                    )
                )
    for blade in blades:
        blade.hide_render = True
    return group('trailing plant', parts, at)


def wheat_in_jar(at, stalks=22, height=0.62, seed=9, colour='#2B2F28'):
    """Last year's wheat: straw, ears of grains in two rows, and their beards."""
    chance = random.Random(seed)
    straw = paint('#C9A050', 0.6)
    jar = lathe(
        [
            (0, 0),
            (0.05, 0),
            (0.062, 0.012),
            (0.07, 0.07),
            (0.062, 0.13),
            (0.036, 0.165),
            (0.034, 0.19),
            (0.038, 0.2),
            (0.033, 0.2),
            (0.03, 0.185),
            (0.03, 0.16),
        ],
        paint(colour, 0.5, speck=0.4),
    )
    grain = lathe(
        [(0, -0.007), (0.0026, -0.003), (0.0031, 0.001), (0.002, 0.006), (0, 0.009)], straw, steps=8
    )
    ears = [_ear(grain, straw, chance) for _ in range(3)]
    parts = [jar]
    for stalk in range(stalks):
        angle, out = chance.uniform(0, 2 * pi), chance.uniform(0.02, 0.2) ** 0.9
        tall = height * chance.uniform(0.74, 1)
        knots = [
            (cos(angle) * f * out, sin(angle) * f * out, z)
            for f, z in ((-0.12, 0.03), (0.1, 0.2), (0.45, tall * 0.7), (1, tall))
        ]
        parts.append(tube(knots, straw, 0.0013))
        nod = chance.uniform(10, 50)
        turn = angle * 180 / pi - 90 + chance.uniform(-30, 30)
        for piece in chance.choice(ears):
            parts.append(copy_of(piece, knots[-1], turn, (-nod, 0)))
    grain.hide_render = True
    for ear in ears:
        for piece in ear:
            piece.hide_render = True
    return group('wheat', parts, at)


def _ear(grain, straw, chance):
    """One mesh of grains and beards that stands at the origin."""
    pieces = []
    for row in range(9):
        for side in (0, 1, 2):
            angle = side * 120 + (row % 2) * 60
            x, y = 0.0032 * cos(radians(angle)), 0.0032 * sin(radians(angle))
            pieces.append(copy_of(grain, (x, y, row * 0.0075), angle - 90, (-22, 0), 1.15 - 0.04 * row))
    for piece in pieces:
        piece.data = piece.data.copy()
    bpy.ops.object.select_all(action='DESELECT')
    for piece in pieces:
        piece.select_set(True)
    bpy.context.view_layer.objects.active = pieces[0]
    bpy.ops.object.transform_apply(location=True, rotation=True, scale=True)
    bpy.ops.object.join()
    beards = [
        tube(
            [
                (0, 0, z),
                (0.006 * cos(a), 0.006 * sin(a), z + 0.02),
                (0.018 * cos(a), 0.018 * sin(a), z + 0.07),
            ],
            straw,
            0.0003,
        )
        for z, a in ((0.008 * i + 0.005, i * 2.2 + chance.uniform(-0.3, 0.3)) for i in range(9))
    ]
    return [pieces[0], *beards]
