import { type Api, OWN_ERRORS } from '../../data/api.ts';

/** Outside systems and how their calls went. */
export function integrationsQuery({ api }: { api: Api }) {
  return api.admin.integrations.list.queryOptions(undefined, { meta: OWN_ERRORS });
}
