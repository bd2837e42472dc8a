import type { Locator, Page, PageScreenshotOptions } from '@playwright/test';
import sharp from 'sharp';
import { withStyles } from '#tests/support/page/styles.ts';
import { getTextLines, type TextLine } from './text-lines.ts';

// Forced colours override everything but system colours, so the text is painted in `Canvas` there.
const withoutText = `
  * { -webkit-text-fill-color: transparent !important; transition: none !important }
  text, tspan { fill: transparent !important }
  @media (forced-colors: active) {
    * { color: Canvas !important; -webkit-text-fill-color: Canvas !important }
    text, tspan { fill: Canvas !important }
  }
`;

/**
 * Lists the lines whose contrast is below WCAG's minimum. Compares screenshots with and without text, because axe
 * cannot check text over drawings or forced colours.
 */
export async function findLowContrast(page: Page): Promise<string[]> {
  const lines = (await getTextLines(page)).filter(
    ({ text, isCovered, width }) => !isCovered && width >= 4 && /\w/.test(text),
  );
  if (lines.length === 0) return ['found no text'];
  const withText = await captureBrightness(page, { fullPage: true });
  const background = await withStyles(page, withoutText, () =>
    captureBrightness(page, { fullPage: true }),
  );
  return lines.flatMap((line) => {
    const contrast = measureContrast(line, withText, background);
    const minimum = line.isLarge ? 3 : 4.5;
    return contrast < minimum ? `${contrast.toFixed(2)} of ${minimum}: ${line.text}` : [];
  });
}

/** Counts the pixels in and around an element whose colour before and after a change has a contrast of at least 3:1. */
export async function countContrastingPixels(
  element: Locator,
  change: () => Promise<unknown>,
): Promise<number> {
  const page = element.page();
  const clip = await element.evaluate((el) => {
    const margin = 8;
    const { x, y, width, height } = el.getBoundingClientRect();
    const [left, top] = [Math.max(0, x - margin), Math.max(0, y - margin)];
    return { x: left, y: top, width: width + 2 * margin, height: height + 2 * margin };
  });
  const before = await captureBrightness(page, { clip });
  await change();
  const after = await captureBrightness(page, { clip });
  return before.data.filter((value, index) => contrastRatio(value, after.data[index] ?? 0) >= 3)
    .length;
}

/** Returns a screenshot's brightness (luminance in sRGB's encoding), one byte per CSS pixel. */
async function captureBrightness(page: Page, options: PageScreenshotOptions) {
  const image = sharp(await page.screenshot(options))
    .removeAlpha()
    .greyscale();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

type Brightness = Awaited<ReturnType<typeof captureBrightness>>;

/** Returns the text's contrast with its background: the 5th percentile over its pixels, not the single worst one. */
function measureContrast(line: TextLine, withText: Brightness, background: Brightness): number {
  const pixels: { text: number; behind: number }[] = [];
  for (let y = Math.ceil(line.top); y < Math.min(withText.height, line.bottom); y++)
    for (let x = Math.ceil(line.left); x < Math.min(withText.width, line.right); x++) {
      const index = y * withText.width + x;
      pixels.push({ text: withText.data[index] ?? 0, behind: background.data[index] ?? 0 });
    }
  const difference = ({ text, behind }: (typeof pixels)[number]) => Math.abs(text - behind);
  // The pixel that differs most has the text's own colour. Pixels that differ less than half as much are at the edges.
  const strongest = pixels.reduce(
    (one, other) => (difference(other) > difference(one) ? other : one),
    { text: 0, behind: 0 },
  );
  const ratios = pixels
    .filter((pixel) => difference(pixel) > difference(strongest) / 2)
    .map(({ behind }) => contrastRatio(strongest.text, behind))
    .toSorted((one, other) => one - other);
  return ratios[Math.floor(ratios.length / 20)] ?? 1;
}

/** Returns WCAG's contrast ratio of two brightnesses. */
function contrastRatio(one: number, other: number): number {
  const dark = luminance(Math.min(one, other));
  const light = luminance(Math.max(one, other));
  return (light + 0.05) / (dark + 0.05);
}

function luminance(brightness: number): number {
  const value = brightness / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
