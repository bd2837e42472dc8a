import type { Page } from '@playwright/test';

/** Runs a function while the page has these additional styles. */
export async function withStyles<Result>(
  page: Page,
  css: string,
  use: () => Promise<Result>,
): Promise<Result> {
  const adopt = (css: string) =>
    page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, css);
  await adopt(css);
  const result = await use();
  await adopt('');
  return result;
}
