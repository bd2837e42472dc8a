import { open } from '#tests/support/page/open.ts';
import { expect, test } from '#tests/support/page/test.ts';

// That no page breaks the content policy, in whatever state, is what every test shows; see
// support/page/complaints.ts.

test('text is never made HTML or code', async ({ page, complaints }) => {
  complaints.expect(/content policy|The action has been blocked/);
  await open(page, '/');
  const refused = await page.evaluate(() => {
    const attempts = [
      () => {
        document.createElement('p').innerHTML = '<img src=x>';
      },
      () => document.body.insertAdjacentHTML('beforeend', '<p>'),
      () => {
        document.createElement('iframe').srcdoc = '<p>';
      },
      () => {
        document.createElement('script').src = '/elsewhere.js';
      },
      () => {
        const { trustedTypes } = window as unknown as {
          trustedTypes: { createPolicy: (name: string, rules: object) => void };
        };
        trustedTypes.createPolicy('anything', {});
      },
    ];
    return attempts.map((attempt) => {
      try {
        attempt();
        return 'let through';
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error);
      }
    });
  });
  expect(refused).toEqual(Array(5).fill('refused'));
});
