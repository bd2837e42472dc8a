import type { ReactNode } from 'react';

interface TooltipProps {
  /** The trigger's `data-tooltip`. */
  id: string;
  children: ReactNode;
}

/** A tooltip, next to the control with `data-tooltip={id}`. `browser/tooltips.ts` opens it. */
export function Tooltip({ id, children }: TooltipProps) {
  return (
    <span className="tooltip" id={id} role="tooltip" popover="manual">
      {children}
    </span>
  );
}
