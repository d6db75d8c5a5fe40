import type { Db } from '#db/client.ts';
import { enqueue } from '#db/queries/job/enqueue.ts';

/** Background work that asks outside systems about what a change of the catalogue brought. */
const TOPICS = ['refresh-infrastructure', 'refresh-register', 'fetch-media'];
/** Changes come in flocks: many feeds a night, many complexes described at once. */
const REST_MS = 60_000;

/** Promises it in the transaction of the change; promises of one flock share their key and are one promise. */
export async function promiseRefresh(tx: Db, now: Date, key: string): Promise<void> {
  const dueAt = new Date(now.getTime() + REST_MS);
  for (const topic of TOPICS) await enqueue(tx, topic, {}, { now, key, dueAt });
}
