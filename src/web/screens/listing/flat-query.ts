import { OWN_ERRORS } from '../../data/api.ts';
import type { RouterContext } from '../../router.tsx';

export function flatQuery({ api }: Pick<RouterContext, 'api'>, id: number) {
  return api.catalog.flat.queryOptions({ id }, { meta: OWN_ERRORS });
}
