import { open } from '#tests/support/page/open.ts';
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
