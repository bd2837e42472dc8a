"""The small things that people leave on desks."""

import random
from math import cos, pi, sin

from drawing import note as note_drawing
from materials import INK, PINE, WHEAT, fabric, metal, paint, printed, screen
from shapes import group, lathe, rod, slab, solid, surface, tube


def laptop(image, at=(0, 0, 0), turn=0.0, opening=112):
    """Fourteen inches of aluminium, facing -y."""
    shell, black = metal('#A9AAA6', 0.36), paint('#161816', 0.5)
    parts = [slab((0.312, 0.221, 0.0115), shell, (0, 0, 0.002), 0, 0.012, 0.002)]
    parts.append(slab((0.272, 0.104, 0.0006), black, (0, 0.038, 0.0133), 0, 0.004, 0.0002))
    for row in range(5):
        count = 14
        for column in range(count):
            if row == 0 and 3 < column < 9:
                continue
            x = (column - (count - 1) / 2) * 0.0192
            parts.append(
                slab((0.0163, 0.0163, 0.0012), black, (x, -0.002 + row * 0.0192, 0.0136), 0, 0.002, 0.0005)
            )
    parts.append(slab((0.094, 0.0163, 0.0012), black, (-0.0096, -0.002, 0.0136), 0, 0.002, 0.0005))
    parts.append(slab((0.118, 0.072, 0.0004), metal('#9B9C98', 0.3), (0, -0.065, 0.0134), 0, 0.004, 0.0001))
    lid = [slab((0.312, 0.216, 0.0045), shell, (0, 0.108, 0), 0, 0.012, 0.0018)]
    lid.append(slab((0.306, 0.209, 0.0008), paint('#070807', 0.12), (0, 0.109, 0.0042), 0, 0.01, 0.0003))
    w, low, high, z = 0.1465, 0.0145, 0.2035, 0.0053
    lid.append(
        solid('display', [(-w, low, z), (w, low, z), (w, high, z), (-w, high, z)], [(0, 1, 2, 3)], screen(image), [(0, 0), (1, 0), (1, 1), (0, 1)])
    )  # fmt: skip
    parts.append(group('lid', lid, (0, 0.111, 0.012), 0, (180 - opening - 90 + 90, 0)))
    parts.append(rod((-0.1, 0.111, 0.011), (0.1, 0.111, 0.011), black, 0.005))
    return group('laptop', parts, at, turn)


def monitor(image, at=(0, 0, 0), turn=0.0):
    """Twenty-seven inches on a stand, facing -y."""
    shell = metal('#8E8F8B', 0.4)
    parts = [slab((0.61, 0.014, 0.36), paint('#0B0C0B', 0.25), (0, 0, 0.14), 0, 0.004, 0.003)]
    parts.append(slab((0.61, 0.02, 0.36), shell, (0, 0.016, 0.14), 0, 0.008, 0.006))
    w, low, high, y = 0.297, 0.15, 0.49, -0.0076
    parts.append(
        solid('display', [(-w, y, low), (w, y, low), (w, y, high), (-w, y, high)], [(0, 1, 2, 3)], screen(image, 1.4), [(0, 0), (1, 0), (1, 1), (0, 1)])
    )  # fmt: skip
    parts.append(slab((0.07, 0.012, 0.32), shell, (0, 0.05, 0.006), 0, 0.004, 0.003))
    parts.append(slab((0.24, 0.19, 0.007), shell, (0, 0.03, 0), 0, 0.012, 0.002))
    return group('monitor', parts, at, turn)


def book(size, colour, at=(0, 0, 0), turn=0.0, tilt=(0, 0)):
    """Lying on its back cover, spine at -x; `size` is width, depth and thickness."""
    width, depth, thick = size
    cloth, board = fabric(colour, None, 1500), 0.0024
    parts = [
        slab((width, depth, board), cloth, (0, 0, 0), 0, 0.002, 0.0008),
        slab((width, depth, board), cloth, (0, 0, thick - board), 0, 0.002, 0.0008),
        slab((board, depth, thick - 0.001), cloth, (-width / 2 + board / 2, 0, 0.0005), 0, 0.001, 0.0006),
        slab(
            (width - 0.008, depth - 0.008, thick - 2 * board),
            fabric('#EDE6D4', '#D3CAB5', 2400),
            (-0.002, 0, board),
            0,
            0.001,
            0.0004,
        ),
    ]
    return group('book', parts, at, turn, tilt)


BOOKS = (
    '#2C332A',
    '#D6CFBD',
    '#8A3B28',
    PINE,
    '#E9E3D3',
    '#6B6A5E',
    '#C79A48',
    '#3F5654',
    '#A79F8B',
    '#DDB74F',
    '#EFEADC',
    '#B4A88E',
)


def row_of_books(at, count, turn=0.0, seed=1, lean=True):
    """Books standing in a row along x with their spines to -y; the last one leans."""
    chance = random.Random(seed)
    parts, x = [], 0.0
    for index in range(count):
        thick, tall, deep = (
            chance.uniform(0.014, 0.042),
            chance.uniform(0.19, 0.27),
            chance.uniform(0.14, 0.19),
        )
        last = lean and index == count - 1
        volume = book((deep, tall, thick), chance.choice(BOOKS))
        holder = group('standing', [volume])
        volume.rotation_euler = (pi / 2, 0, pi / 2)
        volume.location = (-thick / 2, 0, 0)
        holder.location = (x + (0.035 if last else 0), deep / 2 + chance.uniform(0, 0.012), tall / 2)
        if last:
            holder.rotation_euler = (0, -0.16, 0)
        parts.append(holder)
        x += thick + 0.0012
    return group('books', parts, at, turn)


def pencil(at, turn=0.0, colour=WHEAT, tilt=(0, 0), length=0.172):
    """Six-sided, sharpened at +x, lying on the desk."""
    wood_tip, lead = paint('#D9B98A', 0.6), paint('#2A2A28', 0.4)
    parts = [
        lathe([(0, 0), (0.0036, 0), (0.0036, length - 0.022)], paint(colour, 0.3), steps=6),
        lathe([(0.0036, length - 0.022), (0.0011, length - 0.005)], wood_tip, steps=12),
        lathe([(0.0011, length - 0.005), (0, length)], lead, steps=12),
    ]
    return group('pencil', [group('lying', parts, (0, 0, 0.0034), 0, (0, 90))], at, turn, tilt)


def pencil_pot(at, colour='#E9E3D3', seed=2):
    chance = random.Random(seed)
    r, h = 0.038, 0.098
    pot = lathe(
        [(0, 0), (r, 0), (r, h), (r - 0.001, h + 0.001), (r - 0.005, h), (r - 0.005, 0.006), (0, 0.006)],
        paint(colour, 0.4, speck=0.5),
    )
    parts = [pot]
    for colour in (WHEAT, INK, PINE, WHEAT, '#C9C2B0', INK):
        angle, lean = chance.uniform(0, 2 * pi), chance.uniform(0.012, 0.024)
        foot = (-lean * cos(angle), -lean * sin(angle), 0.008)
        head = (lean * 1.7 * cos(angle), lean * 1.7 * sin(angle), chance.uniform(0.15, 0.178))
        parts.append(rod(foot, head, paint(colour, 0.35), 0.0036, steps=6))
    return group('pot', parts, at)


def page(image, at, turn=0.0, width=0.21, depth=0.297, curl=0.008):
    """A sheet of paper that does not lie quite flat."""

    def lying(u, v):
        lift = curl * (max(0, u - 0.6) ** 2 * max(0, v - 0.45) * 14 + 0.12 * sin(5 * u + 3 * v) ** 2)
        return (u - 0.5) * width, (v - 0.5) * depth, lift + 0.0006

    return group('page', [surface(lying, printed(image), 14, 18)], at, turn)


def sticky_note(kind, at, turn=0.0, ground=WHEAT, upright=True, curl=0.012):
    """Seventy-six millimetres, held along its upper edge; upright ones look to -y."""

    def held(u, v):
        away = curl * (1 - v) ** 2.2 + 0.0008
        x, y = (u - 0.5) * 0.076, (v - 0.5) * 0.076
        return (x, -away, y) if upright else (x, y, away)

    piece = surface(held, printed(note_drawing(ground, kind)), 6, 10)
    if upright:
        piece.rotation_euler = (0, turn * pi / 180, 0)
        return group('note', [piece], at)
    return group('note', [piece], at, turn)


def notebook(at, turn=0.0, colour=INK):
    """Closed, with an elastic band and a ribbon."""
    cover = paint(colour, 0.55)
    parts = [
        slab((0.145, 0.21, 0.016), paint('#EDE6D4', 0.8), (0, 0, 0.001), 0, 0.008, 0.002),
        slab((0.148, 0.214, 0.0022), cover, (0, 0, 0), 0, 0.01, 0.001),
        slab((0.148, 0.214, 0.0022), cover, (0, 0, 0.0165), 0, 0.01, 0.001),
        slab((0.005, 0.2145, 0.02), paint(WHEAT, 0.6), (0.055, 0, -0.0004), 0, 0.001, 0.0008),
    ]
    return group('notebook', parts, at, turn)


def phone(at, turn=0.0):
    parts = [slab((0.073, 0.15, 0.0078), metal('#3A3C39', 0.35), radius=0.011, edge=0.002)]
    parts.append(slab((0.07, 0.147, 0.0006), paint('#060706', 0.08), (0, 0, 0.0076), 0, 0.01, 0.0002))
    return group('phone', parts, at, turn)


def waste_basket(at):
    """Dark sheet steel, with two crumpled sheets."""
    can = [
        (0, 0),
        (0.11, 0),
        (0.113, 0.004),
        (0.138, 0.3),
        (0.14, 0.303),
        (0.136, 0.3),
        (0.11, 0.01),
        (0, 0.008),
    ]
    parts = [lathe(can, paint(INK, 0.45))]
    chance = random.Random(3)
    for x, y, z in ((0.02, 0.03, 0.22), (-0.05, -0.03, 0.2)):

        def crumpled(u, v, x=x, y=y, z=z):
            r = 0.05 * chance.uniform(0.8, 1.1)
            a, b = 2 * pi * u, pi * v
            return x + r * sin(b) * cos(a), y + r * sin(b) * sin(a), z + r * cos(b)

        parts.append(surface(crumpled, paint('#F1EDE2', 0.8), 9, 7))
    return group('basket', parts, at)


def cable(points, radius=0.0022, colour='#E4E1D8'):
    return tube(points, paint(colour, 0.5), radius)
