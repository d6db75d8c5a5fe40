import type { FoundSuggestion, NearbySuggestion } from '#contract/suggest.ts';
import type { SiteContext } from '../../site-context.ts';
import { type NamedAsked, namedQueries } from './named-queries.ts';

export interface Named {
  named: FoundSuggestion[];
  nearby: NearbySuggestion[];
}

/** Finds what is on sale by its name, else what is on sale around an address so named. */
export async function findNamed(
  context: Pick<SiteContext, 'api' | 'queryClient'>,
  asked: NamedAsked,
): Promise<Named> {
  if (asked.query.trim() === '') return { named: [], nearby: [] };
  const { queryClient } = context;
  const queries = namedQueries(context, asked);
  const named = await queryClient.ensureQueryData(queries.named);
  if (named.length > 0 || !asked.hasNearby) return { named, nearby: [] };
  return { named, nearby: await queryClient.ensureQueryData(queries.nearby) };
}
