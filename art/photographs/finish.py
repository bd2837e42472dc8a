"""From light to a picture: cleaning, lens, grain. Cycles has no denoiser in Debian, so this is one."""

import tempfile
from pathlib import Path

import bpy
import numpy as np

PASSES = {'Image': 'light', 'DiffCol': 'albedo', 'Normal': 'normal'}


def finish(scene, target, warmth=1.0, grain=0.02):
    """Renders two halves that differ in their noise only, and writes the developed picture."""
    layer = scene.view_layers[0]
    layer.use_pass_normal = layer.use_pass_diffuse_color = True
    with tempfile.TemporaryDirectory() as folder:
        halves = [_render(scene, Path(folder) / str(seed), seed) for seed in (1, 2)]
    first, second = halves
    calm = [_without_sparks(a['light'], b['light']) for a, b in ((first, second), (second, first))]
    albedo = (first['albedo'] + second['albedo']) / 2
    features = np.concatenate([albedo * 2.2, (first['normal'] + second['normal']) * 0.35], axis=2)
    clean = clean_by_halves(*calm, features)
    _develop(scene, lens(0.95 * clean + 0.05 * sum(calm) / 2, warmth, grain), target)


def _render(scene, stem, seed):
    scene.cycles.seed = seed
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = str(stem)
    files.format.file_format, files.format.color_depth = 'OPEN_EXR', '32'
    files.file_slots.clear()
    for name, short in PASSES.items():
        files.file_slots.new(short)
        tree.links.new(source.outputs[name], files.inputs[short])
    bpy.ops.render.render()
    return {short: _pixels(next(stem.glob(f'{short}*'))) for short in PASSES.values()}


def _pixels(path):
    picture = bpy.data.images.load(str(path))
    width, height = picture.size
    flat = np.empty(width * height * 4, dtype=np.float32)
    picture.pixels.foreach_get(flat)
    bpy.data.images.remove(picture)
    return flat.reshape(height, width, 4)[..., :3]


def _without_sparks(half, other):
    """A bright dot that only one half has is an accident of sampling, not a highlight."""
    around = np.maximum.reduce([_moved(other, y, x) for y in (-1, 0, 1) for x in (-1, 0, 1)])
    return np.minimum(half, 1.3 * around + 0.01)


def clean_by_halves(first, second, features, reach=7, patch=2, strength=0.9):
    """
    Non-local means in which each half chooses the weights for the other (Rousselle et al. 2012),
    on the logarithm of light, so that shadows count as much as windows.
    """
    a, b = (np.log1p(np.maximum(half, 0) * 8) for half in (first, second))
    noise = _box(((a - b) ** 2).mean(axis=2) / 2, 3) + 1e-5
    sums = [np.zeros_like(a), np.zeros_like(b)]
    totals = [np.zeros(noise.shape, np.float32) for _ in range(2)]
    for dy in range(-reach, reach + 1):
        for dx in range(-reach, reach + 1):
            other_noise = _moved(noise, dy, dx)
            both = noise + np.minimum(noise, other_noise)
            apart = ((features - _moved(features, dy, dx)) ** 2).sum(axis=2)
            likeness = np.exp(-apart / 0.012)
            for index, (guide, half) in enumerate(((b, a), (a, b))):
                moved = ((guide - _moved(guide, dy, dx)) ** 2).mean(axis=2)
                distance = (moved - both) / (strength**2 * (noise + other_noise) + 1e-6)
                weight = np.exp(-np.maximum(_box(distance, patch), 0)) * likeness
                sums[index] += weight[..., None] * _moved(half, dy, dx)
                totals[index] += weight
    mean = sum(s / t[..., None] for s, t in zip(sums, totals)) / 2
    return np.expm1(mean) / 8


def _moved(field, dy, dx):
    return np.roll(field, (dy, dx), axis=(0, 1))


def _box(field, radius):
    """The mean of a square around each place."""
    size = 2 * radius + 1
    for axis in (0, 1):
        padding = [(0, 0)] * field.ndim
        padding[axis] = (radius + 1, radius)
        total = np.cumsum(np.pad(field, padding, mode='edge'), axis=axis, dtype=np.float64)
        ends = [slice(None)] * field.ndim
        starts = list(ends)
        ends[axis], starts[axis] = slice(size, None), slice(None, -size)
        field = ((total[tuple(ends)] - total[tuple(starts)]) / size).astype(np.float32)
    return field


def lens(light, warmth, grain):
    """Bloom about the bright places, corners a little darker, a warm balance, film grain."""
    height, width, _ = light.shape
    bright = np.minimum(np.maximum(light - 1.2, 0), 4)
    halo = bright
    for radius in (width // 220 + 1, width // 90 + 1, width // 45 + 1):
        halo = _box(_box(halo, radius), radius)
    y, x = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j]
    corner = 1 - 0.2 * np.clip((x * x + y * y * 0.6) / 1.6, 0, 1) ** 1.5
    balance = np.array([1 + 0.035 * warmth, 1.0, 1 - 0.06 * warmth], dtype=np.float32)
    picture = (light + 0.1 * halo) * corner[..., None] * balance
    chance = np.random.default_rng(7)
    fine = chance.normal(0, 1, light.shape[:2] + (1,)) * 0.8 + chance.normal(0, 0.35, light.shape)
    fine = 0.6 * fine + 0.4 * _box(fine.astype(np.float32), 1) * 2
    return (picture * np.exp(grain * fine)).astype(np.float32)


def _develop(scene, picture, target):
    height, width, _ = picture.shape
    image = bpy.data.images.new('developed', width, height, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    image.pixels.foreach_set(np.dstack([picture, np.ones((height, width), np.float32)]).ravel())
    scene.render.image_settings.file_format = 'PNG'
    scene.render.image_settings.color_mode = 'RGB'
    scene.render.image_settings.color_depth = '8'
    image.save_render(target, scene=scene)
