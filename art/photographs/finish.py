"""From light to a picture: cleaning, lens, film."""

import tempfile
import time
from pathlib import Path

import bpy
import numpy as np

from denoise import denoise

PASSES = {'Image': 'light', 'Denoising Albedo': 'albedo', 'Denoising Normal': 'normal'}


def finish(scene, target, weights, warmth=1.0, grain=0.02, part=(0, 0, 1, 1)):
    """Renders, cleans by the network in the file `weights`, and writes the developed picture."""
    print('built', time.process_time(), flush=True)
    scene.view_layers[0].cycles.denoising_store_passes = True
    with tempfile.TemporaryDirectory() as folder:
        seen = _render(scene, Path(folder))
    print('rendered', time.process_time(), flush=True)
    clean = denoise(seen['light'], seen['albedo'], seen['normal'], weights)
    _develop(scene, lens(clean, warmth, grain, part), target)


def _render(scene, folder):
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = str(folder)
    files.format.file_format, files.format.color_depth = 'OPEN_EXR', '32'
    files.file_slots.clear()
    for name, short in PASSES.items():
        files.file_slots.new(short)
        tree.links.new(source.outputs[name], files.inputs[short])
    bpy.ops.render.render()
    return {short: _pixels(next(folder.glob(f'{short}*'))) for short in PASSES.values()}


def _pixels(path):
    picture = bpy.data.images.load(str(path))
    width, height = picture.size
    flat = np.empty(width * height * 4, dtype=np.float32)
    picture.pixels.foreach_get(flat)
    bpy.data.images.remove(picture)
    return flat.reshape(height, width, 4)[..., :3]


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


def lens(light, warmth, grain, part=(0, 0, 1, 1)):
    """Bloom about the bright places, corners a little darker, a warm balance, film grain."""
    height, width, _ = light.shape
    bright = np.minimum(np.maximum(light - 1.2, 0), 4)
    halo = bright
    for radius in (width // 220 + 1, width // 90 + 1, width // 45 + 1):
        halo = _box(_box(halo, radius), radius)
    left, low, right, high = (2 * edge - 1 for edge in part)
    y, x = np.mgrid[low : high : height * 1j, left : right : width * 1j]
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
