/**
 * Draws the site's pictures and icons and writes them to public/. It is not part of the build:
 * run it after a change in art/ or to favicon.svg, look at the results, and commit them.
 * `art/README.md` says what it needs. With names as arguments it writes those pictures only.
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { observeFeature, observeFeaturePhone } from '../art/observe-feature/observe-feature.ts';
import { officeEnvironment } from '../art/scenes/office-environment.ts';
import { teamCollaboration } from '../art/scenes/team-collaboration.ts';
import { teamMeeting } from '../art/scenes/team-meeting.ts';
import type { Picture } from '../art/svg.ts';

interface Export {
  name: string;
  picture: Picture;
  widths: readonly number[];
}

const photoWidths = [480, 800, 1200, 1600];
const exports: readonly Export[] = [
  { name: 'observe-feature', picture: observeFeature, widths: [960, 1600, 2000] },
  { name: 'observe-feature-phone', picture: observeFeaturePhone, widths: [390, 780, 1170] },
  { name: 'team-collaboration', picture: teamCollaboration, widths: photoWidths },
  { name: 'office-environment', picture: officeEnvironment, widths: photoWidths },
  { name: 'team-meeting', picture: teamMeeting, widths: photoWidths },
];

const icons = [
  { name: 'icon-192', size: 192 },
  { name: 'icon-512', size: 512 },
  { name: 'apple-touch-icon', size: 180 },
];

/** 0 is lossless, 63 the worst; at this level small letters show no halo. */
const avifLevel = 24;

const run = promisify(execFile);
const publicFolder = fileURLToPath(new URL('../public', import.meta.url));
const fontFile = new URL(
  '../node_modules/@fontsource-variable/radio-canada-big/files/radio-canada-big-latin-wght-normal.woff2',
  import.meta.url,
);

const wanted = process.argv.slice(2);
const font = await readFile(fontFile, 'base64');
const scratch = await mkdtemp(join(tmpdir(), 'images-'));
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  await mkdir(join(publicFolder, 'images'), { recursive: true });
  for (const item of exports) {
    if (wanted.length === 0 || wanted.includes(item.name)) await exportPicture(browser, item);
  }
  if (wanted.length === 0) await exportIcons(browser);
} finally {
  await browser.close();
  await rm(scratch, { recursive: true });
}

/** Drawn anew at each width, not scaled down, so that hairlines and letters are sharp in all. */
async function exportPicture(browser: Browser, { name, picture, widths }: Export): Promise<void> {
  const html = `<!doctype html><style>
    @font-face { font-family: "Radio Canada Big"; font-weight: 400 700; src: url(data:font/woff2;base64,${font}) }
    body { margin: 0; font-family: "Radio Canada Big" }
    svg { display: block; width: 100vw; height: 100vh }
  </style>${picture.draw()}`;

  for (const width of widths) {
    const height = Math.round((width / picture.size.width) * picture.size.height);
    const page = await browser.newPage({ viewport: { width, height } });
    await page.setContent(html);
    await page.evaluate(() => document.fonts.ready);
    const master = join(scratch, `${name}-${width}.png`);
    await writeFile(master, await page.screenshot());
    await page.close();
    await encode(master, join(publicFolder, 'images', `${name}-${width}`));
  }
}

async function encode(master: string, target: string): Promise<void> {
  // Flat colour and small letters: full chroma costs little here and keeps edges clean.
  const avif = `--yuv 444 --speed 2 --min 0 --max 63 -a end-usage=q -a cq-level=${avifLevel} -a tune=ssim`;
  await run('avifenc', [...avif.split(' '), master, `${target}.avif`]);
  const webp = '-quiet -preset drawing -q 80 -m 6 -sharp_yuv';
  await run('cwebp', [...webp.split(' '), master, '-o', `${target}.webp`]);
}

async function exportIcons(browser: Browser): Promise<void> {
  const svg = await readFile(join(publicFolder, 'favicon.svg'), 'utf8');
  for (const { name, size } of icons) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(
      `<!doctype html><style>body { margin: 0 } svg { display: block }</style>${svg}`,
    );
    await page.screenshot({ path: join(publicFolder, `${name}.png`) });
    await page.close();
  }
}
