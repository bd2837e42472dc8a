import type { ReactNode } from 'react';

interface StretchedProps {
  /** The content's own size, which becomes the drawing's. */
  width?: number;
  height?: number;
  children: ReactNode;
}

/** Stretches its content to the drawing; in an opening, lines keep their width. */
export function Stretched({ width = 100, height = 100, children }: StretchedProps) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
      {children}
    </svg>
  );
}
