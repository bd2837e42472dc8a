import type { Page } from '@playwright/test';
import { answerCalls, contactFormOf, failedTitle, sentTitle } from '#tests/support/page/contact.ts';
import { heroOf } from '#tests/support/page/hero.ts';
import { open } from '#tests/support/page/open.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';

test.use(inMotion);

// A breach of the content policy fails every test; here are the states that others do not come to together,
// and what the policy keeps out.

async function breaches(page: Page): Promise<string[]> {
  return page.evaluate(
    () => (window as unknown as { breaches: string[] | undefined }).breaches ?? [],
  );
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const memory = window as unknown as { breaches: string[] };
    memory.breaches = [];
    addEventListener('securitypolicyviolation', ({ violatedDirective, disposition }) =>
      memory.breaches.push(`${disposition} ${violatedDirective}`),
    );
  }),
);

const states: [name: string, path: string, reach: (page: Page) => Promise<unknown>][] = [
  ['at first', '/', async () => {}],
  ['at first', '/about', async () => {}],
  ['at first', '/careers', async () => {}],
  ['at first', '/product', async () => {}],
  ['at first', '/nowhere', async () => {}],
  ['with slide 2', '/', (page) => heroOf(page).dot(2).click()],
  ['with a tooltip', '/', (page) => heroOf(page).pause.hover()],
  [
    'with a later service',
    '/',
    (page) => page.locator('#services').getByRole('tab').nth(4).click(),
  ],
  ['with an empty form sent', '/', (page) => contactFormOf(page).button.click()],
  [
    'sent',
    '/',
    async (page) => {
      await answerCalls(page);
      const { fill, button } = contactFormOf(page);
      await fill();
      await button.click();
      await expect(page.getByRole('status')).toContainText(sentTitle);
    },
  ],
  [
    'not sent',
    '/',
    async (page) => {
      await answerCalls(page, { insert: (route) => route.fulfill({ status: 500, body: '' }) });
      const { fill, button } = contactFormOf(page);
      await fill();
      await button.click();
      await expect(page.getByRole('alert')).toContainText(failedTitle);
    },
  ],
  [
    'gone to from another page',
    '/careers',
    async (page) => {
      await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
      await expect(page.locator('#solutions')).toBeAttached();
    },
  ],
];

test('no state of any page breaks the policy', async ({ page, complaints }) => {
  test.slow();
  complaints.expect(/404|500|could not be sent/);
  for (const [name, path, reach] of states) {
    await test.step(`${path} ${name}`, async () => {
      await page.unrouteAll();
      await open(page, path);
      await reach(page);
      expect(await breaches(page)).toEqual([]);
    });
  }
});

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
