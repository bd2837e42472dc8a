"""The release graph and other drawings, as pictures for screens, paper and the wall."""

import random
from pathlib import Path

import bpy
import numpy as np

from materials import INK, PAPER, PINE, WHEAT

STAGES = 5


class Sheet:
    """A small canvas; places on it run from 0 to 1, from the lower left."""

    def __init__(self, width, height, ground):
        self.width, self.height = width, height
        self.pixels = np.ones((height, width, 4), dtype=np.float32)
        self.pixels[..., :3] = _srgb(ground)

    def line(self, points, colour, thickness=0.004, strength=1.0, wander=0.0):
        """`thickness` in parts of the height; `wander` is how unsteady the hand is."""
        scaled = [(x * self.width, y * self.height) for x, y in points]
        half = thickness * self.height / 2
        for (ax, ay), (bx, by) in zip(scaled, scaled[1:]):
            steps = max(1, int(np.hypot(bx - ax, by - ay) / 40)) if wander else 1
            path = [(ax + (bx - ax) * i / steps, ay + (by - ay) * i / steps) for i in range(steps + 1)]
            shaken = [(x + random.gauss(0, wander), y + random.gauss(0, wander)) for x, y in path]
            shaken[0], shaken[-1] = path[0], path[-1]
            for first, second in zip(shaken, shaken[1:]):
                self._stroke(first, second, half, colour, strength)

    def _stroke(self, a, b, half, colour, strength):
        (ax, ay), (bx, by) = a, b
        left, right = int(min(ax, bx) - half - 2), int(max(ax, bx) + half + 3)
        low, high = int(min(ay, by) - half - 2), int(max(ay, by) + half + 3)
        left, low = max(left, 0), max(low, 0)
        right, high = min(right, self.width), min(high, self.height)
        if left >= right or low >= high:
            return
        y, x = np.mgrid[low:high, left:right].astype(np.float32) + 0.5
        length = (bx - ax) ** 2 + (by - ay) ** 2 or 1
        t = np.clip(((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length, 0, 1)
        distance = np.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay))
        cover = (np.clip(half - distance + 0.5, 0, 1) * strength)[..., None]
        part = self.pixels[low:high, left:right, :3]
        part[:] = part * (1 - cover) + np.array(_srgb(colour), dtype=np.float32) * cover

    def dot(self, x, y, radius, colour):
        self.line([(x, y), (x, y)], colour, radius * 2)

    def block(self, left, low, right, high, colour):
        self.pixels[
            int(low * self.height) : int(high * self.height),
            int(left * self.width) : int(right * self.width), :3,
        ] = _srgb(colour)  # fmt: skip

    def rub(self, amount, colour, seed=1):
        """The haze that a cloth leaves on a blackboard."""
        chance = np.random.default_rng(seed)
        haze = np.zeros((self.height, self.width), dtype=np.float32)
        for size, weight in ((9, 0.5), (23, 0.3), (61, 0.2)):
            coarse = chance.random((size, size * 2)).astype(np.float32)
            rows = np.linspace(0, size - 1.001, self.height)
            columns = np.linspace(0, size * 2 - 1.001, self.width)
            haze += weight * _stretched(coarse, rows, columns)
        haze = (np.clip((haze - 0.35) * 2.2, 0, 1) * amount)[..., None]
        self.pixels[..., :3] = self.pixels[..., :3] * (1 - haze) + np.array(_srgb(colour)) * haze

    def image(self, name):
        picture = bpy.data.images.new(name, self.width, self.height)
        picture.pixels.foreach_set(self.pixels.ravel())
        picture.pack()
        return picture


def _stretched(coarse, rows, columns):
    r, c = rows.astype(int), columns.astype(int)
    fr, fc = (rows - r)[:, None], (columns - c)[None, :]
    fr, fc = fr * fr * (3 - 2 * fr), fc * fc * (3 - 2 * fc)
    above = coarse[r][:, c] * (1 - fc) + coarse[r][:, c + 1] * fc
    below = coarse[r + 1][:, c] * (1 - fc) + coarse[r + 1][:, c + 1] * fc
    return above * (1 - fr) + below * fr


def _srgb(hex_colour):
    return tuple(int(hex_colour[i : i + 2], 16) / 255 for i in (1, 3, 5))


def _route(start, slope, waits, low, high):
    """One release: it climbs from stage to stage and waits at each."""
    points, x = [], start
    rise = (high - low) / (STAGES - 1)
    for stage in range(STAGES):
        y = low + rise * stage
        points.append((x, y))
        if 0 < stage < STAGES - 1:
            x += waits
            points.append((x, y))
        x += rise * slope
    return points


def draw_releases(sheet, box, line, release, done, weight=0.012, wander=0.0):
    """Past releases tighten to the right; the heavy one climbs to the top and runs on as `done`."""
    left, low, right, high = box
    width, top = right - left, high - (high - low) * 0.14
    for stage in range(STAGES):
        y = low + (top - low) * stage / (STAGES - 1)
        sheet.line([(left, y), (right, y)], line, weight * 0.22, 0.75, wander)
    start, gap, slope = left - 0.12 * width, 0.075, 0.62
    while start < right:
        path = _route(start, slope * width / (high - low) * 0.55, gap * width * 0.35, low, top)
        shown = [(x, y) for x, y in path if left <= x <= right]
        if len(shown) > 1:
            sheet.line(shown, line, weight * 0.18, 0.5, wander)
        start += gap * width
        gap, slope = max(gap * 0.94, 0.022), max(slope * 0.92, 0.07)
    heavy = _route(left + 0.2 * width, 0.3 * width / (high - low), 0.035 * width, low, top)
    arrived = heavy[-1]
    for step in range(1, 4):
        y = top + (high - top) * step / 3
        bend, end = arrived[0] + (0.05 + 0.035 * step) * width, right - 0.045 * step * width
        rise = (y - top) * 0.3 * width / (high - low)
        sheet.line(
            [(bend, top), (bend + rise, y), (end - rise, y), (end, top)], done, weight * 0.4, 1, wander * 0.5
        )  # fmt: skip
    sheet.line([arrived, (right, top)], done, weight * 1.1, 1, wander * 0.5)
    sheet.line(heavy, release, weight, 1, wander * 0.6)
    for x, y in heavy[::2]:
        sheet.dot(x, y, weight * 1.15, release)
    return sheet


def screen_with_graph():
    sheet = Sheet(960, 600, INK)
    sheet.block(0, 0.93, 1, 1, '#20281D')
    for row in range(4):
        y = 0.8 - row * 0.2
        sheet.line([(0.035, y), (0.15, y)], '#A9AFA4', 0.012)
        sheet.line([(0.035, y - 0.05), (0.11, y - 0.05)], '#646C60', 0.009)
    draw_releases(sheet, (0.21, 0.12, 0.97, 0.84), '#8E958A', WHEAT, '#49B685', 0.018)
    return sheet.image('screen with graph')


def screen_with_code(seed=3):
    """Lines of an editor, as bars: far enough away to be read as code."""
    chance = random.Random(seed)
    sheet = Sheet(960, 600, '#171D15')
    sheet.block(0, 0, 0.2, 1, '#10150E')
    for row in range(12):
        y = 0.92 - row * 0.06
        x = 0.025 + 0.018 * chance.choice((0, 0, 1, 1, 2))
        sheet.line([(x, y), (x + chance.uniform(0.04, 0.1), y)], '#7C8477', 0.011)
    for row in range(24):
        y = 0.94 - row * 0.038
        x = 0.24 + 0.025 * chance.choice((0, 1, 1, 2, 2, 3))
        if row in (6, 13, 19):
            continue
        for _ in range(chance.randint(2, 5)):
            end = x + chance.uniform(0.02, 0.11)
            tone = chance.choice(('#D9DCD2', '#D9DCD2', WHEAT, '#8FBF9F', '#7C8477'))
            sheet.line([(x, y), (end, y)], tone, 0.012, 0.9)
            x = end + 0.014
    return sheet.image('screen with code')


def board(width=2048, height=1024):
    """The blackboard: chalk and one broad line of wheat."""
    random.seed(11)
    sheet = Sheet(width, height, '#1B211A')
    sheet.rub(0.2, '#8C9188')
    draw_releases(sheet, (0.05, 0.12, 0.95, 0.9), '#DAD9CF', WHEAT, '#E9E7DC', 0.021, wander=0.9)
    sheet.rub(0.07, '#B9BBB2', seed=5)
    return sheet.image('board')


def poster():
    """Wheat and ink, framed on a wall."""
    sheet = Sheet(840, 1188, WHEAT)
    draw_releases(sheet, (0.1, 0.16, 0.9, 0.86), INK, INK, PINE, 0.02)
    return sheet.image('poster')


def sketch(seed=1):
    """A page of a meeting: boxes joined by arrows, and a small climb."""
    random.seed(seed)
    pencil = '#3B3F38'
    sheet = Sheet(620, 876, PAPER)
    for column, row in ((0.14, 0.78), (0.45, 0.84), (0.45, 0.7), (0.74, 0.77)):
        w, h = 0.17, 0.07
        corners = [(0, 0), (w, 0), (w, h), (0, h), (0, 0)]
        sheet.line([(column + x, row + y) for x, y in corners], pencil, 0.009, 1, 1.2)
    for a, b in (((0.31, 0.82), (0.45, 0.87)), ((0.31, 0.81), (0.45, 0.74)), ((0.62, 0.87), (0.74, 0.82))):
        sheet.line([a, b], pencil, 0.009, 1, 1.2)
    draw_releases(sheet, (0.12, 0.14, 0.88, 0.56), '#6A6C64', INK, PINE, 0.018, wander=1.0)
    return sheet.image('sketch')


def note(ground, kind):
    """A sticky note with one thing on it: a tick, a climb, an arrow, two tracks or a box."""
    random.seed(kind)
    ink = INK if ground != PINE else PAPER
    sheet = Sheet(256, 256, ground)
    marks = {
        'tick': [[(0.25, 0.5), (0.42, 0.3), (0.76, 0.72)]],
        'climb': [[(0.15, 0.25), (0.4, 0.25), (0.62, 0.72), (0.85, 0.72)]],
        'arrow': [[(0.2, 0.5), (0.8, 0.5)], [(0.62, 0.66), (0.8, 0.5), (0.62, 0.34)]],
        'tracks': [[(0.15, y), (0.85, y)] for y in (0.3, 0.5, 0.7)],
        'box': [[(0.25, 0.3), (0.75, 0.3), (0.75, 0.7), (0.25, 0.7), (0.25, 0.3)]],
    }
    for stroke in marks[kind]:
        sheet.line(stroke, ink, 0.035, 0.95, 1.5)
    return sheet.image(f'note {kind}')


def drawn(name):
    """A picture that `textures.mjs` has drawn."""
    return bpy.data.images.load(str(Path(__file__).parent / 'textures' / f'{name}.png'))
