"""An open room in low morning light: desks, plants, and a long window on a flat horizon."""

import sys
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).parent))

import drawing
from furniture import (
    chair,
    curtain,
    desk_lamp,
    pendant,
    picture_frame,
    radiator,
    sideboard,
    table,
    wall_shelf,
)  # fmt: skip
from jacket import jacket
from materials import INK, WHEAT, bricks, fabric, linen
from plants import rubber_plant, snake_plant, trailing_plant, wheat_in_jar
from room import beams, ceiling, floor, socket, wall, window_wall
from shapes import group
from studio import begin, camera, prairie, shoot, sky, softbox, sunlight
from tableware import fruit_bowl, mug, tumbler
from things import (
    book,
    cable,
    laptop,
    monitor,
    notebook,
    page,
    pencil,
    pencil_pot,
    row_of_books,
    sticky_note,
    waste_basket,
)

TOP, RIGHT, LEFT, FAR, NEAR = 0.74, 3.6, -4.4, 6.6, -3.4


def room():
    floor(LEFT, NEAR, RIGHT, FAR)
    ceiling(LEFT, NEAR, RIGHT, FAR, 3.1)
    window_wall(FAR - NEAR, 3.1, (RIGHT, FAR, 0), -90, opening=(0.5, 9.2), sill=0.5, head=2.65, panes=6)
    wall(RIGHT - LEFT, 3.1, (LEFT, FAR, 0), 0, face=bricks('#B08061', '#8C5F47', '#C9BAA0'))
    beams(RIGHT - LEFT, (LEFT, NEAR + 0.6, 2.84), 6, 1.75)
    wall(FAR - NEAR, 3.1, (LEFT, NEAR, 0), 90)
    wall(RIGHT - LEFT, 3.1, (RIGHT, NEAR, 0), 180)
    for y in (5.6, 3.4, 1.2):
        radiator(1.6, (RIGHT - 0.12, y, 0), -90, 0.34)
    curtain(0.5, 2.8, linen(), (RIGHT - 0.16, FAR - 0.02, 0.05), -90, 5)
    socket((0.9, FAR, 0.3))


def workplace(at, screen, cover, seat_turn, left_behind):
    """A desk with its screen and what its owner left there; gives the chair."""
    seat = chair(cover, (0.08, -0.62, 0), seat_turn, 'star')
    display = monitor(screen, (0.05, 0.18, TOP), 4)
    wire = cable(
        [
            (0.06, 0.25, TOP + 0.06),
            (0.1, 0.34, TOP + 0.004),
            (0.12, 0.4, TOP - 0.03),
            (0.1, 0.41, 0.3),
            (0.2, 0.5, 0.012),
        ],
        colour='#2A2C29',
    )
    group('workplace', [table(1.6, 0.8), seat, display, wire, *left_behind], at)
    return seat


def desks():
    graph, code = drawing.screen_with_graph(), drawing.screen_with_code()
    oat, wool, pine = fabric('#CFC5AE', '#A79C84'), fabric('#4A4D42', '#30332B'), fabric('#1F5A42', '#17442F')

    near = workplace((0.2, 1.35, 0), graph, oat, -24, [
        pencil_pot((-0.64, 0.2, TOP)), notebook((-0.36, -0.14, TOP), 12),
        pencil((-0.2, -0.2, TOP), 75), mug((0.44, 0.02, TOP), -50),
        page(drawing.sketch(4), (0.26, -0.2, TOP), -8), page(drawing.sketch(6), (0.34, -0.17, TOP + 0.0012), 9, curl=0.015),
        book((0.18, 0.25, 0.03), '#C9C2B0', (0.62, 0.2, TOP), 4), book((0.15, 0.22, 0.024), '#8A3B28', (0.62, 0.2, TOP + 0.03), -12),
        sticky_note('climb', (-0.2, 0.15, TOP + 0.47), 4), sticky_note('tick', (-0.31, -0.26, TOP), -12, WHEAT, False),
        fruit_bowl((-0.42, 0.18, TOP), 40),
    ])  # fmt: skip
    jacket(fabric('#434A3C', '#2B3027'), near)
    workplace((1.9, 1.35, 0), code, wool, 38, [
        desk_lamp((-0.6, 0.12, TOP), 20, WHEAT), laptop(code, (-0.4, -0.1, TOP), 16, 118),
        mug((0.5, -0.1, TOP), 140, '#3A4038'), tumbler((0.42, 0.12, TOP)), pencil((0.3, -0.2, TOP), 20, INK),
        trailing_plant((0.68, 0.24, TOP), length=0.3, pot_radius=0.06), page(drawing.sketch(8), (0.32, -0.2, TOP), 14),
    ])  # fmt: skip
    workplace((1.9, 4.1, 0), graph, oat, -15, [
        mug((0.5, -0.08, TOP), -50, WHEAT), book((0.19, 0.26, 0.035), '#3F5654', (-0.55, 0.1, TOP), 12),
        book((0.16, 0.22, 0.025), '#DDB74F', (-0.55, 0.1, TOP + 0.035), -4), pencil_pot((0.6, 0.2, TOP)),
    ])  # fmt: skip
    workplace((0.2, 4.1, 0), code, pine, 30, [
        desk_lamp((-0.6, 0.05, TOP), 20, INK), notebook((-0.3, -0.16, TOP), 12, '#5A2A1C'),
        mug((0.48, -0.02, TOP), 30), page(drawing.sketch(4), (0.3, -0.2, TOP), -8),
    ])  # fmt: skip


def around():
    sideboard(2.4, (-0.6, FAR - 0.25, 0), 0, 4)
    row_of_books((-1.6, FAR - 0.34, 0.62), 10, seed=4)
    wheat_in_jar((-0.5, FAR - 0.26, 0.62), 24, 0.6)
    trailing_plant((0.3, FAR - 0.26, 0.62), length=0.35)
    picture_frame(drawing.poster(), 0.78, 1.08, (-0.6, FAR - 0.02, 1.24))
    wall_shelf(1.5, (1.5, FAR, 1.55))
    row_of_books((0.9, FAR - 0.2, 1.55), 13, seed=8)
    trailing_plant((2.0, FAR - 0.13, 1.55), length=0.6, seed=3)
    rubber_plant((2.9, 5.9, 0), 1.95, 4, 3, 0.26, pot_radius=0.2)
    snake_plant((-2.1, FAR - 0.4, 0), 0.95, pot_radius=0.16)
    rubber_plant((-1.15, 2.3, 0), 1.65, 4, 7, 0.24, pot_radius=0.17, colour='#3A4038')
    for y in (1.6, 4.3):
        pendant((1.05, y, 2.05), INK, 1.05)
    waste_basket((1.16, 1.75, 0))


begin()
room()
desks()
around()
SEEN = 1.3
prairie(0, SEEN, 640)
sky(0.42, SEEN, sun_height=32, sun_turn=205)
sunlight(14, 207, 13.0, '#FFE4C2')
softbox(4, 2, (-1.5, -3.1, 2.3), 0, 26, '#F4F6FF', tilt=75)
camera((-1.15, -1.5, 1.32), (0.9, 2.6, 1.1), lens=30, aperture=3.5, focus=(0.7, 0.9, 0.9))
shoot(exposure=1.2)
