import { type Api, OWN_ERRORS } from '../../data/api.ts';
import { projectQuery } from '../../data/project-query.ts';
import { listPlaces } from './place-groups.ts';

/** All places to search in. */
export function placesQuery({ api }: { api: Api }) {
  const call = api.dictionaries.queryOptions(undefined, { meta: OWN_ERRORS });
  return { ...projectQuery(call, 'all places', listPlaces), staleTime: Number.POSITIVE_INFINITY };
}
