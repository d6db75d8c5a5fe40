import type { ComplexCard } from '#contract/complex-card.ts';
import type { FlatCards } from '#contract/flat-card.ts';

/** A complex of the list beside the map. */
export interface ListedComplex {
  id: number;
  name: string;
}

/** The complexes of the cards, in the order of the list, each once. */
export function listedComplexes(pages: readonly (FlatCards | ComplexCard[])[]): ListedComplex[] {
  const listed = pages.flatMap((page) => ('flats' in page ? page.complexes : page));
  return [...new Map(listed.map(({ id, name }) => [id, { id, name }])).values()];
}
