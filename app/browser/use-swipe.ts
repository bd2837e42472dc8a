import { type TouchEvent, useRef } from 'react';
import { constants } from '#content/constants.ts';

interface Point {
  x: number;
  y: number;
}

/** Reports a horizontal swipe with one finger: 1 for next, -1 for previous. A steeper touch is a scroll. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<Point>(null);
  const last = useRef<Point>(null);

  return {
    onTouchStart: (event: TouchEvent) => {
      const fingers = fingersOf(event);
      start.current = fingers.length === 1 ? pointOf(fingers[0]) : null;
      last.current = null;
    },
    onTouchMove: (event: TouchEvent) => {
      last.current = pointOf(fingersOf(event)[0]);
    },
    onTouchEnd: (event: TouchEvent) => {
      const from = start.current;
      const to = pointOf(event.changedTouches[0]) ?? last.current;
      start.current = null;
      if (!from || !to) return;
      const across = to.x - from.x;
      const down = to.y - from.y;
      if (Math.abs(across) <= constants.swipeThreshold || Math.abs(across) <= Math.abs(down))
        return;
      onSwipe(across < 0 ? 1 : -1);
    },
    onTouchCancel: () => {
      start.current = null;
    },
  };
}

/** Synthetic events may have `targetTouches` alone. */
function fingersOf({ touches, targetTouches }: TouchEvent) {
  return touches.length > 0 ? touches : targetTouches;
}

function pointOf(touch: { clientX: number; clientY: number } | undefined): Point | null {
  return touch ? { x: touch.clientX, y: touch.clientY } : null;
}
