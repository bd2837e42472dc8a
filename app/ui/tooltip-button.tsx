import './tooltip-button.css';
import { type ComponentProps, useId } from 'react';
import {
  cancelTooltipTimer,
  closeTooltip,
  closeTooltipSoon,
  openTooltip,
  openTooltipSoon,
} from '#app/browser/tooltip.ts';

interface TooltipButtonProps extends ComponentProps<'button'> {
  /** The tooltip's text, and the button's description unless the button has an `aria-label`. */
  text: string;
  /** Shown above the text. Needed if the tooltip opens far from the button. */
  heading?: string;
}

/**
 * Renders a button with a tooltip, which opens on keyboard focus, or after the pointer has rested on the button. A
 * click opens it too, unless the button has an `aria-label` and so an action of its own.
 */
export function TooltipButton({ text, heading, ...button }: TooltipButtonProps) {
  // Prefixed, because HTML validators reject ids that start with an underscore, as React's do.
  const id = `tooltip${useId()}`;
  const hasLabel = Boolean(button['aria-label']);

  return (
    <>
      <button
        type="button"
        aria-describedby={hasLabel ? undefined : id}
        {...button}
        onPointerEnter={({ currentTarget }) => openTooltipSoon(currentTarget)}
        onPointerLeave={closeTooltipSoon}
        onFocus={({ currentTarget }) => {
          if (currentTarget.matches(':focus-visible')) openTooltip(currentTarget);
        }}
        onBlur={closeTooltip}
        onClick={(event) => {
          button.onClick?.(event);
          if (hasLabel) closeTooltip();
          else openTooltip(event.currentTarget);
        }}
      />
      <span
        className="tooltip"
        id={id}
        data-heading={heading}
        role="tooltip"
        popover="manual"
        onPointerEnter={cancelTooltipTimer}
        onPointerLeave={closeTooltipSoon}
      >
        {text}
      </span>
    </>
  );
}
