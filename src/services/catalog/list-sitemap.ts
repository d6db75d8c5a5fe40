import { SearchRequest } from '#contract/catalog.ts';
import {
  type ChangedPage,
  listComplexIds,
  listComplexPages,
  listFlatPages,
  listFlatRuns,
  listPlacesOnSale,
} from '#db/queries/catalog/site-pages.ts';
import { listCurrentVersions } from '#db/queries/legal-doc/legal-docs.ts';
import { canonicalSearch, FEWEST_RESULTS } from '#domain/catalog/canonical-search.ts';
import { searchPath } from '#domain/catalog/search-address.ts';
import { cityOfRegion } from '#domain/geo/city-of-region.ts';
import { encodeLocation, type LocationCode } from '#domain/geo/location-code.ts';
import { LANDING_PATHS } from '#domain/landing/landings.ts';
import type { ServiceContext } from '../context.ts';
import { getDefaultPlace } from '../geo/get-default-place.ts';
import { countHubs } from './count-hubs.ts';
import { countListings } from './count-listings.ts';
import { getDictionaries } from './get-dictionaries.ts';
import { recallOfIndex } from './recall-of-index.ts';

/** The protocol allows no more addresses in one file: sitemaps.org/protocol.html. */
const MOST_PAGES = 50_000;
const BATCH = 2_000;
/** All their flats are looked at, some hundred thousand of them. */
const COMPLEXES_AT_ONCE = 250;

export interface SitemapPage {
  path: string;
  changedAt?: Date;
}

/** Lists the parts of the site map by name; flats are split by runs of ids so that no part outgrows its limit. */
export async function listSitemapParts(ctx: ServiceContext): Promise<{ name: string; changedAt?: Date }[]> {
  const flats = await listFlatRuns(ctx.db, MOST_PAGES);
  return [
    { name: 'pages' },
    { name: 'sets' },
    { name: 'complexes' },
    ...flats.map(({ run, changedAt }) => ({ name: `flats-${run + 1}`, changedAt })),
  ];
}

/** Streams the pages of a part in batches; undefined for a name that no part has. */
export function listSitemapPages(ctx: ServiceContext, part: string): AsyncIterable<SitemapPage> | undefined {
  const run = /^flats-([1-9]\d{0,4})$/.exec(part);
  if (run) return flatPages(ctx, Number(run[1]) - 1);
  if (part === 'pages') return sitePages(ctx);
  if (part === 'sets') return searchPages(ctx);
  return part === 'complexes' ? complexPages(ctx) : undefined;
}

async function* flatPages(ctx: ServiceContext, run: number): AsyncGenerator<SitemapPage> {
  const range = { first: run * MOST_PAGES + 1, last: (run + 1) * MOST_PAGES };
  let after = 0;
  for (;;) {
    const pages: ChangedPage[] = await listFlatPages(ctx.db, { ...range, after, limit: BATCH });
    yield* pages.map(({ id, changedAt }) => ({ path: `/for-sale/${id}`, changedAt }));
    if (pages.length < BATCH) return;
    after = pages.at(-1)!.id;
  }
}

async function* complexPages(ctx: ServiceContext): AsyncGenerator<SitemapPage> {
  let listed = 0;
  for (let after = 0; listed < MOST_PAGES; ) {
    const ids = await listComplexIds(ctx.db, { after, limit: COMPLEXES_AT_ONCE });
    const pages = await listComplexPages(ctx.db, ids);
    yield* pages
      .slice(0, MOST_PAGES - listed)
      .map(({ id, changedAt }) => ({ path: `/complex/${id}`, changedAt }));
    if (ids.length < COMPLEXES_AT_ONCE) return;
    listed += pages.length;
    after = ids.at(-1)!;
  }
}

async function* sitePages(ctx: ServiceContext): AsyncGenerator<SitemapPage> {
  const documents = await listCurrentVersions(ctx.db);
  yield { path: '/' };
  yield { path: '/search' };
  yield { path: '/search?complexes=true' };
  yield* LANDING_PATHS.map((path) => ({ path }));
  for (const { tagId, publishedAt } of documents)
    yield { path: `/legal-info?legalInfoTab=${tagId}`, changedAt: publishedAt };
}

/**
 * Counts all before it gives any: a part of the counts may fail, and half a list would be taken for the whole. Over a
 * large market that is a hundred thousand counts, so robots that come again are given what the first was.
 */
async function* searchPages(ctx: ServiceContext): AsyncGenerator<SitemapPage> {
  const paths = await recallOfIndex(ctx, 'pages of sets', () => listAllSetPaths(ctx));
  for (const path of paths) yield { path };
}

async function listAllSetPaths(ctx: ServiceContext): Promise<Set<string>> {
  // A metro belongs to its city, its region and its country, and has one page.
  const paths = new Set<string>();
  const { location: defaultPlace } = await getDefaultPlace(ctx);
  for (const place of await listPlacePages(ctx)) {
    const location = place === defaultPlace ? undefined : place;
    for (const path of await listSetPaths(ctx, place, location)) paths.add(path);
  }
  return paths;
}

/** Lists places with pages of their own; a region that is itself a city has the page of the city. */
async function listPlacePages(ctx: ServiceContext): Promise<LocationCode[]> {
  const [places, { cities, regions }] = await Promise.all([
    listPlacesOnSale(ctx.db, FEWEST_RESULTS),
    getDictionaries(ctx),
  ]);
  const isCity = (id: number) =>
    cityOfRegion(
      regions.find((region) => region.id === id),
      cities,
    );
  return places.filter(({ kind, id }) => kind !== 'region' || !isCity(id)).map(encodeLocation);
}

/** Lists the page of a place and those of one choice more that have enough flats to show. */
async function listSetPaths(
  ctx: ServiceContext,
  place: LocationCode,
  location: LocationCode | undefined,
): Promise<string[]> {
  const input = SearchRequest.parse({ location: place });
  const [{ complexes }, hubs] = await Promise.all([countListings(ctx, input), countHubs(ctx, input)]);
  const sets = [hubs.rooms, hubs.handovers, hubs.metros, hubs.cityAreas, hubs.developers]
    .flat()
    .filter(({ flatsCount }) => flatsCount >= FEWEST_RESULTS)
    .map(({ filters }) => canonicalSearch({ location, searchFilters: filters }, ctx.now));
  // The main page and the search of the default place are listed with the pages of the site.
  if (!location) return sets;
  return [
    `/?location=${location}`,
    searchPath({ location }),
    ...(complexes >= FEWEST_RESULTS ? [searchPath({ complexes: true, location })] : []),
    ...sets,
  ];
}
