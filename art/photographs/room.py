"""Floors, walls, and walls with a long window."""

from materials import INK, paint, planks, plaster, wood
from shapes import group, slab, solid
from studio import portal


def floor(left, near, right, far, material=None):
    corners = [(left, near, 0), (right, near, 0), (right, far, 0), (left, far, 0)]
    return solid('floor', corners, [(0, 1, 2, 3)], material or planks())


def ceiling(left, near, right, far, height, colour='#F4F2EC'):
    out = 0.3
    left, near, right, far = left - out, near - out, right + out, far + out
    corners = [(left, far, height), (right, far, height), (right, near, height), (left, near, height)]
    return solid('ceiling', corners, [(0, 1, 2, 3)], plaster(colour))


def wall(length, height, at, turn=0.0, colour='#F2EFE7', skirting=True, face=None):
    """From `at` along +x; its face looks to -y."""
    height += 0.1
    parts = [
        slab((length, 0.2, height), face or plaster(colour), (length / 2, 0.1, 0), radius=0.002, edge=0.001)
    ]
    if skirting:
        board = paint('#EBE8DF', 0.4)
        parts.append(slab((length, 0.014, 0.09), board, (length / 2, -0.007, 0), 0, 0.002, 0.002))
    return group('wall', parts, at, turn)


def window_wall(
    length, height, at, turn=0.0, opening=(0.5, 3.5), sill=0.62, head=2.45, panes=4, colour='#F2EFE7'
):
    """A wall from `at` along +x that looks to -y, with a long window in a dark frame and a deep sill."""
    start, end = opening
    deep = 0.32
    face, frame = plaster(colour), paint(INK, 0.32)
    wide, tall = end - start, head - sill

    def block(x0, x1, z0, z1):
        return slab((x1 - x0, deep, z1 - z0), face, ((x0 + x1) / 2, deep / 2, z0), radius=0.004, edge=0.003)

    parts = [block(0, length, 0, sill), block(0, length, head, height + 0.1)]
    if start > 0.02:
        parts.append(block(0, start, sill, head))
    if end < length - 0.02:
        parts.append(block(end, length, sill, head))
    parts.append(
        slab(
            (wide + 0.06, 0.3, 0.03), paint('#EFEBE0', 0.3), ((start + end) / 2, 0.09, sill), 0, 0.006, 0.005
        )
    )
    parts.append(slab((length, 0.014, 0.09), paint('#EBE8DF', 0.4), (length / 2, -0.007, 0), 0, 0.002, 0.002))
    back = 0.24
    for z in (sill + 0.03, head - 0.055):
        parts.append(slab((wide, 0.06, 0.055), frame, ((start + end) / 2, back, z), 0, 0.004, 0.004))
    for pane in range(panes + 1):
        x = start + 0.03 + (wide - 0.06) * pane / panes
        parts.append(slab((0.055, 0.07, tall), frame, (x, back, sill), 0, 0.004, 0.004))
    parts.append(
        slab(
            (wide / panes, 0.05, 0.04),
            frame,
            (start + wide / panes * 1.5, back, sill + tall * 0.3),
            0,
            0.004,
            0.004,
        )
    )
    handle = slab(
        (0.02, 0.03, 0.13),
        paint('#8E8F8B', 0.3, 1.0),
        (start + wide / panes + 0.06, back - 0.04, sill + tall * 0.36),
    )
    parts.append(handle)
    parts.append(portal(wide, tall, ((start + end) / 2, deep + 0.02, (sill + head) / 2), 180))
    return group('window wall', parts, at, turn)


def socket(at, turn=0.0):
    """A plate for two plugs; its back is at +y."""
    white, dark = paint('#F2EFE6', 0.3), paint('#55564F', 0.5)
    parts = [slab((0.07, 0.008, 0.115), white, (0, -0.004, 0), 0, 0.006, 0.003)]
    for z in (0.03, 0.07):
        for x in (-0.006, 0.006):
            parts.append(slab((0.002, 0.002, 0.009), dark, (x, -0.0085, z), 0, 0.0005, 0.0002))
    return group('socket', parts, at, turn)


def beams(length, at, count, spacing, turn=0.0):
    """Heavy timber under a ceiling, along x, one every `spacing` along y; `at` is the first one's lower left."""
    timber = wood('#B08E68', '#73533A', gloss=0.6)
    parts = [
        slab((length, 0.18, 0.26), timber, (length / 2, spacing * i, 0), 0, 0.012, 0.008)
        for i in range(count)
    ]
    return group('beams', parts, at, turn)
