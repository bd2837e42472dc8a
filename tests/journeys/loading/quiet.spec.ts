import { createHash } from 'node:crypto';
import { about } from '#content/about.ts';
import { careers } from '#content/careers.ts';
import { company } from '#content/company.ts';
import { readThrough } from '#tests/support/page/animations.ts';
import { answerCalls, contactFormOf } from '#tests/support/page/contact.ts';
import { heroOf } from '#tests/support/page/hero.ts';
import { open } from '#tests/support/page/open.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';

test.use(inMotion);

// That nothing is complained of is what every test shows; see support/test.ts.

for (const width of [390, 1280]) {
  test(`a visitor who tries everything, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await answerCalls(page);
    await open(page, '/');
    await readThrough(page);

    const { pause, play, dot } = heroOf(page);
    await pause.click();
    await play.click();
    await dot(2).click();
    await dot(1).click();
    const services = page.locator('#services');
    for (const service of await services.getByRole('tab').or(services.getByRole('button')).all()) {
      await service.click();
    }
    const { button, fill } = contactFormOf(page);
    await fill();
    await button.click();
    await page.getByRole('status').getByRole('button').click();

    const bar = page.getByRole('banner');
    for (const [name, address, heading] of [
      ['About', '/about', about.highlightsTitle],
      ['Services', '/#services', 'Services'],
      ['Contact', '/#contact', 'Contact'],
      ['Careers', '/careers', careers.values.title],
    ] as const) {
      const menu = bar.getByRole('button', { name: 'Open menu' });
      if (await menu.isVisible()) await menu.click();
      await bar.getByRole('link', { name }).click();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeAttached();
    }
    for (const address of ['/#contact', '/#services', '/about']) {
      await page.goBack();
      await expect(page).toHaveURL(address);
    }
    for (const address of ['/#services', '/#contact', '/careers']) {
      await page.goForward();
      await expect(page).toHaveURL(address);
    }
    await bar.getByRole('link', { name: company.name }).click();
    await page.locator('#solutions').getByRole('link').first().click();
    await expect(page).toHaveURL('/product');
    await page.locator('#workflow').getByRole('button', { name: 'Next' }).click();
    await readThrough(page);
  });
}

test('the HTML holds no inline script, no style attribute, and one style element that the policy names', async ({
  request,
}) => {
  for (const path of ['/', '/about', '/careers', '/product', '/nowhere']) {
    const response = await request.get(path);
    const html = await response.text();
    expect(html).not.toMatch(/<[^>]+\sstyle\s*=/i);
    expect(html).not.toMatch(/<[^>]+\son[a-z]+\s*=/i);
    expect(html).not.toMatch(/javascript:/i);
    // Structured data is no script: nothing runs it, and the policy does not ask about it.
    for (const [tag] of html.matchAll(/<script(?! type="application\/ld\+json">)[^>]*>/gi)) {
      expect(tag).toMatch(/\ssrc="\/[^/"]/);
    }

    const policy = response.headers()['content-security-policy'] ?? '';
    expect(policy).toMatch(/script-src 'self'(;|$)/);
    const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/gi)];
    expect(styles).toHaveLength(1);
    const hash = createHash('sha256')
      .update(styles[0]?.[1] ?? '')
      .digest('base64');
    expect(policy).toMatch(/style-src 'self'( 'sha256-[\w+/=]{44}')+(;|$)/);
    expect(policy).toContain(`'sha256-${hash}'`);
  }
});

test('what would be complained of is heard', async ({ page, complaints }) => {
  await open(page, '/');
  await page.evaluate(() => {
    console.warn('a warning');
    console.error('an error');
    document.body.setAttribute('style', 'color: red');
    document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example/x.png' }));
    setTimeout(() => {
      throw new Error('a throw');
    });
  });
  const all = [
    /warning: a warning/,
    /error: an error/,
    /content policy: style-src-attr/,
    /content policy: img-src https:\/\/elsewhere/,
    /thrown: a throw/,
  ];
  for (const one of all) await expect.poll(() => complaints.matching(one)).toHaveLength(1);
  complaints.expect(...all, /Content Security Policy/, /^request: https:\/\/elsewhere/);
});
