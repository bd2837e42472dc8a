import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** True while the server's HTML is taken over (and on the server), false ever after. */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
