import { type AssetFile, hashOf, shortHash } from '#generator/cache/asset-cache.ts';
import { rasterVersion } from '#generator/cache/raster.ts';
import { drawing, type Master, photograph } from './masters.ts';
import { type PictureName, pictures, type Rendition } from './pictures.ts';

/** Chosen by eye and by size, at a bearable speed for a first build. */
const encodings = {
  drawing: {
    // Keeps the colour of small letters.
    avif: { quality: 50, effort: 3, chromaSubsampling: '4:4:4', tune: 'ssim' },
    // Flat colours are smaller lossless than lossy.
    webp: { lossless: true, effort: 4 },
  },
  photograph: {
    // Eight bits would show banding in the sky.
    avif: { quality: 53, effort: 3, chromaSubsampling: '4:2:0', tune: 'ssim', bitdepth: 10 },
    webp: { quality: 76, effort: 4, preset: 'photo', smartSubsample: true },
  },
} as const;

/** Plans each picture's files, and what the pages need to know about them. */
export async function planPictures() {
  const plans = await Promise.all(
    Object.entries(pictures).map(async ([name, picture]) => {
      const master = await (picture.kind === 'drawing'
        ? drawing(name)
        : photograph(name, { crop: picture.crop, narrowest: picture.widths[1] }));
      return [name, planPicture(name, picture, master)] as const;
    }),
  );
  return {
    renditions: Object.fromEntries(
      plans.map(([name, { rendition }]) => [name, rendition]),
    ) as Record<PictureName, Rendition>,
    files: plans.flatMap(([, { files }]) => files),
  };
}

interface PictureOrder {
  kind: keyof typeof encodings;
  widths: readonly number[];
  /** Whether to make a fallback for browsers without AVIF. */
  webp: boolean;
}

export function planPicture(name: string, order: PictureOrder, master: Master) {
  const { kind, webp } = order;
  const encoding = encodings[kind];
  const widths = within(order.widths, master.widest);
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

  const rendition: Rendition = { path: `/${path}`, widths, width, height: heightAt(width) };
  return {
    rendition,
    files: [
      ...widths.map((width) =>
        file(width, 'avif', async () => (await render(width)).avif(encoding.avif).toBuffer()),
      ),
      ...(webp
        ? [file(width, 'webp', async () => (await render(width)).webp(encoding.webp).toBuffer())]
        : []),
    ],
  };
}

/** Caps widths at the photograph's own: it is never enlarged. */
function within(wanted: readonly number[], widest: number): number[] {
  return [...new Set(wanted.map((width) => Math.min(width, widest)))];
}
