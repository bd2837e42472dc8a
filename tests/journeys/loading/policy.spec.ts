import { open } from '#tests/support/page/open.ts';
import { expect, test } from '#tests/support/page/test.ts';

// Every test fails on errors, warnings, breaches of the content policy and requests to other
// origins: see support/page/test.ts.

test('hears every kind of complaint, also when text becomes HTML or code', async ({
  page,
  complaints,
}) => {
  await open(page, '/');
  await page.evaluate(() => {
    console.warn('a warning');
    console.error('an error');
    document.body.setAttribute('style', 'color: red');
    document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example/x.png' }));
    setTimeout(() => document.body.insertAdjacentHTML('beforeend', '<p>'));
    setTimeout(() => Object.assign(document.createElement('script'), { src: '/elsewhere.js' }));
  });
  const all = [
    /warning: a warning/,
    /error: an error/,
    /content policy: style-src-attr/,
    /content policy: img-src https:\/\/elsewhere/,
    /thrown: Failed to execute 'insertAdjacentHTML'/,
    /thrown: Failed to set the 'src' property on 'HTMLScriptElement'/,
  ];
  for (const one of all) await expect.poll(() => complaints.matching(one)).toHaveLength(1);
  complaints.expect(
    ...all,
    /content policy: require-trusted-types-for|Content Security Policy/,
    /The action has been blocked|^request: https:\/\/elsewhere/,
  );
});
