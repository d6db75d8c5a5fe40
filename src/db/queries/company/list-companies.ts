import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { isAmongIds, prepared } from '../../prepared.ts';
import { companies, companyContacts } from '../../schema/company.ts';
import { uploads } from '../../schema/upload.ts';
import type { Upload } from '../media/uploads.ts';

export type ContactRow = typeof companyContacts.$inferSelect;
export type CompanyRow = typeof companies.$inferSelect & {
  contacts: ContactRow[];
  logo: Upload | null;
};

const companiesById = prepared((db) =>
  db
    .select({ ...getTableColumns(companies), logo: uploads })
    .from(companies)
    .leftJoin(uploads, eq(uploads.id, companies.logoId))
    .where(isAmongIds(companies.id))
    .orderBy(asc(companies.id))
    .prepare('companies_by_id'),
);

const contactsByCompany = prepared((db) =>
  db
    .select()
    .from(companyContacts)
    .where(isAmongIds(companyContacts.companyId))
    .orderBy(asc(companyContacts.id))
    .prepare('contacts_by_company'),
);

/** Companies by id with their contacts. */
export async function listCompanies(db: Db, ids: number[]): Promise<CompanyRow[]> {
  if (ids.length === 0) return [];
  const rows = await companiesById(db).execute({ ids });
  const contacts = await contactsByCompany(db).execute({ ids });
  return rows.map((row) => ({
    ...row,
    contacts: contacts.filter((contact) => contact.companyId === row.id),
  }));
}
