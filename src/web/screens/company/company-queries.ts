import { type Api, OWN_ERRORS } from '../../data/api.ts';
import type { CompanyListSearch } from '../../query/company-search.ts';

/** Companies as their address asks for them. */
export function companiesQuery({ api }: { api: Api }, { q = '', type, page = 1 }: CompanyListSearch) {
  return api.admin.companies.list.queryOptions({ text: q, type, page }, { meta: OWN_ERRORS });
}
