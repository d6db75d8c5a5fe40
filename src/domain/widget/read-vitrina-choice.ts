import { readFilterForm } from '#domain/catalog/filters/filter-form.ts';
import { DEFAULT_SORT, isCatalogueSort } from '#domain/catalog/sort.ts';
import type { VitrinaChoice } from './vitrina-choice.ts';

/**
 * The choice an address remembers, `f.roomsCount=2&f.priceRange.to=12 млн&sort=price_asc`; what makes no sense is left
 * out.
 */
export function readVitrinaChoice(fields: Iterable<readonly [name: string, value: string]>): VitrinaChoice {
  const said = [...fields];
  const sort = said.find(([name]) => name === 'sort')?.[1];
  const { complexId, roomsCount, priceRange } = readFilterForm(said);
  return {
    filters: { complexId, roomsCount, priceRange },
    sort: isCatalogueSort(sort) ? sort : DEFAULT_SORT,
  };
}
