import { OWN_ERRORS } from '../../data/api.ts';
import type { SiteContext } from '../../site-context.ts';

export function flatQuery({ api }: Pick<SiteContext, 'api'>, id: number) {
  return api.catalog.flat.queryOptions({ id }, { meta: OWN_ERRORS });
}
