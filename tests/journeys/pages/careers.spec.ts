import { careers } from '#content/careers.ts';
import { company } from '#content/company.ts';
import { open } from '#tests/support/page/open.ts';
import { expectTop } from '#tests/support/page/scrolling.ts';
import { expect, test } from '#tests/support/page/test.ts';

test('six core values and three perks', async ({ page }) => {
  await open(page, '/careers#values');
  const values = page.locator('#values');
  await expectTop(values, 80);
  await expect(values.getByRole('heading', { level: 2 })).toHaveText(careers.values.title);
  await expect(values.getByRole('heading', { level: 3 })).toHaveText([
    'Mastery',
    'Autonomy',
    'Purpose',
    'Feedback',
    'Safe to Fail',
    'Balance for Life',
  ]);
  const balance = values.getByRole('listitem').filter({ hasText: 'Balance for Life' });
  await expect(balance).toContainText('35-hour work week');
  await expect(balance).toContainText('flexible PTO');
  const team = page.locator('#team');
  await expect(team.getByRole('heading', { level: 2 })).toHaveText(careers.team.title);
  await expect(team.getByRole('term')).toHaveText([
    '35-Hour Work Week',
    'Learning Culture',
    'Excellence Driven',
  ]);
});

test('the open positions are on the job board, in a new tab', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(new RegExp(`^request: ${RegExp.escape(company.jobBoard)}`));
  await context.route(
    ({ href }) => href.startsWith(company.jobBoard),
    (route) => route.fulfill({ contentType: 'text/html', body: '<title>Jobs</title>' }),
  );
  await open(page, '/careers');
  const opened = context.waitForEvent('page');
  const link = page.getByRole('link', { name: 'View Open Positions', exact: true });
  await expect(link).toHaveAccessibleDescription(careers.team.openPositions.hint);
  await link.click();
  const tab = await opened;
  await expect(tab).toHaveTitle('Jobs');
  expect(tab.url()).toBe(company.jobBoard);
  expect(await tab.evaluate(() => window.opener === null)).toBe(true);
  await expect(page).toHaveURL('/careers');
});
