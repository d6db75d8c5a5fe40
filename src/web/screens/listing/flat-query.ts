import type { GlobalQuery } from '#domain/catalog/global-query.ts';
import { OWN_ERRORS } from '../../data/api.ts';
import type { SiteContext } from '../../site-context.ts';

export function flatQuery(
  { api }: Pick<SiteContext, 'api'>,
  id: number,
  { terms }: Pick<GlobalQuery, 'terms'>,
) {
  return api.catalog.flat.queryOptions({ id, terms }, { meta: OWN_ERRORS });
}
