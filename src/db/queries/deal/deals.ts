import { asc, eq } from 'drizzle-orm';
import { type Db, inTransaction } from '../../client.ts';
import { dealAccounts, dealPeople, dealSides, deals } from '../../schema/deal.ts';
import { DEAL_SIDES, type DealSideValues, type DealValues } from './deal-values.ts';

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

/** Stores a deal with both its sides; its id. */
export function insertDeal(db: Db, deal: DealValues): Promise<number> {
  const { insuranceId, bankId } = deal;
  return inTransaction(db, async (tx) => {
    const [row] = await tx.insert(deals).values({ insuranceId, bankId }).returning({ id: deals.id });
    const dealId = row!.id;
    for (const side of DEAL_SIDES) {
      const { agentId, accounts, unregistered, docs } = deal[side];
      await tx.insert(dealSides).values({ dealId, side, agentId, docs });
      const users = accounts.map((userId) => ({ dealId, side, userId }));
      if (users.length > 0) await tx.insert(dealAccounts).values(users);
      const people = unregistered.map((person) => ({ dealId, side, ...person }));
      if (people.length > 0) await tx.insert(dealPeople).values(people);
    }
    return dealId;
  });
}
