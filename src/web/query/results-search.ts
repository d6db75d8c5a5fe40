import { readArea } from '#domain/geo/area-text.ts';
import { type PageSearch, readPageSearch } from './page-search.ts';

export interface ResultsSearch extends PageSearch {
  /** The part of the map that is searched in: '55.7,37.5;55.8,37.6' is a box, three and more points an outline. */
  area?: string;
}

/** Reads the page and the part of the map out of an address of results; one that cannot be meant is taken out of it. */
export function readResultsSearch(raw: Record<string, unknown>): ResultsSearch {
  const isArea = typeof raw.area === 'string' && readArea(raw.area) !== undefined;
  return { ...readPageSearch(raw), area: isArea ? String(raw.area) : undefined };
}
