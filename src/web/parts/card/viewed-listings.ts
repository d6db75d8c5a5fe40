import type { ChosenKind } from '../chosen/chosen-store.ts';
import { createBrowserStore, type KeptTexts } from '../page/browser-store.ts';

/** Ids of what was opened, the latest last. */
export type Viewed = Readonly<Record<ChosenKind, readonly number[]>>;

/** So many of each kind: nobody recalls more. */
const MOST_VIEWED = 500;

export type ViewedListings = ReturnType<typeof createViewedListings>;

/** Flats and complexes whose pages were opened in this browser, by id only; nothing of them is sent. */
export function createViewedListings(storage?: () => KeptTexts) {
  const store = createBrowserStore('genplan.viewed', readViewed, storage);
  return {
    ...store,
    view(kind: ChosenKind, id: number) {
      const viewed = store.read();
      if (viewed[kind].at(-1) === id) return;
      const others = viewed[kind].filter((one) => one !== id);
      store.write({ ...viewed, [kind]: [...others, id].slice(-MOST_VIEWED) });
    },
  };
}

/** Those of this page. */
export const viewedListings: ViewedListings = createViewedListings();

function readViewed(kept: unknown): Viewed {
  const { flats, complexes } = (kept ?? {}) as Record<string, unknown>;
  return { flats: readIds(flats), complexes: readIds(complexes) };
}

function readIds(kept: unknown): number[] {
  return Array.isArray(kept) ? kept.filter((id) => Number.isInteger(id) && id > 0).slice(-MOST_VIEWED) : [];
}
