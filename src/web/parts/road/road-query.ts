import { OWN_ERRORS } from '../../data/api.ts';
import type { SiteContext } from '../../site-context.ts';

/** Whether some ways of an address were not answered; asked anew as long as they may yet be. */
export function roadGapsQuery({ api }: Pick<SiteContext, 'api'>, road: string | undefined) {
  return {
    ...api.catalog.roadGaps.queryOptions({ road }, { meta: OWN_ERRORS }),
    enabled: road !== undefined,
  };
}

/** Names the goals of an address; asks nothing where there are none. */
export function roadQuery({ api }: Pick<SiteContext, 'api'>, road: string | undefined) {
  return {
    ...api.catalog.road.queryOptions({ road }, { meta: OWN_ERRORS, staleTime: Number.POSITIVE_INFINITY }),
    enabled: road !== undefined,
  };
}
