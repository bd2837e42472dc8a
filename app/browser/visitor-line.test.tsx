// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from '#tests/support/dom/browser.ts';

/** The module as a page that has just loaded has it. */
let page: typeof import('./visitor-line.ts');

beforeEach(async () => {
  sessionStorage.clear();
  await load();
});

async function load() {
  vi.resetModules();
  page = await import('./visitor-line.ts');
  const { useVisitorLine } = page;
  const Figures = () => JSON.stringify(useVisitorLine()) ?? 'none';
  render(<Figures />);
}

const shown = () => document.body.textContent ?? '';
const hours = { waits: [1, 12, 32, 3, 16], work: 8 };

it('reads the figures again when Back brings the page out of the cache', () => {
  sessionStorage.setItem('line', '1-2-3-4-5-6');
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(JSON.parse(shown())).toMatchObject({ hours: { waits: [1, 2, 3, 4, 5], work: 6 } });
});

it('refuses what is not six whole numbers within the bound', async () => {
  expect(page.parseLine(page.lineText(hours))).toEqual(hours);
  const wrong = [
    '',
    '1-2-3-4-5',
    '1-2-3-4-5-6-7',
    '1-2-3-4-5-401',
    '-1-2-3-4-5-6',
    '1-2-3-4-5-6.5',
  ];
  for (const text of [...wrong, 'a-b-c-d-e-f', '1-2-3-4-5-6\n', '1e2-2-3-4-5-6']) {
    expect(page.parseLine(text), text).toBeUndefined();
    sessionStorage.setItem('line', text);
    await load();
    expect(shown(), text).toBe('none');
  }
});
