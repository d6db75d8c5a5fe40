import { OWN_ERRORS } from '../../data/api.ts';
import type { Api } from '../../data/create-api.ts';
import type { AdminListSearch } from '../../query/admin-list-search.ts';
import type { SiteContext } from '../../site-context.ts';

/** Tags with their documents, as an address of the console asks for them. */
export function legalDocsQuery({ api }: { api: Api }, search: AdminListSearch<'legalDocs'>) {
  return api.admin.legal.list.queryOptions(legalDocsInput(search), { meta: OWN_ERRORS });
}

export function legalDocsInput({ q = '', by, page = 1 }: AdminListSearch<'legalDocs'>) {
  return { text: q, sort: by, page };
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
