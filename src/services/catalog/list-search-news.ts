import type { SearchRequest } from '#contract/catalog.ts';
import { listGoneFlats, listNewFlats, listRepricedFlats } from '#db/queries/catalog/search-news.ts';
import { type FlatRow, listFlats } from '#db/queries/listing/flats.ts';
import { searchHeading } from '#domain/catalog/filters/search-heading.ts';
import type { LocationCode } from '#domain/geo/location-code.ts';
import { namePlaces } from '#domain/geo/name-places.ts';
import { recentMovesSince } from '#domain/listing/recent-moves-since.ts';
import { moscowDate, startOfMoscowDay } from '#domain/time/moscow.ts';
import type { ServiceContext } from '../context.ts';
import { getDictionaries } from './get-dictionaries.ts';
import { nameFilters } from './name-filters.ts';
import { openCatalogue, readSearch } from './open-catalogue.ts';

/** Readers of feeds ask every hour or so; more than this in between is a new market. */
const MOST_NEWS = 50;

/** The fate of a flat; a change of price is in units of the currency it is quoted in. */
export type NewsKind =
  | { kind: 'new' | 'BOOKED' | 'SOLD' | 'WITHDRAWN' }
  | { kind: 'repriced'; change: number };

export type SearchNews = NewsKind & {
  at: Date;
  flat: Pick<
    FlatRow,
    | ('id' | 'rooms' | 'areaM2x100' | 'floor' | 'floorsTotal' | 'complexName')
    | ('price' | 'originalPrice' | 'originalCurrency')
  >;
};

/**
 * Tells what has changed in a search in the last thirty days, the latest first, at most fifty: flats that are new, have
 * another price, or are not on sale any more. Days are whole, so that the answer stays while nothing happens.
 */
export async function listSearchNews(
  ctx: ServiceContext,
  search: Pick<SearchRequest, 'filters' | 'area'> & { location: LocationCode[] },
): Promise<{ title: string; news: SearchNews[] }> {
  const query = await readSearch(ctx, openCatalogue(ctx), search);
  const since = startOfMoscowDay(moscowDate(recentMovesSince(ctx.now)));
  const window = { since, limit: MOST_NEWS };
  const [added, repriced, gone, names, dictionaries] = await Promise.all([
    listNewFlats(ctx.db, query, window),
    listRepricedFlats(ctx.db, query, window),
    listGoneFlats(ctx.db, query, window),
    nameFilters(ctx, query.filters),
    getDictionaries(ctx),
  ]);
  const events = [
    ...added.map(({ id, at }) => ({ id, at, kind: 'new' as const })),
    ...repriced.map(({ id, at, change }) => ({ id, at, kind: 'repriced' as const, change })),
    ...gone.map(({ id, at, status }) => ({ id, at, kind: status })),
  ]
    .sort((one, other) => other.at.getTime() - one.at.getTime() || other.id - one.id)
    .slice(0, MOST_NEWS);
  const rows = await listFlats(ctx.db, [...new Set(events.map(({ id }) => id))]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    title: searchHeading({
      filters: query.filters,
      places: namePlaces(dictionaries, search.location.join(',')).names,
      now: ctx.now,
      names,
    }),
    news: events.flatMap(({ id, ...event }) => {
      const flat = byId.get(id);
      return flat ? [{ ...event, flat }] : [];
    }),
  };
}
