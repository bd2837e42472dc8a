import { errorScreen } from '#content/error-screen.ts';
import { open } from '#tests/support/page/open.ts';
import { expect, test } from '#tests/support/page/test.ts';

const thrown = {
  'an error': ["new Error('the platform is gone')", 'the platform is gone'],
  'a response': ["new Response('', { status: 503, statusText: 'Busy today' })", 'Busy today'],
  'a status': ["({ status: 404, statusText: 'Not here' })", 'Not here'],
  'a status alone': ['({ status: 503 })', '503'],
  'a text': ["'just words'", 'just words'],
} as const;

for (const [name, [value, words]] of Object.entries(thrown)) {
  test(`${name} that a page breaks with is shown on the error screen`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(/^error:/, /^thrown:/);
    await page.addInitScript(
      `if (!sessionStorage.getItem('well')) window.matchMedia = () => { throw ${value}; };`,
    );
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Unexpected Application Error!',
    );
    await expect(page.getByText(words, { exact: true })).toBeVisible();

    // Once it can be shown, all is well again.
    await page.evaluate(() => sessionStorage.setItem('well', 'yes'));
    await open(page, '/about');
    await expect(page.getByRole('heading', { name: errorScreen.title })).toHaveCount(0);
  });
}
