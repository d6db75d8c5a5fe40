import { type Db, inTransaction } from '../../client.ts';
import { dealAccounts, dealPeople, dealSides, deals } from '../../schema/deal.ts';
import { DEAL_SIDES, type DealValues } from './deal-values.ts';

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
