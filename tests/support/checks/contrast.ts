import type { Locator, Page, PageScreenshotOptions } from '@playwright/test';
import sharp from 'sharp';
import { withStyles } from '#tests/support/page/styles.ts';
import { getTextLines, type Line } from './text-lines.ts';

interface Picture {
  pixels: Buffer;
  width: number;
  height: number;
}

// Forced colours allow only the system's colours.
const withoutLetters = `
  * { -webkit-text-fill-color: transparent !important; transition: none !important }
  text, tspan { fill: transparent !important }
  @media (forced-colors: active) {
    * { color: Canvas !important; -webkit-text-fill-color: Canvas !important }
    text, tspan { fill: Canvas !important }
  }
`;

/**
 * Lists the lines whose contrast is below WCAG's. Compares screenshots with and without letters, because axe
 * judges neither words over drawings nor forced colours.
 */
export async function lowContrastLines(page: Page): Promise<{ faint: string[]; measured: number }> {
  const words = (await getTextLines(page)).filter(
    ({ text, under, width }) => !under && width >= 4 && /\w/.test(text),
  );
  const written = await picture(page, { fullPage: true });
  const blank = await withStyles(page, withoutLetters, () => picture(page, { fullPage: true }));
  const faint = words.flatMap((line) => {
    const contrast = contrastIn(line, written, blank);
    const least = line.large ? 3 : 4.5;
    return contrast < least ? `${contrast.toFixed(2)} of ${least}: ${line.text}` : [];
  });
  return { faint, measured: words.length };
}

/** Returns a pixel's colour, as "255,255,255". */
export async function pixelAt(page: Page, x: number, y: number): Promise<string> {
  const { pixels } = await picture(page, { clip: { x, y, width: 1, height: 1 } });
  return pixels.join();
}

/** Counts the pixels in and around an element to which a change gives a contrast of 3 to 1. */
export async function visibleChange(
  element: Locator,
  change: () => Promise<unknown>,
): Promise<number> {
  const page = element.page();
  const { x, y, width, height } = await element.evaluate((found) => found.getBoundingClientRect());
  const around = 8;
  const clip = {
    x: Math.max(0, x - around),
    y: Math.max(0, y - around),
    width: width + 2 * around,
    height: height + 2 * around,
  };
  const before = await picture(page, { clip });
  await change();
  const after = await picture(page, { clip });
  let changed = 0;
  for (let at = 0; at < before.pixels.length; at += 3) {
    if (ratio(luminance(before.pixels, at), luminance(after.pixels, at)) >= 3) changed++;
  }
  return changed;
}

async function picture(page: Page, options: PageScreenshotOptions): Promise<Picture> {
  const { data, info } = await sharp(await page.screenshot(options))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

/** Returns the contrast between the letters and the background where it is lowest. */
function contrastIn(line: Line, written: Picture, blank: Picture): number {
  const changes: { difference: number; at: number }[] = [];
  const right = Math.min(written.width, Math.floor(line.right));
  const bottom = Math.min(written.height, Math.floor(line.bottom));
  for (let y = Math.ceil(line.top); y < bottom; y++) {
    for (let x = Math.ceil(line.left); x < right; x++) {
      const at = (y * written.width + x) * 3;
      let difference = 0;
      for (let channel = at; channel < at + 3; channel++)
        difference += Math.abs((blank.pixels[channel] ?? 0) - (written.pixels[channel] ?? 0));
      if (difference > 0) changes.push({ difference, at });
    }
  }
  changes.sort((one, other) => other.difference - one.difference);
  const [strongest] = changes;
  if (!strongest) return 1;
  const ink = luminance(written.pixels, strongest.at);
  const ratios = changes
    .filter(({ difference }) => difference > strongest.difference / 2)
    .map(({ at }) => ratio(ink, luminance(blank.pixels, at)))
    .toSorted((one, other) => one - other);
  return ratios[Math.floor(ratios.length / 20)] ?? 1;
}

function ratio(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** The light of each value of a channel. */
const linear = Array.from({ length: 256 }, (_, channel) => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

function luminance(pixels: Buffer, at: number): number {
  const channel = (offset: number) => linear[pixels[at + offset] ?? 0] ?? 0;
  return 0.2126 * channel(0) + 0.7152 * channel(1) + 0.0722 * channel(2);
}
