import { careers } from '#content/careers.ts';
import { open } from '#tests/support/page/open.ts';
import { expect, test } from '#tests/support/page/test.ts';

test('shows six core values and three perks', async ({ page }) => {
  await open(page, '/careers');
  for (const [id, { title, entries }, count] of [
    ['values', { title: careers.values.title, entries: careers.values.items }, 6],
    ['team', { title: careers.team.title, entries: careers.team.perks }, 3],
  ] as const) {
    const section = page.locator(`#${id}`);
    await expect(section.getByRole('heading', { level: 2 })).toHaveText(title);
    expect(entries).toHaveLength(count);
    for (const { name, text } of entries) {
      await expect(section.getByRole('heading', { level: 3, name })).toBeVisible();
      await expect(section.getByText(text, { exact: true })).toBeVisible();
    }
  }
});

test('opens the job board in a new tab', async ({ page, context, complaints }) => {
  const { label, href, hint } = careers.team.openPositions;
  complaints.expect(new RegExp(`^request: ${RegExp.escape(href)}`));
  await context.route(
    (url) => url.href.startsWith(href),
    (route) => route.fulfill({ contentType: 'text/html', body: '<title>Jobs</title>' }),
  );
  await open(page, '/careers');
  const opened = context.waitForEvent('page');
  const link = page.getByRole('link', { name: label, exact: true });
  await expect(link).toHaveAccessibleDescription(hint);
  await link.click();
  const tab = await opened;
  await expect(tab).toHaveTitle('Jobs');
  expect(tab.url()).toBe(href);
  expect(await tab.evaluate(() => window.opener === null)).toBe(true);
  await expect(page).toHaveURL('/careers');
});
