import { z } from 'zod';
import { failError } from '#integrations/fail-error.ts';
import { BLOB_KEY } from '#integrations/storage/port.ts';
import type { ServiceContext } from '../context.ts';
import { defineTopic } from '../job/define-topic.ts';

const PromisedBlob = z.object({ key: z.string().regex(BLOB_KEY) });

/** Deletes the bytes of a file whose row goes in the same transaction: nobody waits for the store meanwhile. */
export const FORGET_BLOB = defineTopic('forget-blob', PromisedBlob);

/** The promised deletion of a file's bytes. Throws while the store holds on to them, so that it is tried again. */
export async function forgetBlob(
  { ports }: ServiceContext,
  { key }: z.infer<typeof PromisedBlob>,
): Promise<void> {
  const deleted = await ports.storage.del(key);
  if (!deleted.ok) throw failError(deleted);
}
