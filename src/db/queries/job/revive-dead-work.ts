import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { outbox } from '../../schema/outbox.ts';

/** Gives dead work a new life with all its tries; false when there is no such dead work. */
export async function reviveDeadWork(db: Db, id: string, now: Date): Promise<boolean> {
  const revived = await db
    .update(outbox)
    .set({ deadAt: null, queuedAt: null, dueAt: now, attempts: 0 })
    .where(and(eq(outbox.id, id), isNotNull(outbox.deadAt)))
    .returning({ id: outbox.id });
  return revived.length > 0;
}
