import { type FocusEvent, useState } from 'react';

/** Tracks whether keyboard focus is inside the element that gets the handlers. Focus from a click does not count. */
export function useKeyboardFocus() {
  const [isFocused, setIsFocused] = useState(false);

  return {
    isFocused,
    focusHandlers: {
      onFocus: (event: FocusEvent) => setIsFocused(event.target.matches(':focus-visible')),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsFocused(false);
      },
    },
  };
}
