import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { titleOf } from '#app/browser/page-title.ts';
import { findHashTarget, moveFocusTo } from '#app/browser/scrolling.ts';

/**
 * After a navigation in the browser: the page's own title, and focus on the section that was asked
 * for, or on the page's heading. Back and Forward lead to a place that is no section's.
 */
export function useNewPage(): void {
  const { pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.title = titleOf(pathname);
    const section = navigationType === 'POP' ? null : findHashTarget(hash);
    const target = section ?? document.querySelector<HTMLElement>('h1');
    if (target) moveFocusTo(target);
  }, [pathname, hash, navigationType]);
}
