import type { ComponentProps } from 'react';

interface StretchedProps extends ComponentProps<'svg'> {
  /** The content's size, in its own units. */
  width?: number;
  height?: number;
}

/** Stretches its content to fill the drawing. `vector-effect` keeps the width of strokes. */
export function Stretched({ width = 100, height = 100, ...props }: StretchedProps) {
  return <svg {...props} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" />;
}
