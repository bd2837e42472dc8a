import { type RefObject, useEffect, useState } from 'react';

/** Whether the element has been this close to the window, or focused. Stays true. */
export function useNear(ref: RefObject<Element | null>, margin: string): boolean {
  const [near, setNear] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element || near) return;
    const markNear = () => setNear(true);
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) markNear();
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    element.addEventListener('focusin', markNear);
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', markNear);
    };
  }, [ref, margin, near]);

  return near;
}
