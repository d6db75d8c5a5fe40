import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import type { GlobalQuery } from '#domain/catalog/global-query.ts';
import { OWN_ERRORS } from '../../data/api.ts';
import type { BoardSearch } from '../../query/board-search.ts';
import type { SiteContext } from '../../site-context.ts';
import { boardWish } from './board/board-wish.ts';

type Asking = Pick<SiteContext, 'api'>;
type Said = Pick<GlobalQuery, 'terms'>;

export function complexQuery(
  { api }: Asking,
  id: number,
  { terms, road }: Pick<GlobalQuery, 'terms' | 'road'>,
) {
  return api.catalog.complex.queryOptions({ id, terms, road }, { meta: OWN_ERRORS });
}

export function priceHistoryQuery({ api }: Asking, complexId: number) {
  return api.catalog.priceHistory.queryOptions({ complexId }, { meta: OWN_ERRORS });
}

/** The board of a house as an address asks for it. */
export function boardQuery(
  { api }: Asking,
  houseId: number,
  search: Pick<BoardSearch & GlobalQuery, 'section' | 'searchFilters' | 'presetTab' | 'terms'>,
) {
  return api.catalog.board.queryOptions(
    { houseId, section: search.section, filters: boardWish(search), terms: search.terms },
    { meta: OWN_ERRORS },
  );
}

/** The flats of a complex that suit a search. */
export function suitingFlatsQuery({ api }: Asking, complexId: number, wish: SearchFilters, { terms }: Said) {
  return api.catalog.suitingFlats.queryOptions({ complexId, filters: wish, terms }, { meta: OWN_ERRORS });
}

export function ratesQuery({ api }: Asking) {
  return api.currenciesToRuble.queryOptions(undefined, { meta: OWN_ERRORS });
}
