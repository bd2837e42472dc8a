import './mark.css';
import { markPaths } from './mark-paths.ts';

/** The logo, in the colours of its surroundings. The icons share its paths. */
export function Mark() {
  return (
    <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
      <path className="mark-ground" d={markPaths.ground} />
      <path className="mark-line" d={markPaths.line} />
    </svg>
  );
}
