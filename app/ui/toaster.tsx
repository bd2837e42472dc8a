import './toaster.css';
import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { currentToasts, dismissToast, subscribeToToasts, type Toast } from './toasts.ts';

/** How long a toast stays (ms). Hovering or focusing it restarts the time. */
const stays = { default: 8000, destructive: 12_000 } as const;

/** Shows toasts. Both live regions exist from the start, or nothing would be announced. */
export function Toaster({ dismissLabel }: { dismissLabel: string }) {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts);

  return (
    <div className="toaster">
      <div role="status">
        {toasts.map(
          (toast) =>
            toast.variant === 'default' && (
              <ToastCard key={toast.id} dismissLabel={dismissLabel} {...toast} />
            ),
        )}
      </div>
      <div role="alert">
        {toasts.map(
          (toast) =>
            toast.variant === 'destructive' && (
              <ToastCard key={toast.id} dismissLabel={dismissLabel} {...toast} />
            ),
        )}
      </div>
    </div>
  );
}

function ToastCard({
  id,
  variant,
  title,
  description,
  dismissLabel,
}: Toast & { dismissLabel: string }) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const attended = hovered || focused;
  const cameFrom = useRef<EventTarget>(null);

  useEffect(() => {
    if (attended) return;
    const timer = setTimeout(() => dismissToast(id), stays[variant]);
    return () => clearTimeout(timer);
  }, [attended, id, variant]);

  const onFocus = ({ relatedTarget }: FocusEvent) => {
    setFocused(true);
    cameFrom.current = relatedTarget;
  };

  const dismiss = () => {
    // The button goes, so the focus returns to where it came from.
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    dismissToast(id);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hovering only keeps it open; the button inside is the control
    <div
      className="toast"
      data-variant={variant}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={onFocus}
      onBlur={() => setFocused(false)}
      onKeyDown={({ key }) => key === 'Escape' && dismiss()}
    >
      <p className="toast-title">{title}</p>
      <p className="toast-description">{description}</p>
      <button className="toast-dismiss" type="button" onClick={dismiss}>
        {dismissLabel}
      </button>
    </div>
  );
}
