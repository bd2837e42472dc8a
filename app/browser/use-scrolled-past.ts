import { useCallback, useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true });
  window.addEventListener('resize', onChange);
  return () => {
    window.removeEventListener('scroll', onChange);
    window.removeEventListener('resize', onChange);
  };
}

/** Returns whether the page has scrolled by more than `fraction` of the viewport's height. */
export function useScrolledPast(fraction: number): boolean {
  const isPast = useCallback(() => window.scrollY > window.innerHeight * fraction, [fraction]);
  return useSyncExternalStore(subscribe, isPast, () => false);
}
