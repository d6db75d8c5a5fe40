import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { holdsText } from '../../holds-text.ts';
import { companies } from '../../schema/company.ts';
import { complexes } from '../../schema/complex.ts';

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
