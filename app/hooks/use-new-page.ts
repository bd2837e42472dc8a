import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { titleOf } from '#app/lib/page-title.ts';
import { moveFocusTo } from '#app/lib/scrolling.ts';

/** After a navigation in the browser: the page's own title, and focus on its heading. */
export function useNewPage(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.title = titleOf(pathname);
    const heading = document.querySelector<HTMLElement>('h1');
    if (heading && !hash) moveFocusTo(heading);
  }, [pathname, hash]);
}
