import { createHash } from 'node:crypto';
import { open } from '#tests/support/page/open.ts';
import { allPaths } from '#tests/support/page/paths.ts';
import { expect, test } from '#tests/support/page/test.ts';

// Every test fails on errors, warnings, breaches of the content policy and requests to other
// origins: see support/page/test.ts.

test('hears every kind of complaint', async ({ page, complaints }) => {
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

test('serves no inline script or style but the one whose hash the policy names', async ({
  request,
}) => {
  for (const path of allPaths) {
    const response = await request.get(path);
    const html = await response.text();
    expect(html).not.toMatch(/<[^>]+\s(style|on[a-z]+)\s*=/i);
    expect(html).not.toMatch(/javascript:/i);
    // Browsers do not run structured data.
    for (const [tag] of html.matchAll(/<script(?! type="application\/ld\+json">)[^>]*>/gi))
      expect(tag).toMatch(/\ssrc="\/[^/"]/);

    const policy = response.headers()['content-security-policy'] ?? '';
    expect(policy).toMatch(/script-src 'self'(;|$)/);
    expect(policy).toMatch(/style-src 'self'( 'sha256-[\w+/=]{44}')+(;|$)/);
    const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/gi)];
    expect(styles).toHaveLength(1);
    const hash = createHash('sha256').update(styles[0]?.[1] ?? '');
    expect(policy).toContain(`'sha256-${hash.digest('base64')}'`);
  }
});

test('never makes HTML or code of text', async ({ page, complaints }) => {
  complaints.expect(/content policy|The action has been blocked/);
  await open(page, '/');
  const refused = await page.evaluate(() => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => void };
    };
    const attempts = [
      () => Object.assign(document.createElement('p'), { innerHTML: '<img src=x>' }),
      () => document.body.insertAdjacentHTML('beforeend', '<p>'),
      () => Object.assign(document.createElement('iframe'), { srcdoc: '<p>' }),
      () => Object.assign(document.createElement('script'), { src: '/elsewhere.js' }),
      () => trustedTypes.createPolicy('anything', {}),
    ];
    return attempts.map((attempt) => {
      try {
        attempt();
        return false;
      } catch (error) {
        return error instanceof TypeError;
      }
    });
  });
  expect(refused).toEqual(Array(5).fill(true));
});
