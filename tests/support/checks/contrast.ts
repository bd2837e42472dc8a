import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

interface Picture {
  pixels: Buffer;
  width: number;
  height: number;
}

interface Line {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** What WCAG asks of letters of this size and weight. */
  least: number;
}

/**
 * Words in the window whose letters do not stand out from what is really behind them, by WCAG's
 * contrast. It is measured on two pictures, with the letters and without, so that no style, drawing
 * or colour of the visitor's own can deceive it.
 */
export async function faintWords(page: Page): Promise<{ faint: string[]; measured: number }> {
  const lines = await linesInView(page);
  const written = await picture(page);
  await setLettersHidden(page, true);
  const blank = await picture(page);
  await setLettersHidden(page, false);
  const faint = lines.flatMap((line) => {
    const contrast = contrastIn(line, written, blank);
    return contrast < line.least ? `${contrast.toFixed(2)} of ${line.least}: ${line.text}` : [];
  });
  return { faint, measured: lines.length };
}

/** How many pixels of the screen an element's state changes so that it can be seen (3 to 1). */
export async function visibleChange(
  element: Locator,
  margin: number,
  change: () => Promise<unknown>,
): Promise<number> {
  const page = element.page();
  const box = await element.boundingBox();
  if (!box) throw new Error('There is nothing to be seen of it.');
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
  const png = await page.screenshot(clip && { clip });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

function linesInView(page: Page): Promise<Line[]> {
  return page.evaluate(() => {
    // What stays in the window while words pass under it.
    const covers = [...document.querySelectorAll('header')];
    const found: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      const text = walker.currentNode.textContent?.trim() ?? '';
      const apart =
        'script, style, [href="#main"], [inert], [aria-hidden="true"], :disabled, [aria-disabled="true"]';
      if (!parent || !/\w/.test(text) || parent.closest(apart)) continue;
      // For ears only.
      if (parent.getBoundingClientRect().width <= 1) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const covered = covers
        .filter((cover) => !cover.contains(parent))
        .map((cover) => cover.getBoundingClientRect());
      const { fontSize, fontWeight } = getComputedStyle(parent);
      const size = Number.parseFloat(fontSize);
      const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      for (const { x, y, width, height } of range.getClientRects()) {
        const seen =
          y >= 0 &&
          y + height <= innerHeight &&
          x >= 0 &&
          x + width <= innerWidth &&
          !covered.some(
            ({ top, bottom, left, right }) =>
              top < y + height && y < bottom && left < x + width && x < right,
          );
        if (!seen || width < 4) continue;
        found.push({ text: text.slice(0, 40), x, y, width, height, least: large ? 3 : 4.5 });
      }
    }
    return found;
  });
}

async function setLettersHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate(async (hidden) => {
    const memory = window as unknown as { letters?: CSSStyleSheet };
    if (!memory.letters) {
      memory.letters = new CSSStyleSheet();
      // A visitor's own colours take the place of all but the system's; behind letters is its canvas.
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

/** Of the letters' colour with the least favourable of what lies behind them. */
function contrastIn(line: Line, written: Picture, blank: Picture): number {
  const changes: { difference: number; at: number }[] = [];
  const right = Math.min(written.width, Math.floor(line.x + line.width));
  const bottom = Math.min(written.height, Math.floor(line.y + line.height));
  for (let y = Math.ceil(line.y); y < bottom; y++) {
    for (let x = Math.ceil(line.x); x < right; x++) {
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
