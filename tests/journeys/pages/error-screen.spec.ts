import { errorScreen } from '#content/error-screen.ts';
import { expect, test } from '#tests/support/page/test.ts';

for (const [thrown, words] of [
  ["new Error('the platform is gone')", 'the platform is gone'],
  ["new Response('', { status: 503, statusText: 'Busy today' })", 'Busy today'],
  ["({ status: 404, statusText: 'Not here' })", 'Not here'],
  ['({ status: 503 })', '503'],
  ["'just words'", 'just words'],
] as const) {
  test(`shows “${words}” when a page throws ${thrown}`, async ({ page, complaints }) => {
    complaints.expect(/^error:/, /^thrown:/);
    await page.addInitScript(`window.matchMedia = () => { throw ${thrown}; };`);
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(errorScreen.title);
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  });
}
