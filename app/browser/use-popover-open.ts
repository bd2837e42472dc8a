import { type RefObject, useEffect, useState } from 'react';

/** Whether a popover inside the element is open. */
export function usePopoverOpen(ref: RefObject<HTMLElement | null>): boolean {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const onToggle = ({ newState }: ToggleEvent) => setOpen(newState === 'open');
    // In the capture phase, because it does not bubble.
    element.addEventListener('toggle', onToggle, true);
    return () => element.removeEventListener('toggle', onToggle, true);
  }, [ref]);

  return open;
}
