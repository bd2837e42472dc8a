import { open } from '#tests/support/page/open.ts';
import { expect, test } from '#tests/support/page/test.ts';

// Tests what support/page/test.ts lets every journey fail on.

test('reports every kind of complaint, also when text becomes HTML or code', async ({
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
