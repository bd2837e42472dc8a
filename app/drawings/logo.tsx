import { logoPaths } from './logo-paths.ts';

/** Draws the logo in the colours of its surroundings. The icons share its paths. */
export function Logo() {
  return (
    <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
      <path fill="var(--ink)" d={logoPaths.background} />
      <path stroke="var(--wheat)" strokeWidth="3" d={logoPaths.line} />
    </svg>
  );
}
