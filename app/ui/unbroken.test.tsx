import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Unbroken } from './unbroken.tsx';

test.each([
  ['run on-prem now', 'run <span class="unbroken">on-prem</span> now'],
  ['things run\u00a0on\u00a0time', 'things <span class="unbroken">run on time</span>'],
  ['a self-made\u00a0line', 'a <span class="unbroken">self-made line</span>'],
])('keeps joined words of “%s” together', (text, html) => {
  expect(renderToStaticMarkup(<Unbroken text={text} />)).toBe(html);
});
