import type { Page } from '@playwright/test';
import { atRest, everyWidth, laptop, type PageName, pagePaths, type State } from './shot.ts';

const pages = Object.keys(pagePaths) as PageName[];

/** Every page in full at every width, then as visitors see it who need or prefer it otherwise. */
export const wholePages: readonly State[] = pages.flatMap((page) => [
  { page, name: atRest, sharing: 'looking', widths: everyWidth },
  { page, name: 'mode-reduced-motion', browser: { reducedMotion: 'reduce' } },
  { page, name: 'mode-no-script', browser: { javaScriptEnabled: false } },
  { page, name: 'mode-forced-colours', browser: { forcedColors: 'active' } },
  { page, name: 'mode-dark', browser: { colorScheme: 'dark' } },
  { page, name: 'mode-large-font-setting', show: setLargeFont },
  { page, name: 'mode-text-zoom-200', show: zoomText },
  { page, name: 'mode-text-spacing', show: spaceText },
  // A window of 1280 by 1024 at 400 %.
  { page, name: 'mode-page-zoom-400', widths: [320], height: 256 },
  // The printable width of A4.
  { page, name: 'mode-print', widths: [718], show: showAsPrinted },
  { page, name: 'mode-print-paper', widths: [laptop], show: async () => 'paper' },
]);

/** The browser's own setting, doubled: what is sized in `rem` follows it. */
async function setLargeFont(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  return 'whole page' as const;
}

/** As Firefox does when it zooms text only: every size doubles, the boxes stay. */
async function zoomText(page: Page) {
  await page.evaluate(() => {
    const sizes = [...document.querySelectorAll<HTMLElement>('body, body *')].map((element) => {
      const { fontSize, lineHeight } = getComputedStyle(element);
      return {
        element,
        fontSize: Number.parseFloat(fontSize),
        lineHeight: Number.parseFloat(lineHeight),
      };
    });
    for (const { element, fontSize, lineHeight } of sizes) {
      element.style.fontSize = `${fontSize * 2}px`;
      if (lineHeight) element.style.lineHeight = `${lineHeight * 2}px`;
    }
  });
  return 'whole page' as const;
}

/** The spacing that WCAG 1.4.12 asks a page to bear. */
async function spaceText(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }
    `);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  return 'whole page' as const;
}

async function showAsPrinted(page: Page) {
  await page.emulateMedia({ media: 'print' });
  return 'whole page' as const;
}
