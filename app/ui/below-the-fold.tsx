import { type ReactNode, useDeferredValue } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useHydrating } from '#app/browser/use-hydrating.ts';
import { useReveal } from '#app/browser/use-reveal.ts';

/**
 * What of a page is out of sight at first. After a navigation in the browser it is rendered when the
 * visitor has seen the rest: on a slow processor the page answers in half the time. Whoever goes to a
 * place further down has it all at once.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  const hydrating = useHydrating();
  const navigationType = useNavigationType();
  const needed = hydrating || hash !== '' || navigationType === 'POP';
  const rendered = useDeferredValue(true, needed);
  useReveal(rendered);

  // Keeps the footer where it will be: out of sight.
  return rendered ? children : <div className="below-the-fold" />;
}
