import { and, asc, eq, gt, inArray, isNotNull, max, sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { companies, companyContacts } from '../../schema/company.ts';
import { complexes } from '../../schema/complex.ts';
import { flatPrices, flats } from '../../schema/flat.ts';
import { houses } from '../../schema/house.ts';
import { isOnSale } from '../catalog/on-sale.ts';

export type ExportedRow = Awaited<ReturnType<typeof listExportedRows>>[number];

/** Flats on sale that companies build, by id after `afterId`, with their houses and complexes. */
export function listExportedRows(
  db: Db,
  { companyIds, afterId, limit }: { companyIds: number[]; afterId: number; limit: number },
) {
  return db
    .select({ flat: flats, house: houses, complex: complexes, developer: companies.name })
    .from(flats)
    .innerJoin(houses, eq(houses.id, flats.houseId))
    .innerJoin(complexes, eq(complexes.id, flats.complexId))
    .innerJoin(companies, eq(companies.id, complexes.developerCompanyId))
    .where(and(isOnSale(), inArray(complexes.developerCompanyId, companyIds), gt(flats.id, afterId)))
    .orderBy(asc(flats.id))
    .limit(limit);
}

/** Complexes of the companies with flats on sale, by id. */
export function listExportedComplexes(db: Db, companyIds: number[]) {
  return db
    .selectDistinct({ id: complexes.id, name: complexes.name })
    .from(flats)
    .innerJoin(complexes, eq(complexes.id, flats.complexId))
    .where(and(isOnSale(), inArray(complexes.developerCompanyId, companyIds)))
    .orderBy(asc(complexes.id));
}

/** When the price of each flat was last changed. */
export async function listPriceMoments(db: Db, flatIds: number[]): Promise<Map<number, Date>> {
  if (flatIds.length === 0) return new Map();
  const rows = await db
    .select({ flatId: flatPrices.flatId, at: max(flatPrices.at) })
    .from(flatPrices)
    .where(inArray(flatPrices.flatId, flatIds))
    .groupBy(flatPrices.flatId);
  return new Map(rows.flatMap(({ flatId, at }) => (at === null ? [] : [[flatId, at]])));
}

/** The first phone each company is reached by. */
export async function listCompanyPhones(db: Db, companyIds: number[]): Promise<Map<number, string>> {
  const rows = await db
    .select({ companyId: companyContacts.companyId, phone: companyContacts.phone })
    .from(companyContacts)
    .where(and(inArray(companyContacts.companyId, companyIds), isNotNull(companyContacts.phone)))
    .orderBy(asc(companyContacts.id));
  const phones = new Map<number, string>();
  for (const { companyId, phone } of rows) if (!phones.has(companyId)) phones.set(companyId, phone!);
  return phones;
}

/** A text that is another one as soon as anything that an export tells has changed. */
export async function readExportVersion(db: Db, companyIds: number[]): Promise<string> {
  const [row] = await db
    .select({
      version: sql<string>`md5(coalesce(count(*)::text || ' ' || sum(hashtextextended(
        ${flats}::text || ${houses}::text || ${complexes}::text || ${companies.name}, 0)::numeric)::text || ' ' ||
        (SELECT coalesce(sum(hashtextextended(flat_media::text || media::text, 0)::numeric), 0)::text FROM flat_media
          JOIN media ON media.id = flat_media.media_id JOIN flats own ON own.id = flat_media.flat_id
          JOIN complexes place ON place.id = own.complex_id
          WHERE place.developer_company_id = ANY(${sql.param(companyIds)}::integer[])), ''))`,
    })
    .from(flats)
    .innerJoin(houses, eq(houses.id, flats.houseId))
    .innerJoin(complexes, eq(complexes.id, flats.complexId))
    .innerJoin(companies, eq(companies.id, complexes.developerCompanyId))
    .where(and(isOnSale(), inArray(complexes.developerCompanyId, companyIds)));
  return row!.version;
}
