import './tooltip.css';
import type { ReactNode } from 'react';

interface TooltipProps {
  /** What the trigger's `data-tooltip` names. */
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
