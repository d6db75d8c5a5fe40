import { askedPlaces } from '../query/asked-places.ts';
import { type Api, OWN_ERRORS } from './api.ts';
import { projectQuery } from './project-query.ts';

/** What pages say of the places of a search; places do not change while somebody looks. */
export function askedPlacesQuery({ api }: { api: Api }, location: string) {
  const call = api.dictionaries.queryOptions(undefined, { meta: OWN_ERRORS });
  const query = projectQuery(call, `places ${location}`, (answer) => askedPlaces(answer, location));
  return { ...query, staleTime: Number.POSITIVE_INFINITY };
}
