/**
 * Draws the site's pictures and writes them to public/. Not part of the build: run it after
 * changing something in art/, look at the results, and commit them. See art/README.md.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import * as observe from '../art/observe-feature/observe-feature.ts';
import type { Size } from '../art/svg.ts';

interface Picture {
  name: string;
  svg: string;
  size: Size;
  widths: readonly number[];
}

const run = promisify(execFile);
const out = new URL('../public/', import.meta.url).pathname;
const font = new URL(
  '../node_modules/@fontsource-variable/radio-canada-big/files/radio-canada-big-latin-wght-normal.woff2',
  import.meta.url,
);

const pictures: readonly Picture[] = [
  {
    name: 'observe-feature',
    svg: observe.desktop(),
    size: observe.desktopSize,
    widths: [800, 1000, 1600, 2000],
  },
];

const only = process.argv.slice(2);
const wanted = pictures.filter(({ name }) => only.length === 0 || only.includes(name));
const scratch = await mkdtemp(join(tmpdir(), 'images-'));
const browser = await launch();
try {
  const fontFace = `@font-face{font-family:"Radio Canada Big";font-weight:400 700;src:url(data:font/woff2;base64,${(await readFile(font)).toString('base64')})}`;
  for (const picture of wanted) {
    for (const width of picture.widths) await exportPicture(picture, width, fontFace);
  }
  if (only.length === 0) await exportIcons();
} finally {
  await browser.close();
  await rm(scratch, { recursive: true });
}

function launch(): Promise<Browser> {
  const system = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
  return chromium.launch({ executablePath: system, args: ['--no-sandbox', '--disable-gpu'] });
}

/** Rasterised anew for each width, so that hairlines and letters are sharp in every one. */
async function exportPicture({ name, svg, size, widths: _ }: Picture, width: number, fontFace: string) {
  const scale = width / size.width;
  const page = await browser.newPage({ viewport: size, deviceScaleFactor: scale });
  await page.setContent(
    `<!doctype html><style>${fontFace}body{margin:0;font-family:"Radio Canada Big"}svg{display:block}</style>${svg}`,
  );
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ type: 'png' });
  await page.close();

  const master = join(scratch, `${name}-${width}.png`);
  await writeFile(master, png);
  const target = join(out, 'images', `${name}-${width}`);
  await run('avifenc', ['-q', '62', '-s', '2', '-y', '444', master, `${target}.avif`]);
  await run('cwebp', ['-quiet', '-q', '82', '-m', '6', '-sharp_yuv', master, '-o', `${target}.webp`]);
}

async function exportIcons() {
  const svg = await readFile(join(out, 'favicon.svg'), 'utf8');
  for (const [name, size] of [
    ['icon-192', 192],
    ['icon-512', 512],
    ['apple-touch-icon', 180],
  ] as const) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<!doctype html><style>body{margin:0}svg{display:block}</style>${svg}`);
    await page.screenshot({ path: join(out, `${name}.png`) });
    await page.close();
  }
}
