import { and, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { companies } from '../../schema/company.ts';

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
