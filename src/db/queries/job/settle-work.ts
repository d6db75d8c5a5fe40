import { eq } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { outbox } from '../../schema/outbox.ts';

export type Settlement =
  | { kind: 'done'; at: Date }
  /** Another try is due at `dueAt`. */
  | { kind: 'postponed'; dueAt: Date; error: string }
  | { kind: 'dead'; at: Date; error: string };

/** Writes down how a try of some work ended. */
export async function settleWork(db: Db, id: string, settlement: Settlement): Promise<void> {
  await db.update(outbox).set(columns(settlement)).where(eq(outbox.id, id));
}

function columns(settlement: Settlement): Partial<typeof outbox.$inferInsert> {
  switch (settlement.kind) {
    case 'done':
      return { doneAt: settlement.at, lastError: null };
    case 'postponed':
      return { dueAt: settlement.dueAt, queuedAt: null, lastError: settlement.error };
    case 'dead':
      return { deadAt: settlement.at, lastError: settlement.error };
  }
}
