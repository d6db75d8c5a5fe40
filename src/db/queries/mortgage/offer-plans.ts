import { eq } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { offerPlans } from '../../schema/offer-plan.ts';
import { users } from '../../schema/user.ts';

export type OfferPlanRow = typeof offerPlans.$inferSelect;

/** Writes the plan of an offer in place of the one it has. */
export async function saveOfferPlan(tx: Db, plan: Omit<OfferPlanRow, 'failure'>): Promise<void> {
  const { offerId, ...rest } = plan;
  const set = { ...rest, failure: null };
  await tx
    .insert(offerPlans)
    .values({ offerId, ...set })
    .onConflictDoUpdate({ target: offerPlans.offerId, set });
}

/** The plan of an offer with who decided it; undefined when it has none. */
export async function findOfferPlan(db: Db, offerId: number) {
  const [row] = await db
    .select({ plan: offerPlans, user: { id: users.id, name: users.name, phone: users.phone } })
    .from(offerPlans)
    .leftJoin(users, eq(users.id, offerPlans.userId))
    .where(eq(offerPlans.offerId, offerId));
  return row;
}

/** The plan of an offer, which nobody else changes until the transaction ends. */
export async function lockOfferPlan(tx: Db, offerId: number): Promise<OfferPlanRow | undefined> {
  const [plan] = await tx.select().from(offerPlans).where(eq(offerPlans.offerId, offerId)).for('update');
  return plan;
}

/** Makes a plan a draft again and says why it could not be published. */
export async function failOfferPlan(db: Db, offerId: number, failure: string): Promise<void> {
  await db.update(offerPlans).set({ publishAt: null, failure }).where(eq(offerPlans.offerId, offerId));
}

export async function deleteOfferPlan(tx: Db, offerId: number): Promise<void> {
  await tx.delete(offerPlans).where(eq(offerPlans.offerId, offerId));
}
