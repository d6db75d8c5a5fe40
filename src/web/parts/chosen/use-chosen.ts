import { useSyncExternalStore } from 'react';
import { type Chosen, type ChosenStore, createChosenStore, NOTHING_CHOSEN } from './chosen-store.ts';

/** The one of this page. */
export const chosenStore: ChosenStore = createChosenStore(() => localStorage);

/** The things put aside, as the page shows them now; nothing in the first HTML, for the server cannot know. */
export function useChosen(): Chosen {
  return useSyncExternalStore(subscribe, chosenStore.read, () => NOTHING_CHOSEN);
}

function subscribe(listener: () => void): () => void {
  const stop = chosenStore.subscribe(listener);
  addEventListener('storage', chosenStore.forget);
  return () => {
    stop();
    removeEventListener('storage', chosenStore.forget);
  };
}
