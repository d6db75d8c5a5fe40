import { and, asc, eq, exists, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { companies, companyContacts } from '../../schema/company.ts';
import { complexes } from '../../schema/complex.ts';
import { flats } from '../../schema/flat.ts';
import { houses } from '../../schema/house.ts';
import { isOnSale } from '../catalog/on-sale.ts';

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

/** Developers with flats on sale, by name. */
export function listDevelopersOnSale(db: Db): Promise<{ id: number; name: string }[]> {
  const onSale = db
    .select({ one: sql`1` })
    .from(flats)
    .innerJoin(complexes, eq(complexes.id, flats.complexId))
    .where(and(eq(complexes.developerCompanyId, companies.id), isOnSale()));
  return db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(exists(onSale))
    .orderBy(asc(companies.name), asc(companies.id));
}

const isHandedOver = inArray(houses.buildingState, ['BUILT', 'HANDOVER']);

export interface HandoverCounts {
  handedOver: { houses: number; complexes: number };
  unfinished: { houses: number; complexes: number };
}

/** Counts the houses that a developer has finished and is building, and their complexes. */
export async function countHandovers(db: Db, developerCompanyId: number): Promise<HandoverCounts> {
  const count = (filter: SQL) => sql<number>`count(*) FILTER (WHERE ${filter})`.mapWith(Number);
  const complexesOf = (filter: SQL) =>
    sql<number>`count(DISTINCT ${houses.complexId}) FILTER (WHERE ${filter})`.mapWith(Number);
  const [row] = await db
    .select({
      handedOver: { houses: count(isHandedOver), complexes: complexesOf(isHandedOver) },
      unfinished: {
        houses: count(sql`NOT ${isHandedOver}`),
        complexes: complexesOf(sql`NOT ${isHandedOver}`),
      },
    })
    .from(houses)
    .innerJoin(complexes, eq(complexes.id, houses.complexId))
    .where(eq(complexes.developerCompanyId, developerCompanyId));
  return row!;
}

/** Finished houses of a developer by the year they were promised for, the earliest first. */
export function listHandoverYears(
  db: Db,
  developerCompanyId: number,
): Promise<{ year: number; housesCount: number }[]> {
  return db
    .select({
      year: sql<number>`${houses.handoverYear}`,
      housesCount: sql<number>`count(*)`.mapWith(Number),
    })
    .from(houses)
    .innerJoin(complexes, eq(complexes.id, houses.complexId))
    .where(
      and(eq(complexes.developerCompanyId, developerCompanyId), isHandedOver, isNotNull(houses.handoverYear)),
    )
    .groupBy(houses.handoverYear)
    .orderBy(asc(houses.handoverYear));
}
