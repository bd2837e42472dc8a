import { type FocusEvent, useState } from 'react';

/**
 * Whether the keyboard is somewhere in this element. Focus that a click left behind does not count:
 * the reader may be gone.
 */
export function useKeyboardFocus() {
  const [focused, setFocused] = useState(false);

  return {
    focused,
    handlers: {
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
    },
  };
}
