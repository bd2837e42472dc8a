import { type TouchEvent, useRef } from 'react';
import { constants } from '#content/constants.ts';

type Point = ReturnType<typeof toPoint>;

/**
 * Calls `onSwipe` after a horizontal swipe with one finger: with 1 for the next item, with -1 for the previous one. A
 * swipe steeper than 45° scrolls the page instead.
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<Point>(null);
  const last = useRef<Point>(null);

  return {
    onTouchStart: (event: TouchEvent) => {
      const touches = activeTouches(event);
      start.current = touches.length === 1 ? toPoint(touches[0]) : null;
      last.current = null;
    },
    onTouchMove: (event: TouchEvent) => {
      last.current = toPoint(activeTouches(event)[0]);
    },
    onTouchEnd: (event: TouchEvent) => {
      const from = start.current;
      const to = toPoint(event.changedTouches[0]) ?? last.current;
      start.current = null;
      if (!from || !to) return;
      const dx = to.x - from.x;
      const dy = to.y - from.y;
      if (Math.abs(dx) <= constants.swipeThreshold || Math.abs(dx) <= Math.abs(dy)) return;
      onSwipe(dx < 0 ? 1 : -1);
    },
    onTouchCancel: () => {
      start.current = null;
    },
  };
}

/** Returns the touches in progress. Events that a script creates may have only `targetTouches`. */
function activeTouches({ touches, targetTouches }: TouchEvent) {
  return touches.length > 0 ? touches : targetTouches;
}

function toPoint(touch: { clientX: number; clientY: number } | undefined) {
  return touch ? { x: touch.clientX, y: touch.clientY } : null;
}
