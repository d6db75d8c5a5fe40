import { useRef, useState } from 'react';
import type { Choice, RowId } from './bulk.ts';
import { chooseThrough } from './choose-through.ts';

/** The rows of a page of a list that its reader has chosen; those that left the page are chosen no more. */
export function useChoice(ids: readonly RowId[]) {
  const [chosen, setChosen] = useState<ReadonlySet<RowId>>(new Set());
  const last = useRef<RowId | null>(null);
  const shown = ids.filter((id) => chosen.has(id));
  const choice: Choice = {
    has: (id) => chosen.has(id),
    toggle(id, through) {
      setChosen(chooseThrough(chosen, { ids, from: through ? last.current : null, to: id }));
      last.current = id;
    },
  };
  return { choice, chosen: shown, choose: (next: readonly RowId[]) => setChosen(new Set(next)) };
}
