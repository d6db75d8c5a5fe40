import type { ComplexCardsPage, FlatCardsPage } from '../card-pages.ts';

/** A complex of the list beside the map. */
export interface ListedComplex {
  id: number;
  name: string;
}

/** The complexes of the cards, in the order of the list, each once. */
export function listedComplexes(pages: readonly (FlatCardsPage | ComplexCardsPage)[]): ListedComplex[] {
  const named = new Map(pages.flatMap(({ complexes }) => complexes.map(({ id, name }) => [id, name])));
  const ids = pages.flatMap((page) =>
    'flats' in page ? page.flats.map(({ complexId }) => complexId) : page.complexes.map(({ id }) => id),
  );
  return [...new Set(ids)].map((id) => ({ id, name: named.get(id)! }));
}
