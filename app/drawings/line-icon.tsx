import type { ComponentProps } from 'react';

export interface LineStrokes {
  line: string;
  fine?: string;
}

/** A piece of a release's line, 32 by 32, heavy over fine. */
export function LineIcon({ line, fine, ...props }: LineStrokes & ComponentProps<'svg'>) {
  return (
    <svg {...props} viewBox="0 0 32 32" aria-hidden="true">
      {fine && <path strokeWidth="1.5" d={fine} />}
      <path strokeWidth="3" d={line} />
    </svg>
  );
}
