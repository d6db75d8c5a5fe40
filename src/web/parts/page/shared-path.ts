import { GLOBAL_PARAMETERS } from '#domain/catalog/global-query.ts';
import { stringifySearch } from '../../query/site-search.ts';

/** Choices of one page, beyond the parameters that every page shares. */
const CHOSEN = ['area', 'houseId', 'section', 'view', 'ids', 'only', 'columns'];
const SHARED: ReadonlySet<string> = new Set([...GLOBAL_PARAMETERS, ...CHOSEN]);

/**
 * The address of a page as it is given to others: the place is always named, for theirs may be another, and whatever is
 * known neither as a place nor as a choice, such as marks of the campaign that led here, stays behind.
 */
export function sharedPath(pathname: string, search: object, place: string): string {
  const chosen = Object.entries(search).filter(([name]) => SHARED.has(name));
  return pathname + stringifySearch({ ...Object.fromEntries(chosen), location: place });
}
