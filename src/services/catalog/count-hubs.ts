import type { SearchRequest } from '#contract/catalog.ts';
import type { Hub, Hubs } from '#contract/search-figures.ts';
import type { Db } from '#db/client.ts';
import { listCollections } from '#db/queries/catalog/collections.ts';
import { listHousesOnSale, listMetrosOnSale } from '#db/queries/catalog/places-on-sale.ts';
import type { CatalogQuery, Catalogue } from '#domain/catalog/catalogue.ts';
import type { Facet } from '#domain/catalog/filters/facets.ts';
import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import { searchHeading } from '#domain/catalog/filters/search-heading.ts';
import { type HandoverOption, handoverOptions, YEARS_AHEAD } from '#domain/listing/handover.ts';
import { ROOMS_OPTIONS } from '#domain/listing/rooms-bucket.ts';
import { moscowYear } from '#domain/time/moscow.ts';
import type { ServiceContext } from '../context.ts';
import { getDictionaries } from './get-dictionaries.ts';
import { openCatalogue, readSearch } from './open-catalogue.ts';
import { recallOfIndex } from './recall-of-index.ts';

type Choice = Omit<Hub, 'flatsCount'>;

const EVERYWHERE = { countryIds: [], regionIds: [], cityIds: [] };

/**
 * Counts the ready searches of one choice each: rooms and terms in their natural order, all others with the most flats
 * first. Searches that find nothing are left out.
 */
export async function countHubs(ctx: ServiceContext, input: SearchRequest): Promise<Hubs> {
  const catalogue = openCatalogue(ctx);
  const [search, { developers }, metros, areas, collections] = await Promise.all([
    readSearch(ctx, catalogue, input),
    getDictionaries(ctx),
    recallOfIndex(ctx, 'metros on sale', () => listMetrosOnSale(ctx.db)),
    recallOfIndex(ctx, 'areas on sale', () => listAreasOnSale(ctx.db)),
    listCollections(ctx.db),
  ]);
  const count = (name: keyof SearchFilters, choices: Choice[]) => countEach(catalogue, search, name, choices);
  const near = await count(
    'search',
    metros.map(({ id, name }) => ({ name, filters: { search: { metroId: id } } })),
  );
  return {
    rooms: await count(
      'roomsCount',
      ROOMS_OPTIONS.map((rooms) => {
        const filters: SearchFilters = { roomsCount: [rooms] };
        return { name: searchHeading({ filters, places: [], now: ctx.now }), filters };
      }),
    ),
    handovers: await count(
      'handoverDeadline',
      handoverOptions(ctx.now).map((option) => ({
        name: handoverName(option, ctx.now),
        filters: { handoverDeadline: [option] },
      })),
    ),
    // A metro is searched wherever it is, so all its flats are counted, those beyond the border of the city too.
    metros: mostFirst(await countEach(catalogue, { ...search, places: EVERYWHERE }, 'search', near)),
    cityAreas: mostFirst(
      await count(
        'search',
        areas.map((cityArea) => ({ name: cityArea, filters: { search: { cityArea } } })),
      ),
    ),
    developers: mostFirst(
      await count(
        'developer',
        developers.map((developer) => ({ name: developer.name, filters: { developer } })),
      ),
    ),
    collections: mostFirst(
      await count(
        'collectionId',
        collections.map(({ id, name }) => ({ name, filters: { collectionId: id } })),
      ),
    ),
  };
}

/** Names a list by its term: 'Сдача в 2027 году'. */
function handoverName(option: HandoverOption, now: Date): string {
  if (option === 'handOver') return 'Дом сдан';
  if (option === 'notBuilt') return 'Дом строится';
  if (option === 'over2') return `Сдача после ${moscowYear(now) + YEARS_AHEAD} года`;
  return `Сдача в ${option} году`;
}

/** Counts each choice of a filter and drops those that find nothing. */
async function countEach(
  catalogue: Catalogue,
  search: CatalogQuery,
  name: Facet['name'],
  choices: readonly Choice[],
): Promise<Hub[]> {
  if (choices.length === 0) return [];
  const facet: Facet = { name, choices: choices.map(({ filters }, at) => ({ key: String(at), filters })) };
  const counts = (await catalogue.countFacets(search, [facet]))[name];
  return choices.flatMap(({ name: title, filters }, at) => {
    const flatsCount = counts?.[at] ?? 0;
    return flatsCount > 0 ? { name: title, filters, flatsCount } : [];
  });
}

async function listAreasOnSale(db: Db): Promise<string[]> {
  const houses = await listHousesOnSale(db);
  const inCities = houses.filter(({ city, settlement }) => city && !settlement);
  return [...new Set(inCities.flatMap(({ district }) => district ?? []))];
}

function mostFirst(hubs: Hub[]): Hub[] {
  return hubs.sort(
    (one, other) => other.flatsCount - one.flatsCount || one.name.localeCompare(other.name, 'ru'),
  );
}
