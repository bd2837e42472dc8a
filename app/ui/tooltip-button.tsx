import './tooltip-button.css';
import { type ComponentProps, type PointerEvent, useId, useRef } from 'react';
import {
  cancelTooltipTimer,
  closeTooltip,
  closeTooltipSoon,
  openTooltip,
  openTooltipSoon,
} from '#app/browser/tooltip.ts';

interface TooltipButtonProps
  extends Omit<
    ComponentProps<'button'>,
    'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'
  > {
  /** The tooltip's text. Describes the button, unless it repeats its `aria-label`. */
  text: string;
  /** Shown above the text, if the tooltip may open far from the button. */
  heading?: string;
  /** Whether a click or tap opens the tooltip. Otherwise it closes it. */
  opensOnClick?: boolean;
}

/** A button with a tooltip, which opens on keyboard focus, and under the pointer after a delay. */
export function TooltipButton({ text, heading, opensOnClick, ...button }: TooltipButtonProps) {
  // React's own ids begin with an underscore, which HTML validators refuse.
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
