import { useSyncExternalStore } from 'react';
import type { BrowserStore } from './browser-store.ts';

/** Reads a store of this browser as it is now; null in the first HTML, for the server cannot know. */
export function useBrowserStore<Value>(store: BrowserStore<Value>): Value | null {
  return useSyncExternalStore<Value | null>(store.subscribe, store.read, () => null);
}
