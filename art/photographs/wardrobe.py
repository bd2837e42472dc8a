"""Coats on pegs, a clock, spectacles: what says that somebody is about."""

from math import cos, pi, sin

from materials import INK, PAPER, fabric, metal, paint, wood
from shapes import group, lathe, rod, slab, surface, through, tube


def pegs(width, at, count=4):
    """An oak rail on the wall, which lies at +y; gives the places of the pegs."""
    x, y, z = at
    oak = wood('#B98A55', '#8A5F36')
    parts = [slab((width, 0.022, 0.09), oak, (0, -0.011, -0.045), 0, 0.004, 0.003)]
    places = []
    for index in range(count):
        px = -width / 2 + width * (index + 0.5) / count
        parts.append(rod((px, -0.02, 0), (px, -0.085, 0.022), oak, 0.011, 0.014))
        places.append((x + px, y - 0.075, z + 0.01))
    group('pegs', parts, at)
    return places


def coat(cloth, at, turn=0.0, length=1.0, wide=1.0, phase=0.0):
    """A winter coat that hangs from the loop in its collar, its shoulders fallen in."""
    shape = [(.05, .03, 0), (.08, .045, -.025), (.125, .055, -.06), (.165, .065, -.115), (.185, .075, -.2), (.187, .085, -.32), (.19, .09, -.48), (.2, .1, -.66), (.212, .108, -.84), (.222, .115, -1)]  # fmt: skip

    def body(u, v):
        angle = 2 * pi * u
        a, b, z = through(shape, v)
        deep = min(1, max(0, (v - 0.25) / 0.5))
        fold = deep * (0.014 * sin(6 * angle + phase + v) + 0.011 * sin(11 * angle - 2 * v + phase))
        r = 1 + fold / 0.13
        return a * wide * r * cos(angle) + 0.014 * v * sin(3 * v + phase), b * r * sin(angle), z * length

    def front(v, x=0.0):
        a, b, z = through(shape, v)
        return x + 0.014 * v * sin(3 * v + phase), -b * (1 + 0.1 * v) - 0.004, z * length

    parts = [surface(body, cloth, 96, 48, 0.006, 1)]
    for side in (-1, 1):

        def sleeve(u, v, side=side):
            angle = 2 * pi * u
            x, y, z = through([(.1, 0, -.09), (.155, -.006, -.14), (.19, -.012, -.24), (.203, -.02, -.38), (.206, -.036, -.52), (.2, -.055, -.65), (.197, -.065, -.7)], v)
            r = min(0.02 + v * 0.22, 0.06 - 0.012 * v) * (1 + 0.06 * sin(8 * v + 2 * angle + phase + side))
            return side * (x * wide + r * 0.8 * cos(angle)), y + r * 0.9 * sin(angle), z * length + 0.005 * sin(11 * v + angle)

        parts.append(surface(sleeve, cloth, 28, 30, 0.005, 1))
        lapel = [(side * 0.062, -0.035, -0.03), (side * 0.075, -0.066, -0.1), (side * 0.05, -0.088, -0.2), (side * 0.012, -0.094, -0.3)]
        parts.append(tube([(x * wide, y, z * length) for x, y, z in lapel], cloth, 0.009))
    collar = [(0.062 * cos(i * pi / 6), 0.038 * sin(i * pi / 6), -0.012 - 0.012 * (sin(i * pi / 6) < 0)) for i in range(12)]
    parts.append(tube(collar, cloth, 0.015, True))
    parts.append(tube([front(v) for v in (0.5, 0.6, 0.7, 0.8, 0.9, 1.0)], paint(INK, 0.8), 0.0022))
    for v in (0.54, 0.64, 0.74):
        x, y, z = front(v, 0.022)
        parts.append(rod((x, y + 0.004, z), (x, y - 0.004, z), paint('#2A2018', 0.35), 0.011))
    parts.append(tube([(0.03, 0, -0.02), (0, 0.012, 0.014), (-0.03, 0, -0.02)], paint(INK, 0.7), 0.003))
    return group('coat', parts, at, turn)


def scarf(cloth, at, long=0.66, short=0.47):
    """Thrown over a peg: two tails of unequal length."""
    parts = []
    for tail, side, y in ((long, -1, -0.03), (short, 1, 0.0)):

        def hang(u, v, tail=tail, side=side, y=y):
            wide = 0.035 + 0.055 * min(1, v * 2.2)
            return side * (0.028 + 0.02 * v) + (u - 0.5) * 2 * wide, y + 0.016 * sin(5 * pi * u + v * 3) - 0.01 * v, 0.03 * (1 - v) ** 6 - v * tail

        parts.append(surface(hang, cloth, 24, 30, 0.007, 1))
    return group('scarf', parts, at)


def station_clock(at, hour, minute, radius=0.16):
    """White face, twelve bars, two hands; its back is at +y."""
    r = radius
    rim = lathe([(0, 0), (r + 0.012, 0), (r + 0.014, 0.004), (r + 0.014, 0.045), (r + 0.006, 0.05), (r, 0.048), (r, 0.03)], paint(INK, 0.35), tilt=(90, 0))
    face = lathe([(0, 0.03), (r, 0.03)], paint('#F7F4EA', 0.5), tilt=(90, 0))
    parts = [rim, face]

    def bar(angle, start, end, wide, depth, colour=INK):
        x, z = sin(angle), cos(angle)
        middle = (start + end) / 2
        piece = slab((wide, 0.003, end - start), paint(colour, 0.5), (0, 0, 0), 0, 0.001, 0.001)
        piece.location = (x * start, -depth, z * start)
        piece.rotation_euler = (0, angle, 0)
        return piece

    for mark in range(60):
        major = mark % 5 == 0
        parts.append(bar(mark * pi / 30, r * (0.72 if major else 0.86), r * 0.93, r * (0.06 if major else 0.02), 0.0315))
    parts.append(bar((hour + minute / 60) * pi / 6, -r * 0.14, r * 0.58, r * 0.09, 0.034))
    parts.append(bar(minute * pi / 30, -r * 0.14, r * 0.84, r * 0.07, 0.037))
    parts.append(bar(0.9 * pi, -r * 0.2, r * 0.7, r * 0.025, 0.04, '#C23A26'))
    return group('clock', parts, at)


def spectacles(at, turn=0.0):
    """Laid down, one temple open."""
    horn, steel = paint('#33231A', 0.2), metal('#8F8F8A', 0.3)
    parts = []
    for side in (-1, 1):
        rim = [(side * (0.034 + 0.0235 * abs(cos(a)) ** 0.8 * (1 if cos(a) > 0 else -1)), 0, 0.021 + 0.0195 * abs(sin(a)) ** 0.8 * (1 if sin(a) > 0 else -1)) for a in (i * pi / 12 for i in range(24))]
        parts.append(tube(rim, horn, 0.0021, True))
        hinge = (side * 0.0595, 0.002, 0.03)
        parts.append(tube([hinge, (side * 0.062, 0.03, 0.029), (side * 0.06, 0.1, 0.024), (side * 0.054, 0.135, 0.004)], horn, 0.0017))
    parts.append(tube([(-0.0105, 0, 0.026), (0, 0.001, 0.03), (0.0105, 0, 0.026)], horn, 0.0019))
    return group('spectacles', parts, at, turn)
