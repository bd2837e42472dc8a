import { type RefObject, useEffect, useState } from 'react';

/** Whether the element has come this close to the window, or had the focus. Once true, it stays so. */
export function useNear(ref: RefObject<Element | null>, margin: string): boolean {
  const [near, setNear] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element || near) return;
    const come = () => setNear(true);
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) come();
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    element.addEventListener('focusin', come);
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', come);
    };
  }, [ref, margin, near]);

  return near;
}
