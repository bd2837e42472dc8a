"""A shared desk, just left: a timetable half corrected, two mugs, a call that goes on."""

import random
import sys
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).parent))

import drawing
from furniture import chair, table
from jacket import jacket
from materials import INK, PAPER, WHEAT, fabric, paint, wood
from room import ceiling, floor, wall, window_wall
from shapes import group, slab
from studio import begin, close_up, prairie, shoot, sky, softbox, sunlight
from tableware import mug
from things import laptop, page, pencil, phone, sticky_note
from wardrobe import spectacles

TOP = 0.74


def room():
    floor(-2.2, -4, 4, 4)
    ceiling(-2.2, -4, 4, 4, 2.9)
    window_wall(8, 2.9, (-2.2, -4, 0), 90, opening=(1.2, 7.4), sill=0.62, head=2.5, panes=6)
    wall(6.2, 2.9, (-2.2, 4, 0), 0)
    wall(8, 2.9, (4, 4, 0), -90)
    wall(6.2, 2.9, (4, -4, 0), 180)


def eraser(at, turn):
    parts = [slab((0.052, 0.021, 0.012), paint('#EFEBE0', 0.8), (0, 0, 0), 0, 0.004, 0.003)]
    parts.append(slab((0.032, 0.0216, 0.0126), paint(INK, 0.6), (0.011, 0, -0.0003), 0, 0.001, 0.001))
    return group('eraser', parts, at, turn)


def crumbs(at, count=26):
    chance = random.Random(3)
    for _ in range(count):
        x, y = chance.gauss(0, 0.03), chance.gauss(0, 0.018)
        slab((chance.uniform(0.002, 0.005), 0.0012, 0.0012), paint('#8D8A80', 0.9), (at[0] + x, at[1] + y, at[2]), chance.uniform(0, 180), 0.0005, 0.0004)


def ruler(at, turn):
    parts = [slab((0.3, 0.03, 0.0028), wood('#D8B98A', '#B08A5A'), (0, 0, 0), 0, 0.001, 0.0008)]
    for mark in range(60):
        tall = 0.008 if mark % 10 == 0 else 0.004
        parts.append(slab((0.0006, tall, 0.0002), paint(INK, 0.7), (-0.145 + mark * 0.0049, 0.015 - tall / 2, 0.0028), 0, 0.0002, 0.0001))
    return group('ruler', parts, at, turn)


def desk():
    table(2.0, 1.0, (0, 0.35, 0))
    oat, wool = fabric('#CFC5AE', '#A79C84'), fabric('#5E6152', '#3F4338')
    chair(oat, (0.5, 1.28, 0), 158)
    page(drawing.drawn('notes'), (0.335, 0.07, TOP), -17)
    page(drawing.drawn('timetable'), (0.0, 0.13, TOP + 0.0012), 9, 0.594, 0.42, 0.022)
    laptop(drawing.drawn('call'), (-0.06, 0.545, TOP), 7, 108)
    mug((-0.375, 0.36, TOP), 160)
    mug((0.335, 0.35, TOP), 30, '#2E342B', 0.3)
    pencil((0.0, 0.075, TOP + 0.003), 38, '#B8311F')
    pencil((0.36, 0.12, TOP + 0.003), 118, WHEAT)
    eraser((0.17, 0.005, TOP + 0.003), -28)
    crumbs((0.13, 0.03, TOP + 0.004))
    spectacles((-0.2, 0.0, TOP + 0.004), 24)
    sticky_note('climb', (0.255, 0.285, TOP + 0.003), 14, WHEAT, False)


begin()
room()
desk()
SEEN = 1.3
prairie(180, SEEN, -530)
sky(0.42, SEEN, sun_height=32, sun_turn=-30)
sunlight(20, -22, 12.0, '#FFE2BC')
softbox(3, 2, (1.5, -3.6, 2.2), 10, 12, '#F4F6FF', tilt=75)
close_up((0.10, -0.66, 1.46), (-0.005, 0.255, 0.765), lens=49, aperture=4.0, focus=(0, 0.16, TOP), roll=0)
shoot(exposure=1.05, shape=11 / 12)
