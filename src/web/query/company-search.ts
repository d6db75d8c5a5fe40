import { COMPANY_TYPES, type CompanyType } from '#domain/company/company-type.ts';
import { type AdminListSearch, readAdminListSearch } from './admin-list-search.ts';

export interface CompanyListSearch extends AdminListSearch<'companies'> {
  type?: CompanyType;
}

/** Reads the part of the list of companies that an address asks for. */
export function readCompanyListSearch(raw: Record<string, unknown>): CompanyListSearch {
  return { ...readAdminListSearch(raw, 'companies'), type: COMPANY_TYPES.find((type) => type === raw.type) };
}
