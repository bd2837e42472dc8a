"""What people eat and drink from."""

from materials import PAPER, coffee, glass, paint
from shapes import group, lathe, tube


def mug(at=(0, 0, 0), turn=0.0, colour=PAPER, full=0.8, speck=0.5):
    """Stoneware with a handle at +x and coffee in it."""
    glaze = paint(colour, 0.24, speck=speck)
    r, h, wall = 0.041, 0.092, 0.0042
    outside = [
        (0, 0.003),
        (r * 0.72, 0.003),
        (r * 0.76, 0),
        (r * 0.86, 0.002),
        (r * 0.97, 0.014),
        (r, 0.03),
        (r, h - 0.003),
        (r - wall / 3, h),
    ]
    inside = [(r - wall, h - 0.002), (r - wall, 0.02), (r - wall - 0.008, 0.009), (0, 0.008)]
    parts = [lathe(outside + inside, glaze)]
    parts.append(
        tube(
            [
                (r - 0.002, 0, 0.074),
                (r + 0.022, 0, 0.07),
                (r + 0.027, 0, 0.05),
                (r + 0.02, 0, 0.03),
                (r - 0.002, 0, 0.024),
            ],
            glaze,
            0.0052,
        )
    )
    if full:
        parts.append(lathe([(0, h * full), (r - wall - 0.0003, h * full + 0.0006)], coffee()))
    return group('mug', parts, at, turn)


def tumbler(at=(0, 0, 0), water=0.6):
    """A water glass."""
    r, h = 0.034, 0.105
    profile = [
        (0, 0),
        (r * 0.84, 0),
        (r * 0.88, 0.002),
        (r, h - 0.001),
        (r - 0.0012, h),
        (r - 0.0022, h - 0.001),
        (r * 0.86 - 0.002, 0.009),
        (0, 0.008),
    ]
    parts = [lathe(profile, glass())]
    if water:
        parts.append(
            lathe(
                [(0, 0.0082), (r * 0.86 - 0.0022, 0.0092), (r * 0.93 - 0.0024, h * water), (0, h * water)],
                glass('#EEF6F4'),
            )
        )
    return group('tumbler', parts, at)


def carafe(at=(0, 0, 0)):
    profile = [
        (0, 0),
        (0.044, 0),
        (0.05, 0.006),
        (0.052, 0.03),
        (0.05, 0.12),
        (0.032, 0.17),
        (0.026, 0.2),
        (0.031, 0.235),
        (0.029, 0.236),
        (0.0238, 0.2),
        (0.0298, 0.169),
        (0.0478, 0.119),
        (0.0498, 0.03),
        (0.046, 0.01),
        (0, 0.009),
    ]
    water = [(0, 0.0095), (0.0455, 0.0105), (0.0494, 0.03), (0.0475, 0.118), (0.044, 0.135), (0, 0.135)]
    return group('carafe', [lathe(profile, glass()), lathe(water, glass('#EEF6F4'))], at)


def fruit_bowl(at, turn=0.0):
    """Four lemons in a dark bowl."""
    outside = [
        (0, 0.004),
        (0.04, 0.004),
        (0.044, 0),
        (0.05, 0.003),
        (0.09, 0.03),
        (0.112, 0.062),
        (0.111, 0.064),
    ]
    inside = [(0.108, 0.062), (0.086, 0.034), (0.045, 0.012), (0, 0.009)]
    parts = [lathe(outside + inside, paint('#2A2E27', 0.4, speck=0.3))]
    skin = paint('#E9B928', 0.42)
    lemon = [
        (0, -0.045),
        (0.005, -0.041),
        (0.013, -0.034),
        (0.024, -0.02),
        (0.028, 0),
        (0.024, 0.02),
        (0.012, 0.034),
        (0.006, 0.04),
        (0, 0.042),
    ]
    for x, y, z, lean, spin in (
        (-0.04, 0.01, 0.045, 80, 20),
        (0.035, 0.03, 0.047, 95, 110),
        (0.02, -0.04, 0.046, 85, 200),
        (0, 0.005, 0.083, 70, 300),
    ):
        parts.append(lathe(lemon, skin, (x, y, z), 32, (lean, 0), spin))
    return group('fruit', parts, at, turn)
