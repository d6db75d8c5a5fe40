import { and, desc, eq } from 'drizzle-orm';
import type { FlatStatus } from '#domain/listing/flat-status.ts';
import type { Db } from '../../client.ts';
import { flatStatuses } from '../../schema/flat.ts';

/** When the flat last took the status; null when that was never written down. */
export async function findStatusSince(db: Db, flatId: number, status: FlatStatus): Promise<Date | null> {
  const [row] = await db
    .select({ at: flatStatuses.at })
    .from(flatStatuses)
    .where(and(eq(flatStatuses.flatId, flatId), eq(flatStatuses.status, status)))
    .orderBy(desc(flatStatuses.at))
    .limit(1);
  return row?.at ?? null;
}
