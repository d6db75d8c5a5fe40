import { z } from 'zod';
import { MAX_ID } from '#domain/catalog/filters/filter-limits.ts';
import type { City, Country, Region } from './location.ts';

/** Places to search in and developers with something on sale. */
export interface Dictionaries {
  regions: Region[];
  cities: City[];
  countries: Country[];
  developers: { id: number; name: string }[];
}

/** Without a region, the one of the default location is taken. */
export const SearchDictionariesInput = z
  .object({ regionId: z.number().int().min(1).max(MAX_ID).optional() })
  .default({});
export type SearchDictionariesInput = z.infer<typeof SearchDictionariesInput>;

export interface MetroLine {
  id: number;
  cityId: number;
  number: string;
  name: string;
  colour: string;
}

export interface Metro {
  id: number;
  name: string;
  cityId: number;
  lines: MetroLine[];
}

/** Areas and settlements are searched by name: their id is always 0. */
export interface NamedPlace {
  id: 0;
  name: string;
}

/** All that the search field of a region can suggest. */
export interface SearchDictionaries {
  cities: City[];
  cityAreas: NamedPlace[];
  settlements: NamedPlace[];
  addresses: { id: number; name: string }[];
  complexes: { id: number; name: string }[];
  metros: Metro[];
  metroLines: MetroLine[];
  highways: { id: number; name: string }[];
}

/** The greatest of what is on sale: roubles, m², floor, metres to the sea; 0 where nothing is known. */
export interface Extremes {
  maxPrice: number;
  maxArea: number;
  maxFloor: number;
  maxSeaDistance: number;
}
