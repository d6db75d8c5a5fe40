import { useSearch } from '@tanstack/react-router';
import { chosenSearch } from '../../parts/chosen/chosen-search.ts';
import type { Chosen, ChosenKind, ChosenList } from '../../parts/chosen/chosen-store.ts';
import { useChosen } from '../../parts/chosen/use-chosen.ts';
import { chosenIds } from '../../query/chosen-search.ts';
import { type ChosenPage, PAGES } from './chosen-pages.ts';
import type { Asked } from './load-chosen.ts';

export interface ChosenState {
  kind: ChosenKind;
  ids: readonly number[];
  asked: Asked;
  /** The list this browser remembers. */
  chosen: Chosen[ChosenList];
}

/** The parameters of an address of the things shown, whether they were named by one or remembered. */
export function sharedSearch({ kind, ids }: Pick<ChosenState, 'kind' | 'ids'>) {
  return chosenSearch({ flats: [], complexes: [], [kind]: ids }, kind);
}

/** Lists what a page of things put aside shows: the ids of its address, without them those this browser remembers. */
export function useChosenPage(page: ChosenPage): ChosenState {
  const { list, most } = PAGES[page];
  const search = useSearch({ from: page });
  const chosen = useChosen()[list];
  const kind = search.complexes === undefined ? undefined : search.complexes ? 'complexes' : 'flats';
  const asked = search.ids === undefined ? chosenSearch(chosen, kind) : search;
  return { kind: asked.complexes ? 'complexes' : 'flats', ids: chosenIds(asked, most), asked, chosen };
}
