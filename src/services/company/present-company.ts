import type { Company } from '#contract/company.ts';
import type { CompanyRow } from '#db/queries/company/list-companies.ts';

export function presentCompany(row: CompanyRow): Company {
  return {
    id: row.id,
    name: row.name,
    uname: row.uname,
    type: row.type,
    foundationYear: row.foundationYear,
    description: row.description,
    fullName: row.fullName,
    logo: null,
    contacts: row.contacts.map(({ id, email, phone, description }) => ({ id, email, phone, description })),
  };
}
