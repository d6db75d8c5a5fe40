import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Drawn on the server or taken over from there. Unlike `useIsHydrating` it draws nothing anew when that is over. */
export function useIsFirstHtml(): boolean {
  let isFirstHtml = false;
  useSyncExternalStore(
    never,
    () => null,
    () => {
      isFirstHtml = true;
      return null;
    },
  );
  return isFirstHtml;
}
