"""A table that people have just left, before a blackboard with the releases of the day."""

import sys
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).parent))

import drawing
from furniture import chair, curtain, panel, pendant, rug, sideboard, table
from jacket import jacket
from materials import INK, PAPER, PINE, WHEAT, fabric, linen, paint, printed, wood
from plants import rubber_plant, trailing_plant, wheat_in_jar
from room import ceiling, floor, socket, wall, window_wall
from shapes import slab
from studio import begin, camera, prairie, shoot, sky, softbox, sunlight
from tableware import carafe, mug, tumbler
from things import book, cable, laptop, notebook, page, pencil, pencil_pot, phone, row_of_books, sticky_note

TOP, WALL = 0.74, 3.0


def room():
    floor(-3.2, -3.5, 3.6, WALL)
    ceiling(-3.2, -3.5, 3.6, WALL, 3.0)
    window_wall(6.5, 3.0, (-3.2, -3.5, 0), 90, opening=(0.8, 5.6), sill=0.5, head=2.6, panes=4)
    wall(6.8, 3.0, (-3.2, WALL, 0), 0)
    wall(6.5, 3.0, (3.6, WALL, 0), -90)
    wall(6.8, 3.0, (3.6, -3.5, 0), 180)
    curtain(0.5, 2.75, linen(), (-3.02, 2.2, 0.04), 90, 5)
    rug(3.6, 2.7, (0.1, 0.85, 0), turn=-1)
    socket((2.3, WALL, 0.3))


def blackboard():
    """Two metres eighty of slate paint in an oak frame, a ledge with chalk, and notes beside it."""
    width, height, low = 2.9, 1.45, 0.98
    middle = -0.25
    panel(printed(drawing.board(), 0.62), width, height, (middle, WALL - 0.02, low))
    oak = wood('#B98A55', '#8A5F36')
    upright = wood('#B98A55', '#8A5F36', 'z')
    for z in (low - 0.035, low + height):
        slab((width + 0.07, 0.03, 0.035), oak, (middle, WALL - 0.015, z), 0, 0.003, 0.002)
    for side in (-1, 1):
        slab(
            (0.035, 0.03, height),
            upright,
            (middle + side * (width / 2 + 0.0175), WALL - 0.015, low),
            0,
            0.003,
            0.002,
        )
    slab((width * 0.6, 0.07, 0.016), oak, (middle, WALL - 0.06, low - 0.035), 0, 0.004, 0.003)
    for x, colour in ((-0.62, PAPER), (-0.5, WHEAT), (-0.1, PAPER)):
        slab(
            (0.075, 0.011, 0.011),
            paint(colour, 0.9),
            (middle + x, WALL - 0.065, low - 0.018),
            12 * x,
            0.004,
            0.004,
        )
    slab((0.13, 0.045, 0.03), fabric('#5C5F55'), (middle + 0.3, WALL - 0.062, low - 0.018), 4, 0.006, 0.006)
    notes = (
        ('climb', 1.5, 2.12, 3, WHEAT), ('tick', 1.61, 2.11, -4, WHEAT), ('tracks', 1.72, 2.13, 2, '#F3EBD3'),
        ('tick', 1.51, 1.99, -3, '#F3EBD3'), ('box', 1.63, 1.985, 5, PINE), ('arrow', 1.5, 1.86, 1, WHEAT),
        ('climb', 1.615, 1.855, -5, WHEAT), ('tick', 1.73, 1.99, 3, WHEAT), ('arrow', 1.53, 1.7, 6, '#F3EBD3'),
    )  # fmt: skip
    for kind, x, z, turn, ground in notes:
        sticky_note(kind, (x, WALL - 0.002, z), turn, ground)
    panel(printed(drawing.poster()), 0.42, 0.594, (2.62, WALL - 0.004, 1.66))
    for seed, x, z, lean in ((4, 2.0, 1.86, 1.5), (9, 2.26, 1.9, -1), (12, 2.04, 1.52, -2)):
        sheet = panel(printed(drawing.sketch(seed)), 0.21, 0.297, (x, WALL - 0.004, z))
        sheet.rotation_euler[1] = lean * 0.017
        slab((0.012, 0.012, 0.006), paint(INK, 0.4), (x, WALL - 0.002, z + 0.285), tilt=(90, 0), radius=0.006)


def around():
    sideboard(1.5, (2.65, WALL - 0.24, 0), 0, 3)
    row_of_books((2.05, WALL - 0.34, 0.62), 7, seed=5)
    wheat_in_jar((2.62, WALL - 0.25, 0.62), 24, 0.6)
    trailing_plant((3.05, WALL - 0.26, 0.62), length=0.35)
    rubber_plant((-2.5, 2.35, 0), 1.9, 4, 3, 0.26, pot_radius=0.2)
    pendant((-0.6, 0.95, 2.1), WHEAT, 0.9)
    pendant((0.7, 0.95, 2.1), WHEAT, 0.9)


def meeting():
    table(2.6, 1.05, (0.05, 0.95, 0))
    wool, oat, pine = fabric('#4A4D42', '#30332B'), fabric('#CFC5AE', '#A79C84'), fabric('#1F5A42', '#17442F')
    seats = []
    for cover, x, y, turn in (
        (wool, -0.85, 1.78, 168), (wool, 0.1, 1.95, 201), (oat, 1.05, 1.72, 172),
        (oat, -0.8, 0.05, -24), (wool, 0.22, 0.12, 8), (pine, 1.12, -0.12, 32),
    ):  # fmt: skip
        seats.append(chair(cover, (x, y, 0), turn))
    jacket(fabric('#434A3C', '#2B3027'), seats[3])
    laptop(drawing.screen_with_graph(), (0.28, 0.86, TOP), 6)
    page(drawing.sketch(), (-0.55, 0.72, TOP), 14)
    page(drawing.sketch(7), (-0.42, 0.8, TOP + 0.0012), -9, curl=0.014)
    page(drawing.sketch(3), (1.0, 1.16, TOP), 172)
    pencil((-0.35, 0.66, TOP), 40)
    pencil((0.92, 0.98, TOP), -30, INK)
    notebook((0.98, 0.72, TOP), -18)
    notebook((-0.9, 1.18, TOP), 160, '#5A2A1C')
    mug((-0.78, 0.72, TOP), 200)
    mug((0.62, 0.7, TOP), -30, '#3A4038')
    mug((-0.2, 1.22, TOP), 120)
    mug((1.15, 0.98, TOP), 60, WHEAT)
    carafe((-0.1, 0.98, TOP))
    tumbler((0.02, 1.1, TOP))
    tumbler((-0.24, 1.02, TOP), 0.3)
    phone((0.06, 0.66, TOP), -14)
    pencil_pot((0.62, 1.2, TOP))
    book((0.17, 0.24, 0.03), '#7C2F1E', (-0.66, 1.18, TOP), 24)
    sticky_note('tick', (0.6, 0.56, TOP), 12, WHEAT, False)
    sticky_note('climb', (-0.16, 0.62, TOP), -10, WHEAT, False)
    cable(
        [
            (0.45, 0.96, TOP + 0.006),
            (0.62, 1.04, TOP + 0.003),
            (0.5, 1.32, TOP + 0.003),
            (0.42, 1.45, TOP + 0.003),
            (0.4, 1.49, TOP - 0.03),
            (0.42, 1.5, 0.3),
            (0.6, 1.8, 0.014),
            (1.6, 2.6, 0.014),
            (2.3, 2.97, 0.33),
        ]
    )


begin()
room()
blackboard()
around()
meeting()
SEEN = 1.3
prairie(180, SEEN)
sky(0.42, SEEN, sun_height=32, sun_turn=20)
sunlight(19, 27, 13.0, '#FFE8CA')
softbox(3, 2, (0.5, -3.2, 2.4), 0, 14, '#F4F6FF', tilt=75)
camera((0.2, -2.6, 1.36), (0.2, 1.5, 1.2), lens=33, aperture=4.0, focus=(0.12, 0.7, 0.8))
shoot(exposure=1.35)
