import { z } from 'zod';
import type { Db } from '#db/client.ts';
import { enqueue } from '#db/queries/job/outbox.ts';

/** A kind of background work as those see it who promise it; `server/jobs` says who keeps the promise. */
export interface Topic<Payload extends object> {
  name: string;
  payload: z.ZodType<Payload>;
  /**
   * Promises work in the caller's transaction: it will be done at least once if that commits, never if not. Of several
   * promises with one `key` only the first counts; none is kept before `dueAt`.
   */
  promise(tx: Db, payload: Payload, options: { now: Date; key?: string; dueAt?: Date }): Promise<void>;
}

/**
 * The payload is what the schema takes back from the outbox, where it lies as JSON: names of rows, nothing about
 * people.
 */
export function defineTopic<Payload extends object>(
  name: string,
  payload: z.ZodType<Payload>,
): Topic<Payload> {
  return { name, payload, promise: (tx, value, options) => enqueue(tx, name, value, options) };
}

/** Work that takes no arguments. */
export const NOTHING = z.object({});
