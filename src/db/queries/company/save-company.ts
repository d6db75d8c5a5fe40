import { and, asc, eq, ne } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { companies, companyContacts } from '../../schema/company.ts';

export type NewCompany = Omit<typeof companies.$inferInsert, 'createdAt'>;
export type NewContact = Omit<typeof companyContacts.$inferInsert, 'id' | 'companyId'>;

/** Tells whether another company has this name in addresses. */
export async function isUnameTaken(db: Db, uname: string, exceptId: number | null): Promise<boolean> {
  const rows = await db
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.uname, uname), exceptId === null ? undefined : ne(companies.id, exceptId)))
    .limit(1);
  return rows.length > 0;
}

/** Holds a company for this transaction; false when there is none. */
export async function lockCompany(tx: Db, id: number): Promise<boolean> {
  const rows = await tx
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, id))
    .for('update');
  return rows.length > 0;
}

export async function insertCompany(tx: Db, values: NewCompany, now: Date): Promise<number> {
  const [row] = await tx
    .insert(companies)
    .values({ ...values, createdAt: now })
    .returning({ id: companies.id });
  return row!.id;
}

export async function updateCompany(tx: Db, id: number, values: NewCompany): Promise<void> {
  await tx.update(companies).set(values).where(eq(companies.id, id));
}

export async function deleteCompany(tx: Db, id: number): Promise<void> {
  await tx.delete(companies).where(eq(companies.id, id));
}

/** Makes the contacts of a company these, in this order; those that stay the same keep their ids. */
export async function replaceContacts(tx: Db, companyId: number, contacts: NewContact[]): Promise<void> {
  const known = await tx
    .select()
    .from(companyContacts)
    .where(eq(companyContacts.companyId, companyId))
    .orderBy(asc(companyContacts.id));
  const isSame = known.length === contacts.length && contacts.every((one, at) => isEqual(one, known[at]!));
  if (isSame) return;
  await tx.delete(companyContacts).where(eq(companyContacts.companyId, companyId));
  if (contacts.length > 0) {
    await tx.insert(companyContacts).values(contacts.map((contact) => ({ ...contact, companyId })));
  }
}

function isEqual(one: NewContact, other: NewContact): boolean {
  return (['email', 'phone', 'description'] as const).every((field) => one[field] === other[field]);
}
