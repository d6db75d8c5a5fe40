import { readPlaces } from '#domain/geo/read-places.ts';
import { readTerms, writeTerms } from '#domain/mortgage/terms/terms-text.ts';
import { readRoad, writeRoad } from '#domain/road/road-text.ts';
import { decodeFilters, readFilterText, unlessEmpty } from './filters/filter-spellings.ts';
import type { SearchFilters } from './filters/search-filters.ts';
import type { Lens } from './lens.ts';
import { type ComplexSort, isComplexSort, isSortKey, type SortKey } from './sort.ts';

/** The parameters every page of the site shares. Values that cannot be read are absent. */
export interface GlobalQuery {
  /** Complexes instead of flats. */
  complexes?: boolean;
  /** Index of the quick preset, from 0. */
  presetTab?: number;
  /** Location codes, comma separated, valid ones only; 'all' for everywhere. */
  location?: string;
  /** The filters that could be read and that narrow the search; all others are left out. */
  searchFilters?: SearchFilters;
  /** An order of flats or of complexes; each list leaves alone what it does not know. */
  sort?: SortKey | ComplexSort;
  map?: boolean;
  /** Whether sums are shown as payments; when absent, as prices. */
  lens?: Exclude<Lens, 'price'>;
  /** Terms of the buyer in their one spelling; when absent, the calculator's own. */
  terms?: string;
  /** Where the buyer goes every day, in its one spelling; when absent, nowhere. */
  road?: string;
  /** Id of a legal document tag; 0 is the first one. */
  legalInfoTab?: number;
}

type Readers = { [Name in keyof GlobalQuery]-?: (value: unknown) => GlobalQuery[Name] };

const READERS: Readers = {
  complexes: readBoolean,
  presetTab: readNumber,
  location: (value) => (typeof value === 'string' ? readPlaces(value) : undefined),
  searchFilters: readFilters,
  sort: (value) => (isSortKey(value) || isComplexSort(value) ? value : undefined),
  map: readBoolean,
  lens: (value) => (value === 'payment' ? value : undefined),
  terms: (value) => (typeof value === 'string' ? writeTerms(readTerms(value)) : undefined),
  road: (value) => (typeof value === 'string' ? writeRoad(readRoad(value)) : undefined),
  legalInfoTab: readNumber,
};

export const GLOBAL_PARAMETERS = Object.keys(READERS) as (keyof GlobalQuery)[];

const CATALOG_PATH = /^\/(?:search)?\/*$/;

/** Parameters that live on some pages only; every other one survives everywhere. */
const RESTRICTED: ReadonlyMap<string, RegExp> = new Map([
  ['sort', CATALOG_PATH],
  ['map', CATALOG_PATH],
  ['legalInfoTab', /^\/legal-info\/*$/],
]);

/** Pages whose addresses belong to somebody else: partners' frames and the API. */
const EXCLUDED = /^\/(?:widget|api)(?:\/|$)/;

export function isQueryExcluded(pathname: string): boolean {
  return EXCLUDED.test(pathname);
}

/**
 * Reads the global parameters from a parsed query string, where a value is text or already a JSON value.
 * Unreadable values and unknown parameters are left out.
 */
export function parseGlobalQuery(search: Readonly<Record<string, unknown>>): GlobalQuery {
  const query: Record<string, unknown> = {};
  for (const name of GLOBAL_PARAMETERS) {
    if (search[name] === undefined) continue;
    const value = READERS[name](search[name]);
    if (value !== undefined) query[name] = value;
  }
  return query;
}

/** The parameters that may stay on a page; the object itself where the query is not ours to touch. */
export function keepParameters<Search extends Readonly<Record<string, unknown>>>(
  pathname: string,
  search: Search,
): Partial<Search> {
  if (isQueryExcluded(pathname)) return search;
  const kept = Object.entries(search).filter(([name]) => RESTRICTED.get(name)?.test(pathname) ?? true);
  return Object.fromEntries(kept) as Partial<Search>;
}

function readBoolean(value: unknown): boolean {
  return value === true || value === 1 || value === 'true' || value === '1';
}

function readNumber(value: unknown): number | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

function readFilters(value: unknown): SearchFilters | undefined {
  return unlessEmpty(typeof value === 'string' ? readFilterText(value) : decodeFilters(value));
}
