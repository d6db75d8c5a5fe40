import type { AdminListSearch } from '../../query/admin-list-search.ts';
import { pageHead } from '../../shell/page-head.ts';
import type { SiteContext } from '../../site-context.ts';
import { legalDocsQuery } from './legal-doc-queries.ts';

export async function loadLegalDocs(context: SiteContext, { search }: { search: AdminListSearch }) {
  await context.queryClient.ensureQueryData(legalDocsQuery(context, search));
  return { head: pageHead({ settings: context.settings, title: 'Правовые документы' }) };
}
