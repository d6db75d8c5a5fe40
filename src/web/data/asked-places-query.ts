import { askedPlaces } from '../query/asked-places.ts';
import type { Api } from './api.ts';
import { fromDictionaries } from './dictionaries-query.ts';

export function askedPlacesQuery(context: { api: Api }, location: string) {
  return fromDictionaries(context, `places ${location}`, (answer) => askedPlaces(answer, location));
}
