import { type FocusEvent, type PointerEvent, useState } from 'react';

/**
 * Whether a reader is at this element, with the mouse or with the keyboard.
 * Focus that a click left behind does not count: the reader may be gone.
 */
export function useAttention() {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);

  return {
    attended: hovered || focused,
    handlers: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') setHovered(true);
      },
      onPointerLeave: () => setHovered(false),
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
    },
  };
}
