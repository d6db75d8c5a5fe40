import { namePlaces } from '#domain/geo/name-places.ts';
import type { Api } from './create-api.ts';
import { fromDictionaries } from './dictionaries-query.ts';

export function namedPlacesQuery(context: { api: Api }, location: string) {
  return fromDictionaries(context, `places ${location}`, (answer) => namePlaces(answer, location));
}
