import { and, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { outbox } from '../../schema/outbox.ts';

/** Offers queued but unfinished work anew: the worker queue itself is not part of a backup. */
export async function requeueOpenWork(db: Db): Promise<void> {
  await db
    .update(outbox)
    .set({ queuedAt: null })
    .where(and(isNotNull(outbox.queuedAt), isNull(outbox.doneAt), isNull(outbox.deadAt)));
}
