import './tooltip.css';
import type { ReactNode } from 'react';

interface TooltipProps {
  /** What the trigger's `data-tooltip` names. */
  id: string;
  children: ReactNode;
}

/** The words of a tooltip, beside the control that has `data-tooltip={id}`. Opened by browser/tooltips.ts. */
export function Tooltip({ id, children }: TooltipProps) {
  return (
    <span className="tooltip" id={id} role="tooltip" popover="manual">
      {children}
    </span>
  );
}
