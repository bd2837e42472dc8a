"""A shared desk in the morning: two chairs drawn together, two laptops, notes and cups."""

import sys
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).parent))

import drawing
from furniture import (
    chair,
    curtain,
    desk_lamp,
    picture_frame,
    radiator,
    rug,
    sideboard,
    table,
    wall_shelf,
)  # fmt: skip
from jacket import jacket
from materials import INK, PINE, WHEAT, fabric, linen
from plants import rubber_plant, snake_plant, trailing_plant, wheat_in_jar
from room import ceiling, floor, socket, wall, window_wall
from studio import begin, camera, prairie, shoot, sky, softbox, sunlight
from tableware import fruit_bowl, mug, tumbler
from things import book, cable, laptop, notebook, page, pencil, pencil_pot, phone, row_of_books, sticky_note

TOP = 0.74


def room():
    floor(-2.7, -4, 4, 3)
    ceiling(-2.7, -4, 4, 3, 2.9)
    window_wall(7, 2.9, (-2.7, -4, 0), 90, opening=(1.6, 6.3), sill=0.62, head=2.5, panes=4)
    wall(6.7, 2.9, (-2.7, 3, 0), 0)
    wall(7, 2.9, (4, 3, 0), -90)
    wall(6.7, 2.9, (4, -4, 0), 180)
    radiator(1.6, (-2.58, 0.6, 0), 90)
    curtain(0.55, 2.62, linen(), (-2.52, 2.3, 0.04), 90, 5)
    socket((0.35, 3, 0.3))
    rug(3.2, 2.3, (0.15, -0.1, 0), turn=3)


def background():
    sideboard(2.1, (-0.75, 2.76, 0), 0, 4)
    row_of_books((-1.62, 2.68, 0.62), 9, seed=4)
    desk_lamp((-0.72, 2.74, 0.62), -25, WHEAT)
    book((0.17, 0.24, 0.03), '#C9C2B0', (-0.42, 2.68, 0.62), 84)
    book((0.15, 0.22, 0.024), PINE, (-0.42, 2.68, 0.65), 97)
    picture_frame(drawing.poster(), 0.62, 0.84, (0.02, 2.9, 0.63), tilt=(-6, 0))
    wall_shelf(1.6, (-0.85, 3, 1.72))
    row_of_books((-1.5, 2.79, 1.72), 11, seed=8)
    wheat_in_jar((-0.78, 2.87, 1.72), 20, 0.5)
    trailing_plant((-0.3, 2.87, 1.72), length=0.5)
    snake_plant((0.72, 2.62, 0), 0.95, pot_radius=0.16)
    rubber_plant((-2.1, 2.45, 0), 1.75, 3, 3, 0.25, pot_radius=0.19)


def desk():
    table(2.0, 0.95, (0, 0.35, 0))
    wool, oat = fabric('#5E6152', '#3F4338'), fabric('#CFC5AE', '#A79C84')
    jacket(fabric('#434A3C', '#2B3027'), chair(oat, (-0.36, -0.3, 0), -13))
    chair(wool, (0.42, -0.36, 0), 17)

    laptop(drawing.screen_with_graph(), (-0.3, 0.33, TOP), -9)
    laptop(drawing.screen_with_code(), (0.34, 0.36, TOP), 14, 106)
    page(drawing.sketch(), (0.03, 0.13, TOP), 12)
    page(drawing.sketch(5), (0.1, 0.03, TOP + 0.0012), -8, curl=0.014)
    pencil((0.0, 0.1, TOP + 0.002), 64)
    pencil((-0.62, 0.12, TOP), 20, INK)
    notebook((-0.68, 0.2, TOP), 16)
    mug((0.68, 0.2, TOP), -40)
    mug((-0.57, 0.46, TOP), 150, '#3A4038')
    phone((0.66, 0.02, TOP), 12)
    tumbler((0.03, 0.56, TOP))
    fruit_bowl((0.72, 0.56, TOP), 200)
    pencil_pot((-0.8, 0.62, TOP))
    book((0.19, 0.26, 0.026), '#7C2F1E', (-0.5, 0.68, TOP), 8)
    book((0.16, 0.23, 0.02), '#E4DDCB', (-0.49, 0.67, TOP + 0.026), -6)
    sticky_note('climb', (-0.14, 0.12, TOP), 20, WHEAT, False)
    sticky_note('tick', (-0.19, 0.045, TOP), -7, WHEAT, False)
    sticky_note('arrow', (0.53, 0.1, TOP), 9, '#F3EBD3', False)
    cable(
        [
            (0.5, 0.47, TOP + 0.006),
            (0.66, 0.62, TOP + 0.003),
            (0.5, 0.75, TOP + 0.003),
            (0.3, 0.8, TOP + 0.003),
            (0.27, 0.835, TOP - 0.02),
            (0.28, 0.85, 0.3),
            (0.4, 1.1, 0.012),
            (0.5, 2.4, 0.012),
            (0.36, 2.96, 0.33),
        ]
    )
    cable(
        [
            (-0.46, 0.42, TOP + 0.006),
            (-0.42, 0.6, TOP + 0.003),
            (-0.2, 0.72, TOP + 0.003),
            (0.1, 0.79, TOP + 0.003),
            (0.24, 0.83, TOP - 0.01),
            (0.26, 0.85, 0.28),
            (0.36, 1.12, 0.012),
        ]
    )


begin()
room()
background()
desk()
SEEN = 1.3
prairie(180, SEEN, -530)
sky(0.42, SEEN, sun_height=32, sun_turn=-30)
sunlight(17, -27, 13.0, '#FFE8CA')
softbox(3, 2, (1.5, -3.6, 2.2), 10, 14, '#F4F6FF', tilt=75)
camera((1.72, -2.2, 1.42), (-0.2, 0.55, 0.86), lens=40, aperture=3.2, focus=(0.05, 0.25, 0.8))
shoot(exposure=1.6)
