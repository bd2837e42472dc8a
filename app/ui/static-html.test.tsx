// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { StaticHtml } from './static-html.tsx';

it('puts back what the server sent of a part that leaves the page and comes back', async () => {
  vi.stubEnv('SSR', false);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div data-static="part"><p>Served</p></div>';
  const part = <StaticHtml name="part">{false}</StaticHtml>;
  const root = await act(() => hydrateRoot(document.body, part));
  const show = (node: ReactNode) => act(() => root.render(node));
  show(null);
  expect(document.body.textContent).toBe('');
  show(part);
  expect(document.body.textContent).toBe('Served');
});
