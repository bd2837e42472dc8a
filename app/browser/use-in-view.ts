import { type RefObject, useEffect, useState } from 'react';

/**
 * Returns whether at least this fraction of the element is in the window, extended by a margin. Undefined
 * until the browser reports it.
 */
export function useInView(
  ref: RefObject<Element | null>,
  threshold: number,
  rootMargin = '0px',
): boolean | undefined {
  const [inView, setInView] = useState<boolean>();

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      // A busy main thread delivers several entries at once, the newest last.
      (entries) => {
        const entry = entries.at(-1);
        setInView(entry?.isIntersecting && entry.intersectionRatio >= threshold);
      },
      { threshold, rootMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, threshold, rootMargin]);

  return inView;
}
