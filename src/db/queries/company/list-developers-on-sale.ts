import { and, asc, eq, exists, sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { companies } from '../../schema/company.ts';
import { complexes } from '../../schema/complex.ts';
import { flats } from '../../schema/flat.ts';
import { isOnSale } from '../catalog/on-sale.ts';

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
