import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { companies, complexes, houses } from '#db/schema/index.ts';
import type { ServiceContext } from '#services/context.ts';
import { developerFacts } from './developer-facts.ts';

/** The developers of the named complexes get what an admin would say of them; what is known of one stays. */
export async function describeDevelopers(
  { db }: ServiceContext,
  complexIds: readonly number[],
): Promise<void> {
  const rows = await db
    .select({
      id: companies.id,
      name: companies.name,
      firstHandover: sql<
        number | null
      >`min(${houses.handoverYear}) FILTER (WHERE ${houses.buildingState} = 'HANDOVER')`,
    })
    .from(companies)
    .innerJoin(complexes, eq(complexes.developerCompanyId, companies.id))
    .innerJoin(houses, eq(houses.complexId, complexes.id))
    .where(and(inArray(complexes.id, [...complexIds]), isNull(companies.foundationYear)))
    .groupBy(companies.id);
  for (const { id, name, firstHandover } of rows) {
    await db.update(companies).set(developerFacts(name, firstHandover)).where(eq(companies.id, id));
  }
}
