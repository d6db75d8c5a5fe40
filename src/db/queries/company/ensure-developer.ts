import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { companies, companyContacts } from '../../schema/company.ts';

/** The developer of this name, made when nobody bears it; a phone it does not have yet is added to its contacts. */
export async function ensureDeveloper(
  db: Db,
  { name, phone, now }: { name: string; phone: string | null; now: Date },
): Promise<number> {
  const [known] = await db
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.type, 'DEVELOPER'), eq(sql`lower(${companies.name})`, name.toLowerCase())))
    .orderBy(asc(companies.id))
    .limit(1);
  const id = known?.id ?? (await insertDeveloper(db, name, now));
  if (phone !== null) await ensurePhone(db, id, phone);
  return id;
}

async function insertDeveloper(db: Db, name: string, now: Date): Promise<number> {
  const [row] = await db
    .insert(companies)
    .values({ name, type: 'DEVELOPER', createdAt: now })
    .returning({ id: companies.id });
  return row!.id;
}

async function ensurePhone(db: Db, companyId: number, phone: string): Promise<void> {
  const known = await db
    .select({ id: companyContacts.id })
    .from(companyContacts)
    .where(and(eq(companyContacts.companyId, companyId), eq(companyContacts.phone, phone)));
  if (known.length === 0) await db.insert(companyContacts).values({ companyId, phone });
}
