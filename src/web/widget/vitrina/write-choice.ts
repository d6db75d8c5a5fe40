import { filterField } from '#domain/catalog/filters/filter-form.ts';
import { DEFAULT_SORT } from '#domain/catalog/sort.ts';
import type { VitrinaChoice } from '#domain/widget/vitrina-choice.ts';

/** Names of the fields a visitor of a vitrina fills. */
export const FIELDS = {
  complex: filterField('complexId'),
  rooms: filterField('roomsCount'),
  priceFrom: filterField('priceRange', 'from'),
  priceTo: filterField('priceRange', 'to'),
  sort: 'sort',
};

/** The query of a choice, as a form of its fields would write it; parameters of others stay in. */
export function writeChoice(search: string, { filters, sort }: VitrinaChoice): string {
  const params = new URLSearchParams(search);
  for (const name of Object.values(FIELDS)) params.delete(name);
  const write = (name: string, value: string | number | undefined) => {
    if (value) params.append(name, String(value));
  };
  write(FIELDS.complex, filters.complexId);
  for (const bucket of filters.roomsCount ?? []) write(FIELDS.rooms, bucket);
  write(FIELDS.priceFrom, filters.priceRange?.from);
  write(FIELDS.priceTo, filters.priceRange?.to);
  write(FIELDS.sort, sort === DEFAULT_SORT ? undefined : sort);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
