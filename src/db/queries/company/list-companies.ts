import { asc, inArray } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { companies, companyContacts } from '../../schema/company.ts';

export type ContactRow = typeof companyContacts.$inferSelect;
export type CompanyRow = typeof companies.$inferSelect & { contacts: ContactRow[] };

/** Companies by id with their contacts. */
export async function listCompanies(db: Db, ids: number[]): Promise<CompanyRow[]> {
  if (ids.length === 0) return [];
  const rows = await db.select().from(companies).where(inArray(companies.id, ids)).orderBy(asc(companies.id));
  const contacts = await db
    .select()
    .from(companyContacts)
    .where(inArray(companyContacts.companyId, ids))
    .orderBy(asc(companyContacts.id));
  return rows.map((row) => ({
    ...row,
    contacts: contacts.filter((contact) => contact.companyId === row.id),
  }));
}
