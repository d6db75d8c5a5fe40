/** The most objects one query may ask for; a greater amount is refused, never cut. */
export const MAX_OBJECTS_PER_QUERY = 100;

/** The farthest a query may begin; no list is as long. */
export const MAX_START_FROM = 1_000_000;

export const FLATS_PER_PAGE = Math.min(MAX_OBJECTS_PER_QUERY, 80);

export const COMPLEXES_PER_PAGE = Math.min(MAX_OBJECTS_PER_QUERY, 50);

/** Counts the pages of a list; an empty result still has its first page. */
export function pageCount(total: number, perPage: number): number {
  return Math.max(1, Math.ceil(total / perPage));
}

/** The offset of the first object of a page, pages counted from 1. */
export function pageStart(page: number, perPage: number): number {
  return (page - 1) * perPage;
}
