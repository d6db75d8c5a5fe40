import { and, eq, notExists, sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { bankPrograms } from '../../schema/bank-program.ts';
import { offerGeoGroups, offerParts, offers, subsidyRows } from '../../schema/offer.ts';
import { programAssignments } from '../../schema/program-assignment.ts';

/** An offer as its tables keep it. */
export interface OfferColumns {
  offer: Omit<typeof offers.$inferInsert, 'id' | 'createdAt'>;
  parts: Omit<typeof offerParts.$inferInsert, 'offerId'>[];
  /** The order is that of the bank. */
  subsidyRows: Omit<typeof subsidyRows.$inferInsert, 'offerId' | 'order'>[];
  geoGroupIds: readonly number[];
}

/** Writes a new offer, to its id. */
export async function insertOffer(tx: Db, columns: OfferColumns, createdAt: Date): Promise<number> {
  const [row] = await tx
    .insert(offers)
    .values({ ...columns.offer, createdAt })
    .returning({ id: offers.id });
  await insertParts(tx, row!.id, columns);
  return row!.id;
}

/** Writes an offer anew, its parts with it. */
export async function updateOffer(tx: Db, id: number, columns: OfferColumns): Promise<void> {
  await tx.update(offers).set(columns.offer).where(eq(offers.id, id));
  await tx.delete(offerParts).where(eq(offerParts.offerId, id));
  await tx.delete(subsidyRows).where(eq(subsidyRows.offerId, id));
  await tx.delete(offerGeoGroups).where(eq(offerGeoGroups.offerId, id));
  await insertParts(tx, id, columns);
}

async function insertParts(tx: Db, offerId: number, columns: OfferColumns): Promise<void> {
  await tx.insert(offerParts).values(columns.parts.map((part) => ({ offerId, ...part })));
  if (columns.subsidyRows.length > 0) {
    await tx
      .insert(subsidyRows)
      .values(columns.subsidyRows.map((row, order) => ({ offerId, order, ...row })));
  }
  if (columns.geoGroupIds.length > 0) {
    const groupIds = [...new Set(columns.geoGroupIds)];
    await tx.insert(offerGeoGroups).values(groupIds.map((groupId) => ({ offerId, groupId })));
  }
}

export async function updateOfferPriority(tx: Db, id: number, priority: number): Promise<void> {
  await tx.update(offers).set({ priority }).where(eq(offers.id, id));
}

export async function deleteOffer(tx: Db, id: number): Promise<void> {
  await tx.delete(offers).where(eq(offers.id, id));
}

/**
 * The programme of a bank under a name, made where there is none yet, and held until the transaction ends: its offers
 * are written one after the other, so that no two of them become equal unseen.
 */
export async function ensureBankProgram(
  tx: Db,
  program: { bankCompanyId: number; programNameId: number },
): Promise<number> {
  await tx.insert(bankPrograms).values(program).onConflictDoNothing();
  const [row] = await tx
    .select({ id: bankPrograms.id })
    .from(bankPrograms)
    .where(
      and(
        eq(bankPrograms.bankCompanyId, program.bankCompanyId),
        eq(bankPrograms.programNameId, program.programNameId),
      ),
    )
    .for('update');
  return row!.id;
}

/** Takes away a programme that has neither offers nor projects, so that its name may go too. */
export async function deleteUnusedBankProgram(tx: Db, id: number): Promise<void> {
  const one = sql`1`;
  await tx
    .delete(bankPrograms)
    .where(
      and(
        eq(bankPrograms.id, id),
        notExists(tx.select({ one }).from(offers).where(eq(offers.programId, id))),
        notExists(tx.select({ one }).from(programAssignments).where(eq(programAssignments.programId, id))),
      ),
    );
}
