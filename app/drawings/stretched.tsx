import type { ReactNode } from 'react';

interface StretchedProps {
  /** The content's size, in its own units. */
  width?: number;
  height?: number;
  children: ReactNode;
}

/** Stretches its content to fill the drawing. Set `vector-effect` to keep the width of its lines. */
export function Stretched({ width = 100, height = 100, children }: StretchedProps) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
      {children}
    </svg>
  );
}
