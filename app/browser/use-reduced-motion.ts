import { reducedMotionQuery } from '#app/browser/reduced-motion.ts';
import { useMediaQuery } from './use-media-query.ts';

/** Whether the visitor asked for less motion. */
export function useReducedMotion(): boolean {
  return useMediaQuery(reducedMotionQuery, false);
}
