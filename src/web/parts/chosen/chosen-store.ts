import { MAX_COMPARED, MAX_FAVOURITES } from '#domain/catalog/chosen-limits.ts';

export type ChosenList = 'compared' | 'favourites';
export type ChosenKind = 'flats' | 'complexes';

/** Ids in the order they were put aside. */
export type Chosen = Readonly<Record<ChosenList, Readonly<Record<ChosenKind, readonly number[]>>>>;

/** How a press ended: a full list takes nothing more. */
export type Toggled = 'added' | 'removed' | 'full';

export const NOTHING_CHOSEN: Chosen = {
  compared: { flats: [], complexes: [] },
  favourites: { flats: [], complexes: [] },
};

export const MOST_CHOSEN: Readonly<Record<ChosenList, number>> = {
  compared: MAX_COMPARED,
  favourites: MAX_FAVOURITES,
};

export type ChosenStorage = Pick<Storage, 'getItem' | 'setItem'>;

const KEY = 'genplan.chosen';

/**
 * Keeps the flats and complexes put aside in this browser: nobody signs in for it and nothing of it is sent. A browser
 * that keeps nothing remembers it until the page is left.
 */
export function createChosenStore(storage: () => ChosenStorage) {
  const listeners = new Set<() => void>();
  let chosen: Chosen | undefined;

  function read(): Chosen {
    chosen ??= kept(storage);
    return chosen;
  }

  function change(list: ChosenList, kind: ChosenKind, ids: readonly number[]) {
    const old = read();
    chosen = { ...old, [list]: { ...old[list], [kind]: ids } };
    try {
      storage().setItem(KEY, JSON.stringify(chosen));
    } catch {
      // Forbidden or full: it lives as long as the page.
    }
    for (const listener of listeners) listener();
  }

  return {
    read,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    toggle(list: ChosenList, kind: ChosenKind, id: number): Toggled {
      const ids = read()[list][kind];
      if (ids.includes(id)) {
        change(
          list,
          kind,
          ids.filter((one) => one !== id),
        );
        return 'removed';
      }
      if (ids.length >= MOST_CHOSEN[list]) return 'full';
      change(list, kind, [...ids, id]);
      return 'added';
    },
    /** Another tab wrote: what it left is read anew. */
    forget() {
      chosen = undefined;
      for (const listener of listeners) listener();
    },
  };
}

export type ChosenStore = ReturnType<typeof createChosenStore>;

function kept(storage: () => ChosenStorage): Chosen {
  try {
    const found: unknown = JSON.parse(storage().getItem(KEY) ?? '{}');
    return { compared: listsOf(found, 'compared'), favourites: listsOf(found, 'favourites') };
  } catch {
    return NOTHING_CHOSEN;
  }
}

function listsOf(found: unknown, list: ChosenList): Chosen[ChosenList] {
  const lists = fieldOf(found, list);
  const idsOf = (kind: ChosenKind) => {
    const ids = fieldOf(lists, kind);
    if (!Array.isArray(ids)) return [];
    return [...new Set(ids)].filter((id) => Number.isInteger(id) && id > 0).slice(0, MOST_CHOSEN[list]);
  };
  return { flats: idsOf('flats'), complexes: idsOf('complexes') };
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
