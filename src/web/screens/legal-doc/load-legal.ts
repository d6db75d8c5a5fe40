import { OWN_ERRORS } from '../../data/api.ts';
import type { SiteContext } from '../../site-context.ts';

/** The document an address names; an unknown one, 0 and none are the first. */
export function legalQuery({ api }: Pick<SiteContext, 'api'>, tagId: number | undefined) {
  return api.legalDoc.queryOptions({ tagId }, { meta: OWN_ERRORS });
}

export async function loadLegal(context: SiteContext, tagId: number | undefined) {
  const doc = await context.queryClient.ensureQueryData(legalQuery(context, tagId));
  return {
    title: 'Правовая информация',
    ...(doc && { description: doc.tag, canonicalPath: `/legal-info?legalInfoTab=${doc.tagId}` }),
  };
}
