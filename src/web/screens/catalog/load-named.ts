import type { SearchAddress } from '#domain/catalog/search-address.ts';
import { findNamed } from '../../parts/place/find-named.ts';
import { searchPlace } from '../../query/catalog-search.ts';
import type { NamedAddress } from '../../query/named-address.ts';
import type { SiteContext } from '../../site-context.ts';

type Address = NamedAddress & Pick<SearchAddress, 'location' | 'searchFilters'>;

/** Asks by the letters of an address, in the places it names. */
export function namedBy(context: SiteContext, { q, searchFilters: filters = {}, ...address }: Address) {
  const { location } = searchPlace({ ...address, searchFilters: filters }, context.settings);
  return { query: q, filters, location, hasNearby: true };
}

/** Fills the cache with what was found by name. */
export async function loadNamed(context: SiteContext, address: Address) {
  await findNamed(context, namedBy(context, address));
  return { title: address.q === '' ? 'Поиск по названию' : `Поиск: «${address.q}»`, isHidden: true };
}
