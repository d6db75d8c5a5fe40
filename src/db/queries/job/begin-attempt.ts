import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { outbox } from '../../schema/outbox.ts';

/** Counts one more try of open work; undefined when it is already done or dead. */
export async function beginAttempt(
  db: Db,
  id: string,
): Promise<{ topic: string; payload: unknown; attempt: number } | undefined> {
  const [begun] = await db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1` })
    .where(and(eq(outbox.id, id), isNull(outbox.doneAt), isNull(outbox.deadAt)))
    .returning({ topic: outbox.topic, payload: outbox.payload, attempt: outbox.attempts });
  return begun;
}
