import type { ReactNode } from 'react';

interface StaticHtmlProps {
  /** Tells this part from the others of the page. */
  name: string;
  /** `{import.meta.env.SSR && <Part />}`: the browser's build leaves the part's code out. */
  children: ReactNode;
}

/** What each part on the server is made of, for whoever checks that it has no behaviour. */
export const staticParts = new Map<string, ReactNode>();

const kept = new Map<string, ChildNode[]>();

// One object for ever: React compares it by identity and would empty the element for a new one.
const untouched = { __html: globalThis.trustedTypes?.emptyHTML ?? '' };

/** A part of a page without behaviour: the browser keeps the HTML that it came as, and never loads its code. */
export function StaticHtml({ name, children }: StaticHtmlProps) {
  if (import.meta.env.SSR) {
    staticParts.set(name, children);
    return <div data-static={name}>{children}</div>;
  }
  return (
    <div
      ref={restore}
      data-static={name}
      dangerouslySetInnerHTML={untouched}
      suppressHydrationWarning
    />
  );
}

/** Told before the page is taken over, so that nothing is lost when React cannot and renders it anew. */
export function keepStaticHtml(root: HTMLElement): void {
  for (const part of root.querySelectorAll<HTMLElement>('[data-static]'))
    kept.set(part.dataset['static'] ?? '', [...part.childNodes]);
}

function restore(part: HTMLElement | null) {
  if (part && !part.hasChildNodes()) part.append(...(kept.get(part.dataset['static'] ?? '') ?? []));
}
