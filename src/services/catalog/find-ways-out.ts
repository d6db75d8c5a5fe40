import { setImmediate as yieldThread } from 'node:timers/promises';
import type { WayOut, WaysOut, WaysOutInput } from '#contract/ways-out.ts';
import { isEverywhere } from '#domain/catalog/catalogue.ts';
import type { FilterNames } from '#domain/catalog/filters/filter-chips.ts';
import { normaliseFilters } from '#domain/catalog/filters/filter-spellings.ts';
import {
  easierByMost,
  easierByOne,
  easierByTwo,
  type Relaxation,
  withoutAll,
} from '#domain/catalog/filters/relaxations.ts';
import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import type { ServiceContext } from '../context.ts';
import { listNearestCities } from './list-nearest-cities.ts';
import { nameFilters } from './name-filters.ts';
import { openCatalogue, placesOf, queryOf } from './open-catalogue.ts';

const OFFERED = 3;

/**
 * A search with more pairs of conditions than this is eased by what most of them find together. Tables take a hundred
 * times as long to count as the index.
 */
const MOST_PAIRS = { ofIndex: 300, ofTables: 10 };

type Count = (
  changed: Partial<Pick<WaysOutInput, 'filters' | 'location' | 'area'>>,
  asking?: ServiceContext,
) => Promise<number>;

/**
 * The nearest ways out of a search that found nothing, up to three: one condition changed, then two given up, then as
 * few as it takes, then all. Where anything at all is on sale there is always one.
 */
export async function findWaysOut(ctx: ServiceContext, input: WaysOutInput): Promise<WaysOut> {
  const catalogue = openCatalogue(ctx);
  const filters = normaliseFilters(input.filters);
  const count: Count = async (changed, asking = ctx) => {
    // Counting holds the thread, so other requests get a turn between two counts.
    await yieldThread();
    const query = await queryOf(asking, catalogue, { ...input, filters, ...changed });
    const found = await catalogue.countFlats(query);
    return input.complexes ? found.complexes : found.flats;
  };
  const names = await nameFilters(ctx, filters);
  const mostPairs = ctx.catalogueIndex?.current ? MOST_PAIRS.ofIndex : MOST_PAIRS.ofTables;
  const ways = await findWays(filters, { now: ctx.now, names, mostPairs, count });
  const isNarrow = !isEverywhere(placesOf(input.location));
  return {
    ways: ways.map(({ isByOne: _, ...way }) => way),
    areByOne: ways.every(({ isByOne }) => isByOne),
    outsideArea: input.area ? await count({ area: undefined }) : 0,
    anyRoad: ctx.road.some(({ limit }) => limit !== null) ? await count({}, { ...ctx, road: [] }) : 0,
    everywhere: isNarrow ? await count({ location: undefined, area: undefined }) : 0,
    cities: ways.length > 0 ? [] : await listNearestCities(ctx, input),
  };
}

type Way = WayOut & { isByOne: boolean };

interface Means {
  now: Date;
  names: FilterNames;
  mostPairs: number;
  count: Count;
}

async function findWays(filters: SearchFilters, { now, names, mostPairs, count }: Means): Promise<Way[]> {
  const ways: Way[] = [];
  const tryOut = async (relaxations: readonly Relaxation[], isByOne = false) => {
    for (const relaxation of relaxations) {
      if (ways.length === OFFERED) return;
      // Each condition offers only its smallest step that finds something.
      if (ways.some(({ name }) => name === relaxation.name)) continue;
      const found = await count({ filters: relaxation.filters });
      if (found > 0) ways.push({ ...relaxation, count: found, isByOne });
    }
  };
  const all = withoutAll(filters, now);
  await tryOut(easierByOne(filters, now, names), true);
  // With nothing found even without conditions, no way out can find anything.
  if (ways.length === OFFERED || !all || (await count({ filters: {} })) === 0) return ways;
  await tryOut(easierByTwo(filters, now, names).slice(0, mostPairs));
  if (ways.length === 0) {
    const finds = async (asked: SearchFilters) => (await count({ filters: asked })) > 0;
    const most = await easierByMost(filters, now, names, finds);
    if (most) await tryOut([most]);
  }
  await tryOut([all]);
  return ways;
}
