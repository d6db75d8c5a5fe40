import { and, asc, inArray, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { outbox } from '../../schema/outbox.ts';

/**
 * Marks due work of the topics as queued and names it; call it in the transaction that queues it.
 * Nodes that take at once get different rows.
 */
export async function takeDueWork(
  db: Db,
  topics: string[],
  now: Date,
  limit: number,
): Promise<{ id: string; topic: string }[]> {
  const due = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        inArray(outbox.topic, topics),
        lte(outbox.dueAt, now),
        isNull(outbox.queuedAt),
        isNull(outbox.doneAt),
        isNull(outbox.deadAt),
      ),
    )
    .orderBy(asc(outbox.dueAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  if (due.length === 0) return [];
  return db
    .update(outbox)
    .set({ queuedAt: now })
    .where(
      inArray(
        outbox.id,
        due.map(({ id }) => id),
      ),
    )
    .returning({ id: outbox.id, topic: outbox.topic });
}
