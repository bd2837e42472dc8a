// Most of a page has no behaviour, so the browser needs its HTML but not its code. On the server
// StaticHtml renders its child. In the browser's build `import.meta.env.SSR` is false, so the bundler
// drops the child with all its code, and React keeps the element's HTML without looking inside.
// If React renders the part anew, the original nodes are put back.
// A part with behaviour fails the build (render-html.tsx).

import { createContext, type ReactNode, use } from 'react';

interface StaticHtmlProps<Part> {
  /** Unique on its page. */
  name: string;
  /** Without the condition, the browser would load the part's code and not show it. */
  children: Part & (false extends Part ? unknown : 'Write {import.meta.env.SSR && <Part />}');
}

/** The static parts that a page has rendered on the server. */
export const StaticParts = createContext<{ name: string; children: ReactNode }[]>([]);

/** A part of a page that is rendered on the server only. It may hold no state, effect or handler. */
export function StaticHtml<Part extends ReactNode>({ name, children }: StaticHtmlProps<Part>) {
  if (!import.meta.env.SSR) return <ServedHtml name={name} />;
  use(StaticParts).push({ name, children });
  return <div data-static={name}>{children}</div>;
}

// React compares this object by identity, and would empty the element for a new one.
const untouched = { __html: globalThis.trustedTypes?.emptyHTML ?? '' };

/** What the server sent of each part, by name: it outlives the element. */
const servedNodes = new Map<string, readonly ChildNode[]>();

function ServedHtml({ name }: { name: string }) {
  if (!servedNodes.has(name)) {
    const part = document.querySelector(`[data-static="${name}"]`);
    servedNodes.set(name, [...(part?.childNodes ?? [])]);
  }
  const restore = (part: HTMLElement | null) => {
    if (part && !part.hasChildNodes()) part.append(...(servedNodes.get(name) ?? []));
  };

  return (
    <div
      ref={restore}
      data-static={name}
      dangerouslySetInnerHTML={untouched}
      suppressHydrationWarning
    />
  );
}
