import type { GlobalQuery } from '#domain/catalog/global-query.ts';
import { OWN_ERRORS } from '../../data/api.ts';
import type { SiteContext } from '../../site-context.ts';

export function flatQuery(
  { api }: Pick<SiteContext, 'api'>,
  id: number,
  { terms, road }: Pick<GlobalQuery, 'terms' | 'road'>,
) {
  return api.catalog.flat.queryOptions({ id, terms, road }, { meta: OWN_ERRORS });
}
