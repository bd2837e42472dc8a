import './tooltip.css';
import type { ReactNode } from 'react';

interface TooltipProps {
  /** The trigger's `data-tooltip`. */
  id: string;
  /** The control's name, if the control may be far away. */
  name?: string;
  children: ReactNode;
}

/** A tooltip, next to the control with `data-tooltip={id}`. `browser/tooltips.ts` opens it. */
export function Tooltip({ id, name, children }: TooltipProps) {
  return (
    <span className="tooltip" id={id} data-name={name} role="tooltip" popover="manual">
      {children}
    </span>
  );
}
