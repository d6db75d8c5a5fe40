import { desc, isNotNull } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { outbox } from '../../schema/outbox.ts';

/** Work that failed every try, newest first. */
export function listDeadWork(db: Db, limit: number) {
  return db
    .select({
      id: outbox.id,
      topic: outbox.topic,
      payload: outbox.payload,
      attempts: outbox.attempts,
      lastError: outbox.lastError,
      createdAt: outbox.createdAt,
      deadAt: outbox.deadAt,
    })
    .from(outbox)
    .where(isNotNull(outbox.deadAt))
    .orderBy(desc(outbox.deadAt))
    .limit(limit);
}
