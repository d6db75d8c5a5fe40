import type { CatalogQuery } from '#domain/catalog/catalogue.ts';
import type { Facet } from '#domain/catalog/filters/facets.ts';
import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import { type AddressAsked, type HouseSieves, houseSieves, matchHouses } from '../match/match-houses.ts';
import { type Match, matchAll, traitsAsked } from '../match/match-rows.ts';
import type { Part } from '../part/part.ts';
import { renovationPlane, roomsPlane, traitPlane } from '../part/planes.ts';
import { countBits, countRows } from '../part/row-set.ts';

type Counts = Record<string, Record<string, number>>;

/**
 * How many flats each choice of each facet would find with the other filters as they are. Facets nothing is chosen of
 * are counted over one set of rows, every other one over a set of its own.
 */
export function countFacets(
  parts: readonly Part[],
  query: CatalogQuery,
  facets: Facet[],
  address?: AddressAsked,
): Counts {
  const { open = [], chosen = [] } = Object.groupBy(facets, ({ name }) =>
    query.filters[name] === undefined ? 'open' : 'chosen',
  );
  const counts: Counts = {};
  for (const pass of [open, ...chosen.map((facet) => [facet])]) {
    const left = Object.fromEntries(pass.map(({ name }) => [name, undefined]));
    const matches = matchAll(parts, { ...query, filters: { ...query.filters, ...left } }, address);
    const isOfHouses = pass.some(({ choices }) => planeOf(choices[0]!.filters) === undefined);
    const byHouse = isOfHouses ? matches.map(countHouses) : [];
    for (const { name, choices } of pass) {
      counts[name] = Object.fromEntries(
        choices.map(({ key, filters }) => {
          // The distance belongs to the sea: without it `nearSea` alone would promise more than it finds.
          const wish = { ...filters, ...(name === 'nearSea' && { seaDistance: query.filters.seaDistance }) };
          return [key, countChoice(matches, byHouse, wish, query.year)];
        }),
      );
    }
  }
  return counts;
}

function countChoice(matches: Match[], byHouse: Int32Array[], wish: SearchFilters, year: number): number {
  const plane = planeOf(wish);
  const sieves = houseSieves({ places: EVERYWHERE, filters: wish, year });
  return matches.reduce(
    (sum, match, at) =>
      sum +
      (plane === undefined
        ? countInHouses(match, byHouse[at]!, sieves)
        : countInPlane(match, plane.plane, plane.wanted)),
    0,
  );
}

/** The set of rows that a choice about flats is; undefined when the choice is about houses. */
function planeOf(wish: SearchFilters): { plane: number; wanted: boolean } | undefined {
  if (wish.roomsCount) return { plane: roomsPlane(wish.roomsCount[0]!), wanted: true };
  if (wish.renovation) return { plane: renovationPlane(wish.renovation[0]!), wanted: true };
  const [asked] = traitsAsked(wish);
  return asked && { plane: traitPlane(asked.trait), wanted: asked.wanted };
}

function countInPlane({ part: { flats }, rows, count }: Match, plane: number, wanted: boolean): number {
  const set = flats.planes[plane]!;
  let found = 0;
  for (let word = 0; word < rows.length; word++) found += countBits(rows[word]! & set[word]!);
  return wanted ? found : count - found;
}

function countHouses({ part: { houses }, rows }: Match): Int32Array {
  const counts = new Int32Array(houses.length);
  for (let house = 0; house < counts.length; house++) {
    counts[house] = countRows(rows, houses.firstFlat[house]!, houses.firstFlat[house + 1]!);
  }
  return counts;
}

const EVERYWHERE = { countryIds: [], regionIds: [], cityIds: [] };

function countInHouses({ part, count }: Match, byHouse: Int32Array, sieves: HouseSieves): number {
  const marks = matchHouses(part, sieves);
  if (marks === null) return count;
  let found = 0;
  for (let house = 0; house < marks.length; house++) if (marks[house] === 1) found += byHouse[house]!;
  return found;
}
