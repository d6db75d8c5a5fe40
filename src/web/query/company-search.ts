import { COMPANY_TYPES, type CompanyType } from '#domain/company/company-type.ts';
import { type AdminListSearch, readAdminListSearch } from './admin-list-search.ts';

export interface CompanyListSearch extends AdminListSearch {
  type?: CompanyType;
}

/** What the list of companies shows, by its address. */
export function readCompanyListSearch(raw: Record<string, unknown>): CompanyListSearch {
  return { ...readAdminListSearch(raw), type: COMPANY_TYPES.find((type) => type === raw.type) };
}
