import { and, asc, count, desc, eq, getTableColumns, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { COMPANY_TYPES, type CompanyType } from '#domain/company/company-type.ts';
import type { ListSort } from '#domain/list-sorts.ts';
import type { Db } from '../../client.ts';
import { holdsText } from '../../holds-text.ts';
import { orderedBy } from '../../ordered-by.ts';
import { isAmongIds, prepared } from '../../prepared.ts';
import { apiKeyCompanies } from '../../schema/api-key.ts';
import { bankPrograms } from '../../schema/bank-program.ts';
import { companies, companyContacts } from '../../schema/company.ts';
import { complexes } from '../../schema/complex.ts';
import { deals } from '../../schema/deal.ts';
import { feeds } from '../../schema/feed.ts';
import { leads } from '../../schema/lead.ts';
import { mortgageApplications } from '../../schema/mortgage-application.ts';
import { offers } from '../../schema/offer.ts';
import { projects } from '../../schema/project.ts';
import { uploads } from '../../schema/upload.ts';
import type { Upload } from '../media/uploads.ts';

type ContactRow = typeof companyContacts.$inferSelect;
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

interface CompanyQuery {
  /** A part of a name or of the one in addresses. */
  text: string;
  type?: CompanyType | undefined;
  /** The company with this id alone. */
  only?: number | undefined;
}

const SORTED_BY = {
  name: companies.name,
  uname: companies.uname,
  type: companies.type,
  foundationYear: companies.foundationYear,
};

interface CompanyPage extends CompanyQuery {
  sort?: ListSort<'companies'> | undefined;
  limit: number;
  offset: number;
}

/** Ids of a page of companies, by name without another order. */
export async function listCompanyIds(
  db: Db,
  { sort, limit, offset, ...query }: CompanyPage,
): Promise<number[]> {
  const rows = await db
    .select({ id: companies.id })
    .from(companies)
    .where(whereAsked(query))
    .orderBy(orderedBy(sort, SORTED_BY, sql`${companies.name}, ${companies.id}`))
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}

export async function countCompanyTypes(db: Db, text: string): Promise<Record<CompanyType, number>> {
  const rows = await db
    .select({ type: companies.type, count: count() })
    .from(companies)
    .where(whereAsked({ text }))
    .groupBy(companies.type);
  const counts = new Map(rows.map((row) => [row.type, row.count]));
  return Object.fromEntries(COMPANY_TYPES.map((type) => [type, counts.get(type) ?? 0])) as Record<
    CompanyType,
    number
  >;
}

function whereAsked({ text, type, only }: CompanyQuery): SQL | undefined {
  return and(
    holdsText(text, companies.name, companies.uname, companies.fullName),
    type && eq(companies.type, type),
    only === undefined ? undefined : eq(companies.id, only),
  );
}

/** Companies of these types whose name holds the text, those that begin with it first. */
export function findCompaniesByText(
  db: Db,
  { text, types, limit }: { text: string; types: readonly CompanyType[]; limit: number },
): Promise<{ id: number; name: string }[]> {
  return db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(and(inArray(companies.type, [...types]), holdsText(text, companies.name)))
    .orderBy(
      desc(sql`starts_with(lower(${companies.name}), lower(${text}))`),
      asc(companies.name),
      asc(companies.id),
    )
    .limit(limit);
}

/** The first company of a name. */
export async function findCompanyByName(db: Db, name: string): Promise<{ id: number } | undefined> {
  const [company] = await db
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.name, name))
    .orderBy(asc(companies.id))
    .limit(1);
  return company;
}

/** The name of the bank known in addresses by `key`: its uname, or its id while it has none. */
export async function findBankName(db: Db, key: string): Promise<string | undefined> {
  const [bank] = await db
    .select({ name: companies.name })
    .from(companies)
    .where(
      and(eq(companies.type, 'BANK'), or(eq(companies.uname, key), eq(sql`${companies.id}::text`, key))),
    );
  return bank?.name;
}

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

/** Every place where a company is named, by what a person calls what stands there. */
const PLACES = {
  complexes: [complexes, complexes.developerCompanyId],
  projects: [projects, projects.developerCompanyId],
  feeds: [feeds, feeds.clientCompanyId],
  keys: [apiKeyCompanies, apiKeyCompanies.companyId],
  programs: [bankPrograms, bankPrograms.bankCompanyId],
  offers: [offers, offers.brandCompanyId],
  leads: [leads, leads.clientCompanyId, leads.recipientCompanyId],
  applications: [mortgageApplications, mortgageApplications.clientCompanyId],
  deals: [deals, deals.bankId],
} as const satisfies Record<string, [PgTable, ...PgColumn[]]>;

export type CompanyUse = keyof typeof PLACES;

export const COMPANY_USES = Object.keys(PLACES) as CompanyUse[];

/** Counts the records that refer to each company, by its id. */
export async function countCompanyUses(
  db: Db,
  ids: number[],
): Promise<Map<number, Partial<Record<CompanyUse, number>>>> {
  const uses = new Map<number, Partial<Record<CompanyUse, number>>>(ids.map((id) => [id, {}]));
  if (ids.length === 0) return uses;
  for (const use of COMPANY_USES) {
    const [table, ...columns] = PLACES[use] as [PgTable, ...PgColumn[]];
    for (const [at, column] of columns.entries()) {
      // A record that names a company twice is one.
      const elsewhere = columns.slice(0, at).map((earlier) => sql`${earlier} IS DISTINCT FROM ${column}`);
      const rows = await db
        .select({ id: column, count: count() })
        .from(table)
        .where(and(inArray(column, ids), ...elsewhere))
        .groupBy(column);
      for (const row of rows) {
        const known = uses.get(row.id as number)!;
        known[use] = (known[use] ?? 0) + row.count;
      }
    }
  }
  return uses;
}
