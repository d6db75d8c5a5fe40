import { sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import { type Db, inTransaction } from '#db/client.ts';
import { takeDueWork } from '#db/queries/job/outbox.ts';

const BATCH = 100;

/**
 * Moves due work from the outbox into the worker queues, each row and its queue entry in one transaction;
 * returns how much it moved.
 */
export async function pumpOutbox(boss: PgBoss, db: Db, topics: string[], now: Date): Promise<number> {
  return inTransaction(db, async (tx) => {
    const due = await takeDueWork(tx, topics, now, BATCH);
    for (const topic of new Set(due.map((work) => work.topic))) {
      const entries = due.filter((work) => work.topic === topic).map(({ id }) => ({ data: { workId: id } }));
      await boss.insert(topic, entries, { db: fromDrizzle(tx, sql) });
    }
    return due.length;
  });
}
