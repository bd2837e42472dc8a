import type { Page } from '@playwright/test';

/** Runs a function while these styles are added to the page. */
export async function withStyles<Result>(
  page: Page,
  css: string,
  run: () => Promise<Result>,
): Promise<Result> {
  const adopt = (css: string) =>
    page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, css);
  await adopt(css);
  const result = await run();
  await adopt('');
  return result;
}
