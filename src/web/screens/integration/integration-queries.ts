import { OWN_ERRORS } from '../../data/api.ts';
import type { Api } from '../../data/create-api.ts';

/** Outside systems and how their calls went. */
export function integrationsQuery({ api }: { api: Api }) {
  return api.admin.integrations.list.queryOptions(undefined, { meta: OWN_ERRORS });
}
