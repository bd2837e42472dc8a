import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** True on the server and while React hydrates its HTML, false from then on. */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
