import { useRef, useState } from 'react';
import type { VitrinaPart } from '#contract/vitrina-page.ts';

interface ShownParts<Item> extends VitrinaPart<Item> {
  /** `retrying` is asking once more for what did not come. */
  state: 'shown' | 'asking' | 'failed' | 'retrying';
  /** Which item takes the focus of a button that is no more; null: nobody pressed one. */
  successor: number | null;
}

export interface ListParts<Item> extends ShownParts<Item> {
  /** Begins anew as the address now says; what is shown stays until the new comes. */
  begin: () => void;
  more: () => void;
  retry: () => void;
}

/** A list that goes on by parts: the first came with the page, the others are asked for. */
export function useListParts<Item extends { id: number }>(
  list: PartAsked['list'],
  first: VitrinaPart<Item>,
): ListParts<Item> {
  const [shown, setShown] = useState<ShownParts<Item>>({ ...first, state: 'shown', successor: null });
  const asked = useRef({ startFrom: 0, call: new AbortController() });

  async function ask(
    startFrom: number,
    { state, successor }: Pick<ShownParts<Item>, 'state' | 'successor'>,
  ): Promise<void> {
    asked.current.call.abort();
    const call = new AbortController();
    asked.current = { startFrom, call };
    setShown((old) => ({ ...old, state, successor: null }));
    const part = await askPart<Item>({ list, startFrom }, call.signal);
    if (call.signal.aborted) return;
    setShown((old) => {
      if (!part) return { ...old, state: 'failed' };
      const before = startFrom === 0 ? [] : old.items;
      // A flat that came on sale meanwhile moves the others: some come twice.
      const known = new Set(before.map(({ id }) => id));
      const items = [...before, ...part.items.filter(({ id }) => !known.has(id))];
      return { items, total: part.total, state: 'shown', successor };
    });
  }

  return {
    ...shown,
    begin: () => void ask(0, { state: 'asking', successor: null }),
    more: () => {
      const startFrom = shown.items.length;
      void ask(startFrom, { state: 'asking', successor: startFrom });
    },
    retry: () => {
      const { startFrom } = asked.current;
      void ask(startFrom, { state: 'retrying', successor: startFrom });
    },
  };
}

interface PartAsked {
  list: 'flats' | 'complexes';
  startFrom: number;
}

/**
 * Fetches the next part of a list of this page, asked for beneath its own address, which also says what is chosen;
 * undefined when it did not come.
 */
async function askPart<Item>(
  { list, startFrom }: PartAsked,
  signal: AbortSignal,
): Promise<VitrinaPart<Item> | undefined> {
  const { pathname, search } = window.location;
  const params = new URLSearchParams(search);
  params.set('startFrom', String(startFrom));
  try {
    const path = pathname.replace(/\/$/, '');
    const response = await fetch(`${path}/${list}?${params}`, { signal });
    const answer = await response.json();
    return answer.ok ? answer.data : undefined;
  } catch {
    return undefined;
  }
}
