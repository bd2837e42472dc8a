"""Tables, chairs, lamps and shelves, in their real sizes."""

from math import pi, sin

from materials import INK, fabric, glow, metal, paint, printed, wood
from shapes import copy_of, group, lathe, rod, slab, solid, surface, through, tube


def table(width, depth, at=(0, 0, 0), turn=0.0, height=0.74, top=None):
    """An oak top on two trestles of dark steel tube."""
    steel = paint(INK, 0.38)
    board = slab((width, depth, 0.032), top or wood(), (0, 0, height - 0.032), 0, 0.03, 0.006)
    parts = [board]
    for side in (-1, 1):
        x = side * (width / 2 - 0.22)
        for end in (-1, 1):
            foot = (x + side * 0.07, end * (depth / 2 - 0.07), 0)
            head = (x, end * (depth / 2 - 0.16), height - 0.034)
            parts.append(rod(foot, head, steel, 0.017))
        parts.append(slab((0.05, depth - 0.2, 0.008), steel, (x, 0, height - 0.041), 0, 0.01, 0.002))
        parts.append(
            rod(
                (x + side * 0.047, -depth / 2 + 0.1, 0.24),
                (x + side * 0.047, depth / 2 - 0.1, 0.24),
                steel,
                0.011,
            )
        )
    return group('table', parts, at, turn)


SEAT = [(.245, .418), (.225, .447), (.14, .452), (.02, .442), (-.10, .432), (-.175, .44), (-.215, .49),
        (-.24, .58), (-.262, .68), (-.28, .77), (-.288, .81), (-.286, .822)]  # fmt: skip


def _shell(u, v):
    """A seat that curls up into the back; `u` across, `v` from the front lip to the top edge."""
    y, z = through([(0, a, b) for a, b in SEAT], v).yz
    side = 2 * u - 1
    back = min(max((v - 0.42) / 0.2, 0), 1)
    half = 0.245 - 0.055 * max(0, v - 0.6) / 0.4
    end = min(v, 1 - v) / 0.16
    if end < 1:
        half *= (1 - (1 - max(end, 0.25)) ** 2.6) ** (1 / 2.6)
    curl = abs(side) ** 2.4
    crest = max(0, v - 0.75) / 0.25
    return side * half, y + 0.06 * curl * back, z + 0.03 * curl * (1 - back) - 0.04 * curl * crest


def chair(cover, at=(0, 0, 0), turn=0.0, base='legs'):
    """An upholstered shell facing y, on four oak legs or on a turning star with castors."""
    shell = surface(_shell, cover, 16, 32, 0.026, 2)
    rim = [(side, v) for side, vs in ((0, range(1, 20)), (1, range(19, 0, -1))) for v in vs]
    parts = [shell, tube([_shell(u, v / 20) for u, v in rim], cover, 0.0065, closed=True)]
    if base == 'legs':
        oak = wood('#B98A55', '#8A5F36', 'z')
        for sx in (-1, 1):
            for sy in (-1, 1):
                parts.append(
                    rod(
                        (sx * 0.225, sy * 0.215 - 0.02, 0),
                        (sx * 0.15, sy * 0.14 - 0.01, 0.425),
                        oak,
                        0.011,
                        0.017,
                    )
                )
            parts.append(rod((sx * 0.15, -0.16, 0.412), (sx * 0.15, 0.14, 0.412), oak, 0.012))
        parts.append(rod((-0.16, 0, 0.41), (0.16, 0, 0.41), oak, 0.012))
    else:
        steel = metal('#8F918C', 0.3)
        parts.append(rod((0, -0.01, 0.09), (0, -0.01, 0.42), steel, 0.027, 0.022))
        parts.append(slab((0.2, 0.22, 0.02), paint(INK, 0.4), (0, -0.01, 0.405), 0, 0.03))
        for arm in range(5):
            angle = arm * 2 * pi / 5 + 0.3
            x, y = 0.3 * sin(angle), 0.3 * sin(angle + pi / 2)
            parts.append(rod((0, -0.01, 0.105), (x, y - 0.01, 0.07), steel, 0.022, 0.014))
            parts.append(
                rod((x - 0.014, y - 0.01, 0.029), (x + 0.014, y - 0.01, 0.029), paint(INK, 0.5), 0.029)
            )
    return group('chair', parts, at, turn)


def desk_lamp(at=(0, 0, 0), turn=0.0, colour=INK, lit=True):
    """A weighted foot, two arms and a spun shade that looks down."""
    lacquer = paint(colour, 0.34)
    foot = lathe(
        [(0, 0), (0.088, 0), (0.092, 0.004), (0.092, 0.014), (0.086, 0.02), (0.01, 0.024), (0, 0.024)],
        lacquer,
    )
    elbow, wrist = (-0.09, 0, 0.33), (0.16, 0, 0.47)
    parts = [foot, rod((0, 0, 0.02), elbow, lacquer, 0.006), rod(elbow, wrist, lacquer, 0.006)]
    parts.append(rod((-0.09, -0.012, 0.33), (-0.09, 0.012, 0.33), metal(), 0.011))
    shade = [
        (0.018, 0.06),
        (0.026, 0.055),
        (0.034, 0.03),
        (0.07, -0.045),
        (0.073, -0.05),
        (0.07, -0.049),
        (0.031, 0.026),
        (0.015, 0.05),
    ]
    parts.append(lathe(shade, lacquer, wrist, tilt=(0, -14)))
    if lit:
        bulb = lathe(
            [(0, -0.035), (0.014, -0.03), (0.021, -0.015), (0.014, 0.01), (0.009, 0.03)],
            glow('#FFD08A', 14),
            wrist,
            24,
            (0, -14),
        )
        parts.append(bulb)
    parts.append(
        tube(
            [(0, 0, 0.012), (-0.12, 0.06, 0.004), (-0.2, 0.2, 0.004), (-0.16, 0.34, 0.004)],
            paint(INK, 0.6),
            0.0028,
        )
    )
    return group('lamp', parts, at, turn)


def pendant(at, colour, drop=1.2, radius=0.21):
    """An enamelled dome on a cord; `at` is the middle of its lower rim."""
    r = radius
    outside = [
        (r, 0),
        (r * 0.99, 0.012),
        (r * 0.93, 0.06),
        (r * 0.74, 0.12),
        (r * 0.42, 0.165),
        (r * 0.16, 0.185),
        (0.024, 0.2),
        (0.022, 0.25),
        (0.004, 0.255),
    ]
    inside = [
        (0.02, 0.18),
        (r * 0.4, 0.158),
        (r * 0.72, 0.115),
        (r * 0.91, 0.057),
        (r * 0.985, 0.004),
        (r, 0),
    ]
    parts = [lathe(outside, paint(colour, 0.22)), lathe(inside, paint('#F6F2E6', 0.35))]
    parts.append(
        lathe([(0, 0.03), (0.03, 0.042), (0.042, 0.075), (0.03, 0.11), (0.018, 0.14)], glow('#FFCF8C', 9))
    )
    parts.append(rod((0, 0, 0.25), (0, 0, drop), paint(INK, 0.6), 0.003))
    return group('pendant', parts, at)


def sideboard(width, at=(0, 0, 0), turn=0.0, doors=3, height=0.62, depth=0.42):
    """A low oak cupboard on a dark plinth, its doors a few millimetres apart."""
    oak = wood(along='x')
    parts = [
        slab((width, depth, 0.024), oak, (0, 0, height - 0.024), 0, 0.004),
        slab((width - 0.012, depth - 0.024, height - 0.124), oak, (0, 0.01, 0.1), 0, 0.003),
        slab((width - 0.1, depth - 0.1, 0.1), paint(INK, 0.5), (0, 0.02, 0), 0, 0.002),
    ]
    front = wood('#C39059', '#94632F', 'z')
    each = (width - 0.012) / doors
    for door in range(doors):
        x = -width / 2 + 0.006 + each * (door + 0.5)
        parts.append(
            slab(
                (each - 0.004, 0.02, height - 0.132), front, (x, -depth / 2 + 0.012, 0.104), 0, 0.003, 0.0015
            )
        )
        parts.append(
            rod(
                (x + each / 2 - 0.05, -depth / 2 - 0.012, height - 0.2),
                (x + each / 2 - 0.05, -depth / 2 - 0.012, height - 0.07),
                paint(INK, 0.35),
                0.005,
            )
        )
    return group('sideboard', parts, at, turn)


def wall_shelf(width, at, turn=0.0, depth=0.24):
    """One board on two steel brackets; `at` is the middle of its top at the wall, which lies at +y."""
    board = slab((width, depth, 0.026), wood(), (0, -depth / 2, -0.026), 0, 0.004)
    steel = paint(INK, 0.4)
    parts = [board]
    for side in (-1, 1):
        x = side * (width / 2 - 0.16)
        parts.append(slab((0.028, depth - 0.03, 0.005), steel, (x, -depth / 2, -0.031), 0, 0.002, 0.001))
        parts.append(slab((0.028, 0.005, 0.16), steel, (x, -0.004, -0.186), 0, 0.002, 0.001))
    return group('shelf', parts, at, turn)


def picture_frame(image, width, height, at, turn=0.0, tilt=(0.0, 0.0)):
    """A print behind a mat in a thin dark frame; its back is at +y, `at` is its lower middle."""
    edge, dark = 0.022, paint(INK, 0.35)
    parts = [slab((width, 0.012, height), paint('#F7F5EF', 0.7), (0, 0.004, 0), 0, 0.001, 0.0005)]
    for side in (-1, 1):
        parts.append(
            slab((edge, 0.03, height + edge), dark, (side * width / 2, 0, -edge / 2), 0, 0.002, 0.002)
        )
        parts.append(
            slab(
                (width + edge, 0.03, edge),
                dark,
                (0, 0, height / 2 - edge / 2 + side * height / 2),
                0,
                0.002,
                0.002,
            )
        )
    mat = 0.07
    parts.append(panel(printed(image), width - 2 * mat, height - 2 * mat, (0, -0.0035, mat)))
    return group('picture', parts, at, turn, tilt)


def panel(material, width, height, at, turn=0.0):
    """A flat upright picture that looks to -y; `at` is its lower middle."""
    w = width / 2
    flat = solid(
        'panel', [(-w, 0, 0), (w, 0, 0), (w, 0, height), (-w, 0, height)], [(0, 1, 2, 3)], material,
        [(0, 0), (1, 0), (1, 1), (0, 1)],
    )  # fmt: skip
    return group('panel', [flat], at, turn)


def radiator(width, at, turn=0.0, height=0.46):
    """A white column radiator, as under every window in a cold place; it stands along x."""
    white = paint('#E8E5DC', 0.35)
    column = slab((0.034, 0.1, height), white, (0, 0, 0.11), 0, 0.017, 0.012)
    count = int(width / 0.05)
    parts = [column] + [copy_of(column, (0.05 * i, 0, 0.11)) for i in range(1, count)]
    for x in (0.1, 0.05 * (count - 3)):
        parts.append(slab((0.02, 0.06, 0.11), white, (x, 0, 0)))
    return group('radiator', parts, at, turn)


def rug(width, depth, at, colour='#A9A08C', second='#7F7765', turn=0.0):
    piece = slab((width, depth, 0.011), fabric(colour, second, 260), at, turn, 0.02, 0.005)
    return piece


def curtain(width, height, material, at, turn=0.0, folds=9):
    """Hanging cloth in uneven folds; `at` is its lower left corner."""

    def hang(u, v):
        swing = sin(u * folds * 2 * pi + 0.9 * sin(u * 7)) * (0.035 + 0.02 * (1 - v))
        return u * width + 0.012 * sin(v * 5 + u * 20), swing, v * height

    return group('curtain', [surface(hang, material, folds * 14, 20)], at, turn)
