import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { atRest, type Shot } from './shot.ts';

/** Writes a page that shows every picture there is: by page, then by what it shows, then by width. */
export function writeContactSheet(folder: string, shots: readonly Shot[]): string {
  const present = shots.filter(({ file }) => existsSync(join(folder, file)));
  const pages = Map.groupBy(present, ({ page }) => page);
  const sections = [...pages].map(([page, shots]) => {
    const groups = [...Map.groupBy(shots, groupOf)].map(([group, shots]) => {
      // Those of one width are of about one height, and stand together well.
      const inOrder = shots.toSorted((a, b) => a.width - b.width);
      const figures = inOrder.map((shot) => figure(folder, shot));
      return `<h3>${group}</h3>\n<div>\n${figures.join('\n')}\n</div>`;
    });
    return `<section id="${page}">\n<h2>${page}</h2>\n${groups.join('\n')}\n</section>\n`;
  });
  const links = [...pages.keys()].map((page) => `<a href="#${page}">${page}</a>`);
  const path = join(folder, 'index.html');
  writeFileSync(path, [head, `<nav>${links.join(' ')}</nav>`, ...sections].join('\n'));
  return path;
}

/** Pictures whose names begin alike show one thing. */
function groupOf({ name }: Shot): string {
  return name === atRest ? 'every width' : (name.split('-')[0] ?? '');
}

function figure(folder: string, { file, name, width }: Shot): string {
  const words = name === atRest ? width : `${name}, ${width}`;
  const caption = `<figcaption><a href="${file}">${words}</a></figcaption>`;
  if (file.endsWith('.pdf')) {
    return `<figure>${caption}<embed src="${file}" type="application/pdf" width="420" height="600"></figure>`;
  }
  const size = sizeOf(join(folder, file));
  const [w, h] = [size.width, size.height].map((length) => Math.round(length * scaleOf(size)));
  return `<figure>${caption}<img src="${file}" alt="" loading="lazy" width="${w}" height="${h}"></figure>`;
}

/** Small pieces as they are, so that a ring or a stroke can be judged; all else small. */
function scaleOf({ width, height }: { width: number; height: number }): number {
  if (height < 300) return Math.min(1, 480 / width);
  return width < 700 ? 0.4 : 0.28;
}

/** A PNG's first chunk says how large it is. */
function sizeOf(path: string): { width: number; height: number } {
  const png = readFileSync(path);
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

const head = `<!doctype html>
<meta charset="utf-8">
<title>Every page in every state</title>
<style>
  body { margin: 24px; background: #ececec; font: 14px/1.4 system-ui, sans-serif }
  nav { position: sticky; top: 0; z-index: 1; padding: 8px 0; background: inherit; display: flex; gap: 16px }
  h2 { font-size: 28px; margin: 32px 0 0 }
  h3 { font-size: 16px; margin: 24px 0 8px }
  div { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start }
  figure { margin: 0 }
  img, embed { display: block; background: #fff; box-shadow: 0 0 0 1px #0003 }
  figcaption { padding-bottom: 4px; contain: inline-size }
</style>
`;
