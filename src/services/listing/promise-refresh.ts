import type { Db } from '#db/client.ts';
import { defineTopic, NOTHING } from '../job/define-topic.ts';

/** Asks the map what stands about complexes whose surroundings nobody asked for yet. */
export const REFRESH_INFRASTRUCTURE = defineTopic('refresh-infrastructure', NOTHING);
/** Asks the state register about houses. */
export const REFRESH_REGISTER = defineTopic('refresh-register', NOTHING);
/** Fetches the photographs that feeds name. */
export const FETCH_MEDIA = defineTopic('fetch-media', NOTHING);

/** Changes come in flocks: many feeds a night, many complexes described at once. */
const REST_MS = 60_000;

/**
 * Promises to ask outside systems about a change of the catalogue, in the transaction of the change; promises of one
 * import share their key and are one promise.
 */
export async function promiseRefresh(tx: Db, now: Date, key: string): Promise<void> {
  const dueAt = new Date(now.getTime() + REST_MS);
  for (const topic of [REFRESH_INFRASTRUCTURE, REFRESH_REGISTER, FETCH_MEDIA]) {
    await topic.promise(tx, {}, { now, key, dueAt });
  }
}
