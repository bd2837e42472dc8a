import { type ComponentType, lazy, useState } from 'react';
import { openDocument } from './load-route.ts';
import { useHydrating } from './use-hydrating.ts';

// One object for ever: React compares it by identity and would empty the element for a new one.
const keepMarkup = { __html: '' };

let firstPageShown = false;
let opening: Promise<never> | undefined;

/** Told once, when the prerendered page has been taken over. */
export function markFirstPageShown(): void {
  firstPageShown = true;
}

/**
 * Makes a part of a page that is paid for once. The part has no behaviour, so
 * its HTML, which the visitor already has, is all there is to it: hydration
 * keeps the markup as it stands and never loads the code. Only where there is
 * no markup yet, after a navigation in the browser, the code is loaded and the
 * part rendered like any other.
 */
export function prerendered<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  // Code of a page that arrives later has no markup to go with it, so its parts are fetched at once.
  const early = firstPageShown ? load() : undefined;
  const Part = lazy(async () => ({
    // Once for all parts. By the time they are rendered, the address is that of their page.
    default: await (early ?? load()).catch(() => (opening ??= openDocument())),
  }));

  return function Prerendered(props: Props) {
    const hydrating = useHydrating();
    const [keepsMarkup] = useState(hydrating && !import.meta.env.SSR);

    return keepsMarkup ? (
      <div className="contents" dangerouslySetInnerHTML={keepMarkup} suppressHydrationWarning />
    ) : (
      <div className="contents">
        <Part {...props} />
      </div>
    );
  };
}
