import { type FocusEvent, useState } from 'react';

/** Tracks whether keyboard focus is inside an element. Focus from a click does not count. */
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
