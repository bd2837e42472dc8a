import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  document.addEventListener('toggle', onChange, true);
  return () => document.removeEventListener('toggle', onChange, true);
}

/** Whether a popover that the selector names is open. The browser opens and closes them, before scripts arrive too. */
export function usePopoverOpen(selector: string): boolean {
  return useSyncExternalStore(
    subscribe,
    // In `:is`, a name that an old browser does not know is no error.
    () => document.querySelector(`${selector}:is(:popover-open)`) !== null,
    () => false,
  );
}
