import type { SearchFilters } from './filters/search-filters.ts';

/**
 * The filters that still make sense in other places: a metro, an address or a district belongs to the old ones and
 * stays only when all of those are among the new. No places means everywhere.
 */
export function dropForeignSearch(
  filters: SearchFilters | undefined,
  before: readonly string[],
  after: readonly string[],
): SearchFilters | undefined {
  if (!filters) return undefined;
  const isWider = after.length === 0 || (before.length > 0 && before.every((code) => after.includes(code)));
  if (isWider) return filters;
  const { search: _search, metros: _metros, houseId: _houseId, complexId: _complexId, ...others } = filters;
  return Object.keys(others).length > 0 ? others : undefined;
}
