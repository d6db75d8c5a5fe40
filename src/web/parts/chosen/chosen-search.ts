import type { ChosenSearch } from '../../query/chosen-search.ts';
import type { ChosenKind } from './chosen-store.ts';

/** The address of one kind of what was put aside; without a kind the one there is something of, flats first. */
export function chosenSearch(
  ids: Readonly<Record<ChosenKind, readonly number[]>>,
  kind: ChosenKind = ids.flats.length > 0 || ids.complexes.length === 0 ? 'flats' : 'complexes',
): ChosenSearch & { complexes: boolean | undefined } {
  return { ids: ids[kind].join(',') || undefined, complexes: kind === 'complexes' || undefined };
}
