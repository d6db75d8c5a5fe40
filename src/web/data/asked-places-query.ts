import { askedPlaces } from '../query/asked-places.ts';
import type { Api } from './api.ts';
import { fromDictionaries } from './dictionaries-query.ts';

/** What pages say of the places of a search. */
export function askedPlacesQuery(context: { api: Api }, location: string) {
  return fromDictionaries(context, `places ${location}`, (answer) => askedPlaces(answer, location));
}
