import type { Api } from '../../data/create-api.ts';
import { fromDictionaries } from '../../data/dictionaries-query.ts';
import { listPlaces } from './place-groups.ts';

/** All places to search in. */
export function placesQuery(context: { api: Api }) {
  return fromDictionaries(context, 'all places', listPlaces);
}
