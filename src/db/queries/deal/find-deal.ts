import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { dealAccounts, dealPeople, dealSides, deals } from '../../schema/deal.ts';
import type { DealSideValues, DealValues } from './deal-values.ts';

/** A deal with both its sides; undefined when it is not there. */
export async function findDeal(db: Db, id: number): Promise<(DealValues & { id: number }) | undefined> {
  const [deal] = await db.select().from(deals).where(eq(deals.id, id));
  if (!deal) return undefined;
  const sides = await db.select().from(dealSides).where(eq(dealSides.dealId, id));
  const accounts = await db
    .select()
    .from(dealAccounts)
    .where(eq(dealAccounts.dealId, id))
    .orderBy(asc(dealAccounts.userId));
  const people = await db
    .select()
    .from(dealPeople)
    .where(eq(dealPeople.dealId, id))
    .orderBy(asc(dealPeople.id));
  const sideOf = (name: 'seller' | 'customer'): DealSideValues => {
    const { agentId = null, docs = [] } = sides.find(({ side }) => side === name) ?? {};
    return {
      agentId,
      accounts: accounts.filter(({ side }) => side === name).map(({ userId }) => userId),
      unregistered: people
        .filter(({ side }) => side === name)
        .map(({ name, surname, patronymic, phone, email }) => ({ name, surname, patronymic, phone, email })),
      docs,
    };
  };
  return { ...deal, seller: sideOf('seller'), customer: sideOf('customer') };
}
