// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { advanceTimers, render } from '#tests/support/dom/browser.ts';
import { useDebounced } from './use-debounced.ts';

function Words({ text }: { text: string }) {
  return useDebounced(text, 300);
}

it('follows a value only once it rests', () => {
  const show = render(<Words text="0 hours" />);
  for (const text of ['1 hour', '2 hours', '3 hours']) {
    show(<Words text={text} />);
    advanceTimers(299);
    expect(document.body.textContent).toBe('0 hours');
  }
  advanceTimers(1);
  expect(document.body.textContent).toBe('3 hours');
});
