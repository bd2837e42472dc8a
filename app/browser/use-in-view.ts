import { type RefObject, useEffect, useState } from 'react';

/** Whether at least this fraction of the element is in the window. Undefined until the browser reports it. */
export function useInView(ref: RefObject<Element | null>, threshold: number): boolean | undefined {
  const [inView, setInView] = useState<boolean>();

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => setInView(entry !== undefined && entry.intersectionRatio >= threshold),
      { threshold },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, threshold]);

  return inView;
}
