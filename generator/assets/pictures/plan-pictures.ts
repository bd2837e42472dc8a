import { type AssetFile, hashOf, shortHash } from '#generator/cache/asset-cache.ts';
import { rasterVersion } from '#generator/cache/raster.ts';
import { drawing, type Master, photograph } from './masters.ts';
import { drawings, type PictureName, photographs, type Rendition } from './pictures.ts';

/** Chosen by eye and by size, at a bearable speed for a first build. */
const encoding = {
  // Eight bits would show banding in the sky.
  avif: { quality: 58, effort: 3, chromaSubsampling: '4:2:0', tune: 'ssim', bitdepth: 10 },
  webp: { quality: 76, effort: 4, preset: 'photo', smartSubsample: true },
} as const;

interface Plan {
  rendition: Rendition;
  files: AssetFile[];
}

/** Plans each picture's files, and what the pages need to know about them. */
export async function planPictures() {
  const plans = [
    ...Object.entries(drawings).map(([name, size]) => [name, planDrawing(name, size)] as const),
    ...(await Promise.all(
      Object.entries(photographs).map(async ([name, { widths, crop }]) => {
        const master = await photograph(name, { crop, narrowest: widths[1] });
        return [name, planPhotograph(name, widths, master)] as const;
      }),
    )),
  ];
  return {
    renditions: Object.fromEntries(
      plans.map(([name, { rendition }]) => [name, rendition]),
    ) as Record<PictureName, Rendition>,
    files: plans.flatMap(([, { files }]) => files),
  };
}

function planDrawing(name: string, size: { width: number; height: number }): Plan {
  const source = drawing(name);
  const hash = hashOf(source);
  const file = `assets/${name}-${shortHash(hash)}.svg`;
  return {
    rendition: { src: `/${file}`, ...size },
    files: [{ name: file, hash, make: async () => Buffer.from(source) }],
  };
}

/** Plans AVIF files of every width, and the largest as WebP for browsers without AVIF. */
export function planPhotograph(name: string, wanted: readonly number[], master: Master): Plan {
  const widths = within(wanted, master.widest);
  const hash = hashOf(master.source, JSON.stringify(encoding), rasterVersion);
  const path = `assets/${name}-${shortHash(hash)}`;
  const heightAt = (width: number) => Math.round(width * master.proportion);
  const width = widths.at(-1) ?? 0;

  const render = (width: number) => master.render(width, heightAt(width));
  const file = (width: number, format: 'avif' | 'webp', make: AssetFile['make']) => ({
    name: `${path}-${width}.${format}`,
    hash: hashOf(hash, width, format),
    make,
  });

  return {
    rendition: {
      src: `/${path}-${width}.webp`,
      avif: widths.map((pixels) => `/${path}-${pixels}.avif ${pixels}w`).join(', '),
      width,
      height: heightAt(width),
    },
    files: [
      ...widths.map((width) =>
        file(width, 'avif', async () => (await render(width)).avif(encoding.avif).toBuffer()),
      ),
      file(width, 'webp', async () => (await render(width)).webp(encoding.webp).toBuffer()),
    ],
  };
}

/** Caps widths at the photograph's own: it is never enlarged. */
function within(wanted: readonly number[], widest: number): number[] {
  return [...new Set(wanted.map((width) => Math.min(width, widest)))];
}
