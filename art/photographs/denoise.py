"""
Takes the noise out of a rendered picture, with the network of Intel's Open Image Denoise.

Debian's Blender is built without that library, and Debian has no package of it. The network is
small, though: a U-Net of sixteen convolutions (Rönneberger et al. 2015, in the measurements of
OIDN 2), whose weights Intel gives away under the Apache licence 2.0. Here it runs in NumPy.
"""

import struct

import numpy as np

TYPES = {'f': np.float32, 'h': np.float16}
BIN = 16
DEPTH = 16  # four halvings: both sides must be multiples of this


def denoise(light, albedo, normal, weights):
    """
    `light` as (height, width, 3) without an upper bound, `albedo` from 0 to 1, `normal` from -1 to
    1, all of the same rendering and as noisy as they come; `weights` is a path to
    `rt_hdr_alb_nrm.tza`.
    """
    exposure = _exposure(light)
    seen = [_compress(light * exposure), np.clip(albedo, 0, 1), np.clip(normal, -1, 1) / 2 + 0.5]
    height, width, _ = light.shape
    margins = ((0, -height % DEPTH), (0, -width % DEPTH), (0, 0))
    picture = np.pad(np.concatenate(seen, axis=2).astype(np.float32), margins, mode='edge')
    clean = _Network(weights).apply(picture)[:height, :width]
    return _expand(np.maximum(clean, 0)) / exposure


class _Network:
    def __init__(self, path):
        self.tensors = _read_tensors(path)

    def apply(self, picture):
        """From nine channels (light, albedo, normal) to three."""
        skipped = [picture]
        x = self._layer('enc_conv0', picture)
        for level in (1, 2, 3, 4):
            x = _halve(self._layer(f'enc_conv{level}', x))
            skipped.append(x)
        skipped.pop()
        x = self._layer('enc_conv5b', self._layer('enc_conv5a', x))
        for level in (4, 3, 2, 1):
            x = np.concatenate([_double(x), skipped.pop()], axis=2)
            x = self._layer(f'dec_conv{level}b', self._layer(f'dec_conv{level}a', x))
        return self._layer('dec_conv0', x, last=True)

    def _layer(self, name, x, last=False):
        """A convolution of 3 by 3, and all but the last cut off below zero."""
        height, width, channels = x.shape
        kernel = self.tensors[f'{name}.weight']
        around = np.pad(x, ((1, 1), (1, 1), (0, 0)))
        total = np.empty((height, width, len(kernel)), np.float32)
        total[:] = self.tensors[f'{name}.bias']
        for dy in range(3):
            for dx in range(3):
                window = around[dy : dy + height, dx : dx + width].reshape(-1, channels)
                total += (window @ kernel[:, :, dy, dx].T).reshape(total.shape)
        return total if last else np.maximum(total, 0, out=total)


def _halve(x):
    height, width, channels = x.shape
    return x.reshape(height // 2, 2, width // 2, 2, channels).max(axis=(1, 3))


def _double(x):
    return x.repeat(2, axis=0).repeat(2, axis=1)


def _read_tensors(path):
    """A TZA file: tensors one after the other, and at the end a table of their names and shapes."""
    with open(path, 'rb') as file:
        data = file.read()
    (at,) = struct.unpack_from('<Q', data, 4)
    (count,) = struct.unpack_from('<I', data, at)
    at += 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from('<H', data, at)
        name = data[at + 2 : at + 2 + length].decode()
        at += 2 + length
        axes = data[at]
        shape = struct.unpack_from(f'<{axes}I', data, at + 1)
        at += 1 + 5 * axes  # four bytes of size and a letter for each axis
        kind, start = TYPES[chr(data[at])], struct.unpack_from('<Q', data, at + 1)[0]
        at += 9
        flat = np.frombuffer(data, kind, int(np.prod(shape)), start)
        tensors[name] = flat.reshape(shape).astype(np.float32)
    return tensors


def _exposure(light):
    """Brings the middle of the picture to a middle grey: the geometric mean of squares of 16."""
    height, width = (side // BIN * BIN for side in light.shape[:2])
    luminance = light[:height, :width] @ np.array([0.212671, 0.715160, 0.072169], np.float32)
    squares = luminance.reshape(height // BIN, BIN, width // BIN, BIN).mean(axis=(1, 3))
    return 0.18 / np.exp(np.log(squares[squares > 1e-8]).mean())


# The curve that the network was trained behind: PU, fitted by its authors in three pieces.
A, B, C, D = 1.41283765e3, 1.64593172, 0.431384981, -2.94139609e-3
E, F, G = 0.192653254, 6.26026094e-3, 0.998620152
Y0, Y1 = 1.57945760e-6, 3.22087631e-2
X0, X1 = 2.23151711e-3, 0.370974749
WHITE = E * np.log(65504 + F) + G


def _compress(y):
    y = np.maximum(y, 0)
    return np.select([y <= Y0, y <= Y1], [A * y, B * y**C + D], E * np.log(y + F) + G) / WHITE


def _expand(x):
    x = x * WHITE
    return np.select(
        [x <= X0, x <= X1], [x / A, (np.maximum(x - D, 0) / B) ** (1 / C)], np.exp((x - G) / E) - F
    ).astype(np.float32)
