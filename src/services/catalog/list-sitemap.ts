import {
  type ChangedPage,
  listComplexPages,
  listFlatPages,
  listFlatRuns,
  listSearchSets,
} from '#db/queries/catalog/list-site-pages.ts';
import { listCurrentVersions } from '#db/queries/legal-doc/list-current-versions.ts';
import { FEWEST_RESULTS } from '#domain/catalog/canonical-search.ts';
import { searchAddress } from '#domain/catalog/search-address.ts';
import { encodeLocation } from '#domain/geo/location-code.ts';
import type { RoomsBucket } from '#domain/listing/rooms-bucket.ts';
import type { ServiceContext } from '../context.ts';
import { getDefaultPlace } from '../geo/get-default-place.ts';

/** What the protocol of site maps allows in one file. */
const MOST_PAGES = 50_000;
const BATCH = 2_000;

/** A page robots should know by its path, and when it last changed where that is known. */
export interface SitemapPage {
  path: string;
  changedAt?: Date;
}

/** The parts of the site map by name, flats by runs of ids so that no part outgrows its limit. */
export async function listSitemapParts(ctx: ServiceContext): Promise<{ name: string; changedAt?: Date }[]> {
  const flats = await listFlatRuns(ctx.db, MOST_PAGES);
  return [
    { name: 'pages' },
    { name: 'sets' },
    { name: 'complexes' },
    ...flats.map(({ run, changedAt }) => ({ name: `flats-${run + 1}`, changedAt })),
  ];
}

/** The pages of a part as they are read, a batch at a time; undefined for a name that no part has. */
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
  const pages = await listComplexPages(ctx.db);
  yield* pages.slice(0, MOST_PAGES).map(({ id, changedAt }) => ({ path: `/complex/${id}`, changedAt }));
}

async function* sitePages(ctx: ServiceContext): AsyncGenerator<SitemapPage> {
  yield { path: '/' };
  yield { path: '/search' };
  yield { path: '/search?complexes=true' };
  for (const { tagId, publishedAt } of await listCurrentVersions(ctx.db))
    yield { path: `/legal-info?legalInfoTab=${tagId}`, changedAt: publishedAt };
}

async function* searchPages(ctx: ServiceContext): AsyncGenerator<SitemapPage> {
  const defaultPlace = await getDefaultPlace(ctx);
  for (const { cityId, rooms } of await listSearchSets(ctx.db, FEWEST_RESULTS)) {
    const city = encodeLocation({ kind: 'city', id: cityId });
    const location = city === defaultPlace.location ? undefined : city;
    // The whole search of the default city is among the pages.
    if (location === undefined && rooms === null) continue;
    const searchFilters = rooms === null ? undefined : { roomsCount: [rooms as RoomsBucket] };
    yield { path: searchAddress({ location, searchFilters }) };
  }
}
