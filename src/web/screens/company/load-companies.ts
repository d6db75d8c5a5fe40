import type { CompanyListSearch } from '../../query/company-search.ts';
import type { RouterContext } from '../../router.tsx';
import { pageHead } from '../../shell/page-head.ts';
import { companiesQuery } from './company-queries.ts';

export async function loadCompanies(context: RouterContext, { search }: { search: CompanyListSearch }) {
  await context.queryClient.ensureQueryData(companiesQuery(context, search));
  return { head: pageHead({ settings: context.settings, title: 'Компании' }) };
}
