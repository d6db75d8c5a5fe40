import { useSyncExternalStore } from 'react';
import type { BrowserStore } from './browser-store.ts';

/** What a store of this browser holds now; null in the first HTML, for the server cannot know. */
export function useBrowserStore<Value>(store: BrowserStore<Value>): Value | null {
  return useSyncExternalStore<Value | null>(store.subscribe, store.read, () => null);
}
