import { type Api, OWN_ERRORS } from '../../data/api.ts';
import type { AdminListSearch } from '../../query/admin-list-search.ts';
import type { SiteContext } from '../../site-context.ts';

/** Tags with their documents, as an address of the console asks for them. */
export function legalDocsQuery({ api }: { api: Api }, { q = '', page = 1 }: AdminListSearch) {
  return api.admin.legal.list.queryOptions({ text: q, page }, { meta: OWN_ERRORS });
}

/** The document of a tag, to be edited. */
export function keptLegalDocQuery({ api }: { api: Api }, id: number) {
  return api.admin.legal.get.queryOptions({ id }, { meta: OWN_ERRORS });
}

/** Shows a publication at once: in the console, on its page and in the links to it, which the site began with. */
export async function refreshLegalDocs({ api, queryClient }: Pick<SiteContext, 'api' | 'queryClient'>) {
  queryClient.removeQueries(api.legalTags.pathFilter());
  queryClient.removeQueries(api.legalDoc.pathFilter());
  await queryClient.invalidateQueries(api.admin.legal.pathFilter());
}
