"""A desk before the window, its chair turned out, coats on the pegs, and a freight train on the prairie."""

import sys
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).parent))

import drawing
from furniture import chair, desk_lamp, radiator, table
from jacket import jacket
from materials import INK, PINE, WHEAT, fabric
from plants import rubber_plant, trailing_plant
from railway import freight_line
from room import ceiling, floor, wall, window_wall
from studio import begin, camera, shoot, sky, softbox, sunlight
from tableware import mug
from things import book, laptop, monitor, notebook, page, pencil, pencil_pot, sticky_note
from wardrobe import coat, pegs, scarf, station_clock

TOP, WALL = 0.74, 2.0


def room():
    floor(-3.4, -3.5, 2.4, WALL)
    ceiling(-3.4, -3.5, 2.4, WALL, 3.1)
    window_wall(5.8, 3.1, (-3.4, WALL, 0), 0, opening=(0.5, 3.9), sill=0.88, head=2.4, panes=3)
    wall(5.5, 3.1, (2.4, WALL, 0), -90)
    wall(5.8, 3.1, (2.4, -3.5, 0), 180)
    wall(5.5, 3.1, (-3.4, -3.5, 0), 90)


def desk():
    table(1.9, 0.8, (-0.55, 1.38, 0))
    seat = chair(fabric('#CFC5AE', '#A79C84'), (-0.2, 0.42, 0), -32)
    pass
    monitor(drawing.drawn('releases'), (-0.85, 1.5, TOP), 10)
    desk_lamp((0.12, 1.56, TOP), 168, WHEAT)
    page(drawing.drawn('timetable'), (-0.12, 1.2, TOP), 6, 0.42, 0.297, 0.02)
    pencil((-0.1, 1.17, TOP + 0.003), 30, '#B8311F')
    mug((0.2, 1.24, TOP), -30)
    mug((-0.42, 1.3, TOP), 200, WHEAT)
    notebook((-1.22, 1.22, TOP), 14, '#5A2A1C')
    pencil_pot((-1.32, 1.5, TOP))
    trailing_plant((-1.75, 2.05, 0.91), length=0.32)
    for index, (colour, x, turn) in enumerate(((PINE, 0, 6), ('#C9C2B0', 0.01, -5))):
        book((0.17, 0.24, 0.028), colour, (0.3 + x, 2.05, 0.91 + 0.028 * index), 90 + turn)


def entrance():
    places = pegs(0.82, (1.09, WALL, 1.66), 3)
    coat(fabric('#3F4A40', '#29312A'), places[0], 0, 0.94, 0.82, 0.4)
    scarf(fabric('#D9AE3A', '#B88C22', 220), places[1])
    coat(fabric('#A88E66', '#86704E'), places[2], 0, 1.04, 0.82, 2.1)
    station_clock((1.09, WALL, 2.12), 8, 42, 0.15)


begin()
room()
desk()
entrance()
SEEN = 0.5
freight_line(90, SEEN, first=41, away=100.0, elevator=-14)
sky(0.5, SEEN * 1.25, sun_height=28, sun_turn=150)
sunlight(17, -58, 11.0, '#FFDFB4')
softbox(3.5, 2.4, (-0.5, -3.2, 2.2), 0, 64, '#FFF4E2', tilt=78)
camera((0.05, -1.75, 1.42), (0.05, 2.0, 1.2), lens=38, aperture=5.6, focus=(0, 1.3, 1))
shoot(exposure=1.25, shape=11 / 12)
