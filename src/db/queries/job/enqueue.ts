import type { Db } from '../../client.ts';
import { outbox } from '../../schema/outbox.ts';

/**
 * Promises work of a topic in the caller's transaction: it will be done at least once if that commits, never if not.
 * Of several promises with one `key` only the first counts.
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
