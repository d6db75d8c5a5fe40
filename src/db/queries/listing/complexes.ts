import {
  and,
  asc,
  desc,
  eq,
  exists,
  getTableColumns,
  inArray,
  isNotNull,
  ne,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { OwnFact } from '#domain/listing/own-facts.ts';
import type { Db } from '../../client.ts';
import { holdsText } from '../../holds-text.ts';
import { isAmongIds, prepared } from '../../prepared.ts';
import { companies } from '../../schema/company.ts';
import { complexes } from '../../schema/complex.ts';
import { complexPlans } from '../../schema/complex-plan.ts';
import { flats } from '../../schema/flat.ts';
import { regions } from '../../schema/place.ts';
import { uploads } from '../../schema/upload.ts';
import { isOnSale } from '../catalog/on-sale.ts';
import type { Upload } from '../media/uploads.ts';

export type ComplexRow = typeof complexes.$inferSelect;

const regionOfPlace = sql`(SELECT ${regions.fullName} FROM ${regions} WHERE ${regions.id} = ${complexes.regionId})`;

/** A feed that names a city seldom names its region, which the dictionary knows. */
const complexColumns = {
  ...getTableColumns(complexes),
  region: sql<string | null>`coalesce(${complexes.region}, ${regionOfPlace})`.as('known_region'),
};

const complexesById = prepared((db) =>
  db.select(complexColumns).from(complexes).where(isAmongIds(complexes.id)).prepare('complexes_by_id'),
);

/** Complexes by id, in the order of the ids; unknown ids are left out. */
export async function listComplexes(db: Db, ids: number[]): Promise<ComplexRow[]> {
  if (ids.length === 0) return [];
  return inOrderOf(ids, await complexesById(db).execute({ ids }));
}

const namedComplexesById = prepared((db) =>
  db
    .select({
      id: complexes.id,
      name: complexes.name,
      comfortClass: complexes.comfortClass,
      developer: companies.name,
    })
    .from(complexes)
    .innerJoin(companies, eq(companies.id, complexes.developerCompanyId))
    .where(isAmongIds(complexes.id))
    .prepare('named_complexes_by_id'),
);

export type NamedComplex = Awaited<ReturnType<typeof listNamedComplexes>>[number];

/** Complexes by id as cards name them, with the name of the developer, in the order of the ids. */
export async function listNamedComplexes(db: Db, ids: number[]) {
  if (ids.length === 0) return [];
  return inOrderOf(ids, await namedComplexesById(db).execute({ ids }));
}

function inOrderOf<Row extends { id: number }>(ids: readonly number[], rows: Row[]): Row[] {
  const place = new Map(ids.map((id, index) => [id, index]));
  return rows.sort((one, other) => place.get(one.id)! - place.get(other.id)!);
}

/** Lists other complexes of the same city, or outside cities of the same region, with flats on sale; nearest first. */
export function listComplexesNearby(db: Db, complex: ComplexRow, limit: number): Promise<ComplexRow[]> {
  const onSale = db
    .select({ one: sql`1` })
    .from(flats)
    .where(and(eq(flats.complexId, complexes.id), isOnSale()));
  const isHere = or(
    complex.cityId === null ? undefined : eq(complexes.cityId, complex.cityId),
    complex.cityId !== null || complex.regionId === null
      ? undefined
      : eq(complexes.regionId, complex.regionId),
  );
  if (!isHere) return Promise.resolve([]);
  // Degrees of longitude are shorter the farther from the equator.
  const away = sql`(${complexes.latitude} - ${complex.latitude}) ^ 2
    + ((${complexes.longitude} - ${complex.longitude}) * cosd(${complex.latitude})) ^ 2`;
  return db
    .select(complexColumns)
    .from(complexes)
    .where(and(isHere, ne(complexes.id, complex.id), exists(onSale)))
    .orderBy(sql`${away} ASC NULLS LAST`, asc(complexes.id))
    .limit(limit);
}

export interface FoundComplex {
  id: number;
  name: string;
  developer: { id: number; name: string };
}

/** Complexes whose name, or whose developer's, holds the text; those that begin with it first. */
export function findComplexesByText(db: Db, text: string, limit: number): Promise<FoundComplex[]> {
  return db
    .select({
      id: complexes.id,
      name: complexes.name,
      developer: { id: companies.id, name: companies.name },
    })
    .from(complexes)
    .innerJoin(companies, eq(companies.id, complexes.developerCompanyId))
    .where(holdsText(text, complexes.name, companies.name))
    .orderBy(
      desc(sql`starts_with(lower(${complexes.name}), lower(${text}))`),
      asc(complexes.name),
      asc(complexes.id),
    )
    .limit(limit);
}

/** The name of a complex, whether or not anything is on sale in it: filters name things by id. */
export async function findComplexName(db: Db, complexId: number): Promise<string | undefined> {
  const [found] = await db
    .select({ name: complexes.name })
    .from(complexes)
    .where(eq(complexes.id, complexId));
  return found?.name;
}

/** A master plan as a drawing with layers, as a picture, or both. */
export interface ComplexPlan {
  svg: string | null;
  picture: Upload | null;
}

/** Master plans by complex; those without one are absent. */
export async function listComplexPlans(db: Db, complexIds: number[]): Promise<Map<number, ComplexPlan>> {
  if (complexIds.length === 0) return new Map();
  const rows = await db
    .select({ complexId: complexes.id, svg: complexPlans.svg, picture: uploads })
    .from(complexes)
    .leftJoin(complexPlans, eq(complexPlans.complexId, complexes.id))
    .leftJoin(uploads, eq(uploads.id, complexes.genPlanId))
    .where(
      and(
        inArray(complexes.id, complexIds),
        or(isNotNull(complexPlans.complexId), isNotNull(complexes.genPlanId)),
      ),
    );
  return new Map(rows.map(({ complexId, ...plan }) => [complexId, plan]));
}

type ComplexValues = Omit<typeof complexes.$inferInsert, 'id' | 'createdAt'>;

/** Writes a feed's facts about a complex and returns its id; a null id makes a new complex. */
export async function saveComplex(
  db: Db,
  id: number | null,
  values: ComplexValues,
  now: Date,
): Promise<number> {
  if (id !== null) {
    const { developerCompanyId, latitude = null, longitude = null, ...rest } = values;
    await db
      .update(complexes)
      .set({
        ...rest,
        developerCompanyId: sql`CASE WHEN ${isOwn('developer')} THEN ${complexes.developerCompanyId} ELSE ${developerCompanyId}::integer END`,
        latitude: sql`CASE WHEN ${isOwn('point')} THEN ${complexes.latitude} ELSE ${latitude}::double precision END`,
        longitude: sql`CASE WHEN ${isOwn('point')} THEN ${complexes.longitude} ELSE ${longitude}::double precision END`,
      })
      .where(eq(complexes.id, id));
    return id;
  }
  const [row] = await db
    .insert(complexes)
    .values({ ...values, createdAt: now })
    .returning({ id: complexes.id });
  return row!.id;
}

/** Fills the blanks of a complex whose facts come from another feed. */
export async function fillComplexBlanks(db: Db, id: number, values: ComplexValues): Promise<void> {
  const [row] = await db.select().from(complexes).where(eq(complexes.id, id));
  const blanks = Object.entries(values).filter(([name, value]) => {
    return value !== null && value !== undefined && row![name as keyof typeof row] === null;
  });
  if (blanks.length > 0)
    await db.update(complexes).set(Object.fromEntries(blanks)).where(eq(complexes.id, id));
}

/**
 * Fills parking and amenities where they are empty, unless an admin has set them: an admin may have said there are
 * none.
 */
export async function fillComplexFacts(
  db: Db,
  id: number,
  { parking, amenities }: Pick<typeof complexes.$inferSelect, 'parking' | 'amenities'>,
): Promise<void> {
  if (parking.length > 0) {
    await db
      .update(complexes)
      .set({ parking })
      .where(and(eq(complexes.id, id), sql`cardinality(${complexes.parking}) = 0`, not(isOwn('parking'))));
  }
  if (amenities.length > 0) {
    await db
      .update(complexes)
      .set({ amenities })
      .where(
        and(eq(complexes.id, id), sql`cardinality(${complexes.amenities}) = 0`, not(isOwn('amenities'))),
      );
  }
}

/** Tells whether an admin has fixed the fact. */
function isOwn(fact: OwnFact): SQL {
  return sql`${fact}::text = ANY(${complexes.ownFacts})`;
}
