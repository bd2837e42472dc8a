import { attributesOf } from './html-tags.ts';

export interface Window {
  /** CSS pixels. */
  width: number;
  /** The screen's pixels for each of them. */
  density: number;
}

/** The pictures of a page that a browser with AVIF fetches, near the first view or as it is read on. */
export function picturesIn(html: string, window: Window): string[] {
  const pictures = html.match(/<picture\b[\s\S]*?<\/picture>/g) ?? [];
  const others = html.replace(/<picture\b[\s\S]*?<\/picture>/g, '').match(/<img\b[^>]*>/g) ?? [];
  return [
    ...pictures.flatMap((picture) => chosen(picture, window)),
    ...others.flatMap((img) => attributesOf(img)['src'] ?? []),
  ];
}

/** As HTML has it: the first source that fits, and of that the smallest file with enough pixels. */
function chosen(picture: string, window: Window): string | [] {
  const sources = (picture.match(/<source\b[^>]*>/g) ?? []).map(attributesOf);
  const source = sources.find(({ media }) => !media || fits(media, window));
  if (!source) return attributesOf(/<img\b[^>]*>/.exec(picture)?.[0] ?? '')['src'] ?? [];

  const candidates = (source['srcset'] ?? '').split(', ').map((candidate) => {
    const [address = '', width = ''] = candidate.split(' ');
    return { address, pixels: Number.parseInt(width, 10) };
  });
  const needed = shownWidth(source['sizes'] ?? '100vw', window) * window.density;
  const enough = candidates.find(({ pixels }) => pixels >= needed) ?? candidates.at(-1);
  return enough?.address ?? [];
}

/** CSS pixels, by an `<img sizes>` of pixels, vw, the smaller of both and one less the other. */
function shownWidth(sizes: string, window: Window): number {
  for (const size of sizes.split(/,(?![^()]*\))/)) {
    const [, media, length = ''] = /^\s*(\([^()]*\))?\s*(.+)$/.exec(size) ?? [];
    if (!media || fits(media, window)) return pixels(length, window);
  }
  return window.width;
}

/** Least and largest widths, joined as in CSS: a comma is an or. */
function fits(media: string, { width }: Window): boolean {
  return media.split(', ').some((alternative) =>
    alternative.split(' and ').every((condition) => {
      const [, side, limit] = /^\((min|max)-width: (\d+)px\)$/.exec(condition) ?? [];
      if (!limit) throw new Error(`No width can be told from ${media}`);
      return side === 'min' ? width >= Number(limit) : width <= Number(limit);
    }),
  );
}

function pixels(length: string, window: Window): number {
  const choice = /^min\((.*)\)$/.exec(length)?.[1];
  if (choice) return Math.min(...choice.split(',').map((one) => pixels(one.trim(), window)));
  const [, whole, part] = /^calc\((\S+) - (\S+)\)$/.exec(length) ?? [];
  if (whole && part) return pixels(whole, window) - pixels(part, window);
  const [, number, unit] = /^([\d.]+)(px|vw)$/.exec(length) ?? [];
  if (!number) throw new Error(`No pixels can be told from ${length}`);
  return unit === 'px' ? Number(number) : (Number(number) / 100) * window.width;
}
