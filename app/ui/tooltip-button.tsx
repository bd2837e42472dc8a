import './tooltip-button.css';
import { type ComponentProps, type PointerEvent, useId, useRef } from 'react';
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
  /** Shown above the text, if the tooltip may open far from the button. */
  heading?: string;
  /** Whether a click or tap opens the tooltip, rather than closing it. */
  opensOnClick?: boolean;
}

/** A button with a tooltip, which opens on keyboard focus, or after the mouse has rested on the button. */
export function TooltipButton({ text, heading, opensOnClick, ...button }: TooltipButtonProps) {
  // Prefixed, because HTML validators reject ids that start with an underscore, as React's do.
  const id = `tooltip${useId()}`;
  const tooltip = useRef<HTMLSpanElement>(null);

  const open = (trigger: Element) => {
    if (tooltip.current) openTooltip(trigger, tooltip.current);
  };

  return (
    <>
      <button
        type="button"
        aria-describedby={button['aria-label'] ? undefined : id}
        {...button}
        onPointerEnter={({ currentTarget, pointerType }) => {
          if (pointerType === 'mouse' && tooltip.current)
            openTooltipSoon(currentTarget, tooltip.current);
        }}
        onPointerLeave={onLeave}
        onFocus={({ currentTarget }) => {
          if (currentTarget.matches(':focus-visible')) open(currentTarget);
        }}
        onBlur={closeTooltip}
        onClick={(event) => {
          button.onClick?.(event);
          if (opensOnClick) open(event.currentTarget);
          else closeTooltip();
        }}
      />
      <span
        ref={tooltip}
        className="tooltip"
        id={id}
        data-heading={heading}
        role="tooltip"
        popover="manual"
        onPointerEnter={cancelTooltipTimer}
        onPointerLeave={onLeave}
      >
        {text}
      </span>
    </>
  );
}

function onLeave({ pointerType }: PointerEvent) {
  if (pointerType === 'mouse') closeTooltipSoon();
}
