import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { companies } from '../../schema/company.ts';

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
