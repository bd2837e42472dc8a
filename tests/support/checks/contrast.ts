import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { type Line, linesOf } from './lines.ts';

interface Picture {
  pixels: Buffer;
  width: number;
  height: number;
}

/**
 * Lists the words of the page whose letters do not stand out from their background, by WCAG's contrast. It
 * compares two pictures, with the letters and without, so that no style, drawing or visitor's own colour can
 * deceive it.
 */
export async function faintWords(page: Page): Promise<{ faint: string[]; measured: number }> {
  const lines = await wordsOf(page);
  const written = await wholePage(page);
  await setLettersHidden(page, true);
  const blank = await wholePage(page);
  await setLettersHidden(page, false);
  const faint = lines.flatMap((line) => {
    const contrast = contrastIn(line, written, blank);
    const least = line.large ? 3 : 4.5;
    return contrast < least ? `${contrast.toFixed(2)} of ${least}: ${line.text}` : [];
  });
  return { faint, measured: lines.length };
}

/** Returns the colour on the screen at a point, as "255,255,255". */
export async function pixelAt(page: Page, x: number, y: number): Promise<string> {
  const { pixels } = await picture(page, { x, y, width: 1, height: 1 });
  return pixels.subarray(0, 3).join();
}

/** Counts the pixels that a change of an element makes visibly different (3 to 1). */
export async function visibleChange(
  element: Locator,
  margin: number,
  change: () => Promise<unknown>,
): Promise<number> {
  const page = element.page();
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not on the screen.');
  const clip = {
    x: Math.max(0, box.x - margin),
    y: Math.max(0, box.y - margin),
    width: box.width + 2 * margin,
    height: box.height + 2 * margin,
  };
  const before = await picture(page, clip);
  await change();
  const after = await picture(page, clip);
  let changed = 0;
  for (let at = 0; at < before.pixels.length; at += 3) {
    if (ratio(luminance(before.pixels, at), luminance(after.pixels, at)) >= 3) changed++;
  }
  return changed;
}

async function picture(
  page: Page,
  clip?: { x: number; y: number; width: number; height: number },
): Promise<Picture> {
  return decode(await page.screenshot(clip && { clip }));
}

/** Asks the browser itself, which saves a third of the time by packing the picture less tightly. */
async function wholePage(page: Page): Promise<Picture> {
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }));
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', {
    clip: { x: 0, y: 0, width, height, scale: 1 },
    captureBeyondViewport: true,
    optimizeForSpeed: true,
  });
  await devtools.detach();
  return decode(Buffer.from(data, 'base64'));
}

async function decode(png: Buffer): Promise<Picture> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

/** Leaves out what is disabled, and what the bar covers. */
async function wordsOf(page: Page): Promise<Line[]> {
  const lines = await linesOf(page);
  const width = page.viewportSize()?.width ?? 0;
  return lines.filter(({ text, disabled, under, left, right, top, width: own }) => {
    const inPage = left >= 0 && right <= width && top >= 0;
    return inPage && !disabled && !under && own >= 4 && /\w/.test(text);
  });
}

async function setLettersHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate(async (hidden) => {
    const memory = window as unknown as { letters?: CSSStyleSheet };
    if (!memory.letters) {
      memory.letters = new CSSStyleSheet();
      // Forced colours replace all but the system's.
      memory.letters.replaceSync(`
        * { -webkit-text-fill-color: transparent !important; transition: none !important }
        text, tspan { fill: transparent !important }
        @media (forced-colors: active) {
          * { color: Canvas !important; -webkit-text-fill-color: Canvas !important }
          text, tspan { fill: Canvas !important }
        }
      `);
    }
    const { letters } = memory;
    const others = document.adoptedStyleSheets.filter((sheet) => sheet !== letters);
    document.adoptedStyleSheets = hidden ? [...others, letters] : others;
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  }, hidden);
}

/** Returns the contrast between the letters and the least favourable part of their background. */
function contrastIn(line: Line, written: Picture, blank: Picture): number {
  const changes: { difference: number; at: number }[] = [];
  const right = Math.min(written.width, Math.floor(line.right));
  const bottom = Math.min(written.height, Math.floor(line.bottom));
  for (let y = Math.ceil(line.top); y < bottom; y++) {
    for (let x = Math.ceil(line.left); x < right; x++) {
      const at = (y * written.width + x) * 3;
      const difference = [0, 1, 2].reduce(
        (sum, channel) =>
          sum + Math.abs((written.pixels[at + channel] ?? 0) - (blank.pixels[at + channel] ?? 0)),
        0,
      );
      if (difference > 0) changes.push({ difference, at });
    }
  }
  changes.sort((one, other) => other.difference - one.difference);
  const strongest = changes[0];
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

function luminance(pixels: Buffer, at: number): number {
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((channel) => {
    const value = (pixels[at + channel] ?? 0) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
