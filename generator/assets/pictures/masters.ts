import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { Sharp } from 'sharp';
import { colours } from '#content/colours.ts';
import { bytesOf, hashOf } from '#generator/cache/asset-cache.ts';
import { loadSharp, rasterVersion } from '#generator/cache/raster.ts';
import { root } from '#generator/root.ts';
import { OwnerError } from '#shared/owner-error.ts';
import type { Crop } from './pictures.ts';

/** The source of a photograph. */
export interface Master {
  /** Height over width. */
  proportion: number;
  /** Pixels. */
  widest: number;
  /** Hash of everything that decides what the picture shows. */
  source: string;
  render: (width: number, height: number) => Promise<Sharp>;
}

const drawings = join(root, 'generator/assets/pictures/drawings');

/** Reads a drawing as SVG, and fills in its colours, which are custom properties. */
export function drawing(name: string): string {
  return Object.entries(colours).reduce(
    (svg, [colour, value]) => svg.replaceAll(`var(--${colour})`, value),
    readFileSync(join(drawings, `${name}.svg`), 'utf8'),
  );
}

const whole: Crop = { left: 0, top: 0, width: 1, height: 1 };

const photographs = join(root, 'generator/assets/pictures/photographs');

interface PhotographOptions {
  folder?: string;
  crop?: Crop;
  /** The least width after cropping (px). A smaller photograph would look blurred. */
  narrowest?: number;
}

/** Reads a photograph of any format and orientation. Throws if it is missing, unreadable or too small. */
export async function photograph(
  name: string,
  { folder = photographs, crop = whole, narrowest = 0 }: PhotographOptions = {},
): Promise<Master> {
  const file = findFile(name, folder);
  const source = readFileSync(file);
  const size = await sizeOf(source).catch((error: Error) => {
    throw new OwnerError(`${file} cannot be read as a photograph: ${error.message}`, {
      cause: error,
    });
  });
  const part = {
    left: Math.round(crop.left * size.width),
    top: Math.round(crop.top * size.height),
    width: Math.floor(crop.width * size.width),
    height: Math.floor(crop.height * size.height),
  };
  if (part.width < narrowest) {
    const least = Math.ceil(narrowest / crop.width);
    throw new OwnerError(
      `${file} is ${size.width} x ${size.height} pixels, which is too small: use one that is ${least} wide or more.`,
    );
  }
  return {
    proportion: part.height / part.width,
    widest: part.width,
    source: hashOf(source, JSON.stringify(part)),
    // Leaves out the camera's metadata, such as the location.
    render: async (width, height) =>
      (await loadSharp())(source).autoOrient().extract(part).resize(width, height),
  };
}

async function sizeOf(source: Uint8Array): Promise<{ width: number; height: number }> {
  const size = await bytesOf({
    name: 'size.json',
    hash: hashOf(source, 'size', rasterVersion),
    make: async () => {
      const { autoOrient } = await (await loadSharp())(source).metadata();
      return Buffer.from(JSON.stringify(autoOrient));
    },
  });
  return JSON.parse(Buffer.from(size).toString());
}

function findFile(name: string, folder: string): string {
  const files = readdirSync(folder).filter((file) => parse(file).name === name);
  const [file] = files;
  if (file === undefined) throw new OwnerError(`${folder} has no picture named ${name}.`);
  if (files.length > 1)
    throw new OwnerError(`${folder} has ${files.join(' and ')}: keep one of them.`);
  return join(folder, file);
}
