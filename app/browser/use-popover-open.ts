import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  document.addEventListener('toggle', onChange, true);
  return () => document.removeEventListener('toggle', onChange, true);
}

/** Whether the selected popover is open. The browser opens and closes it. */
export function usePopoverOpen(selector: string): boolean {
  return useSyncExternalStore(
    subscribe,
    // `:is` ignores a pseudo-class that an old browser does not know.
    () => document.querySelector(`${selector}:is(:popover-open)`) !== null,
    () => false,
  );
}
