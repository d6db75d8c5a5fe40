import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The page is being taken over from the server, or rendered there: what only scripts can do has to wait. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
