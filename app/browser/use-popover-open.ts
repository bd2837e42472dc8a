import { type RefObject, useEffect, useState } from 'react';

/** Returns whether a popover inside the element is open. */
export function usePopoverOpen(ref: RefObject<HTMLElement | null>): boolean {
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const onToggle = ({ newState }: ToggleEvent) => setIsOpen(newState === 'open');
    // Listens in the capture phase, because `toggle` does not bubble.
    element.addEventListener('toggle', onToggle, true);
    return () => element.removeEventListener('toggle', onToggle, true);
  }, [ref]);

  return isOpen;
}
