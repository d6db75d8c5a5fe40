import type { Db } from '../../client.ts';
import { outbox } from '../../schema/outbox.ts';

/**
 * Promises work of a topic in the caller's transaction: after a commit it is done at least once, without one never.
 * Only the first of several promises with one `key` counts.
 */
export async function enqueue(
  db: Db,
  topic: string,
  payload: object,
  options: { now: Date; key?: string; dueAt?: Date },
): Promise<void> {
  const { now, key, dueAt } = options;
  await db
    .insert(outbox)
    .values({ topic, payload, key: key ?? null, createdAt: now, dueAt: dueAt ?? now })
    .onConflictDoNothing({ target: [outbox.topic, outbox.key] });
}
