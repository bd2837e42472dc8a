import './toast.css';
import { type FocusEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

export interface Toast {
  variant: 'default' | 'destructive';
  title: string;
  description: string;
  /** The part of the description that becomes a link. */
  link?: { text: string; href: string };
}

interface ToasterProps {
  toast: Toast | undefined;
  dismissLabel: string;
  onDismiss: () => void;
}

/** How long a toast of each variant stays (ms). Hovering or focusing the toast stops its timer; leaving restarts it. */
const durations = { default: 8000, destructive: 12_000 } as const;

/**
 * Shows one toast. Both live regions exist from the start, because screen readers only announce changes to existing
 * regions.
 */
export function Toaster({ toast, ...props }: ToasterProps) {
  const card = toast && <ToastCard toast={toast} {...props} />;

  return (
    <>
      <div role="status">{toast?.variant === 'default' && card}</div>
      <div role="alert">{toast?.variant === 'destructive' && card}</div>
    </>
  );
}

function ToastCard({ toast, dismissLabel, onDismiss }: ToasterProps & { toast: Toast }) {
  const { variant, title, description, link } = toast;
  const [before, after] = link ? description.split(link.text) : [description];
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isInUse = isHovered || isFocused;
  const previousFocus = useRef<EventTarget>(null);
  const expire = useEffectEvent(onDismiss);

  useEffect(() => {
    if (isInUse) return;
    const timer = setTimeout(expire, durations[variant]);
    return () => clearTimeout(timer);
  }, [isInUse, variant]);

  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    setIsFocused(true);
    if (!currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget;
  };

  const dismiss = () => {
    // The button is about to disappear, so return focus to the element that had it before the toast.
    if (previousFocus.current instanceof HTMLElement) previousFocus.current.focus();
    onDismiss();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hovering only keeps the toast open; the button inside is the control
    <div
      className="toast opaque-in-forced-colors"
      data-only="screen"
      data-variant={variant}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={onFocus}
      onBlur={() => setIsFocused(false)}
      onKeyDown={({ key }) => key === 'Escape' && dismiss()}
    >
      <p>
        <strong>{title}</strong>{' '}
        <span>
          {before}
          {link && <a href={link.href}>{link.text}</a>}
          {after}
        </span>
      </p>
      <button className="text-link" type="button" onClick={dismiss}>
        {dismissLabel}
      </button>
    </div>
  );
}
