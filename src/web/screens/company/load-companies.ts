import type { CompanyListSearch } from '../../query/company-search.ts';
import { pageHead } from '../../shell/page-head.ts';
import type { SiteContext } from '../../site-context.ts';
import { companiesQuery } from './company-queries.ts';

export async function loadCompanies(context: SiteContext, { search }: { search: CompanyListSearch }) {
  await context.queryClient.ensureQueryData(companiesQuery(context, search));
  return { head: pageHead({ settings: context.settings, title: 'Компании' }) };
}
