import type { CompanyRow } from '#db/queries/company/companies.ts';

/** A company as the audit remembers it. */
export function auditedCompany(row: CompanyRow) {
  return {
    name: row.name,
    type: row.type,
    uname: row.uname,
    fullName: row.fullName,
    foundationYear: row.foundationYear,
    description: row.description,
    logo: row.logo?.name ?? null,
    contacts: row.contacts.map(({ email, phone, description }) => ({ email, phone, description })),
  };
}
