import { OWN_ERRORS } from '../../data/api.ts';
import type { Api } from '../../data/create-api.ts';
import type { CompanyListSearch } from '../../query/company-search.ts';

/** Companies as their address asks for them. */
export function companiesQuery({ api }: { api: Api }, search: CompanyListSearch) {
  return api.admin.companies.list.queryOptions(companiesInput(search), { meta: OWN_ERRORS });
}

export function companiesInput({ q = '', type, by, page = 1 }: CompanyListSearch) {
  return { text: q, type, sort: by, page };
}

/** One company, whatever page of the list it stands on. */
export function companyQuery({ api }: { api: Api }, id: number) {
  return api.admin.companies.list.queryOptions({ only: id }, { meta: OWN_ERRORS });
}
