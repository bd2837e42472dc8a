import { type RefObject, useEffect, useState } from 'react';

/**
 * Returns whether at least `threshold` of the element is in the viewport, extended by `rootMargin`. Returns
 * undefined until the observer first reports.
 */
export function useInView(
  ref: RefObject<Element | null>,
  threshold: number,
  rootMargin = '0px',
): boolean | undefined {
  const [isInView, setIsInView] = useState<boolean>();

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      // If the main thread was busy, several entries arrive together, the newest last.
      (entries) => {
        const entry = entries.at(-1);
        setIsInView(entry?.isIntersecting && entry.intersectionRatio >= threshold);
      },
      { threshold, rootMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, threshold, rootMargin]);

  return isInView;
}
