import { lt } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { outbox } from '../../schema/outbox.ts';

/** Forgets work done before the moment; returns how much. */
export async function deleteDoneWork(db: Db, before: Date): Promise<number> {
  const { rowCount } = await db.delete(outbox).where(lt(outbox.doneAt, before));
  return rowCount ?? 0;
}
