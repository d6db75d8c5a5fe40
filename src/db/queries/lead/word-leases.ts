import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import type { feedNotices } from '../../schema/feed-trouble.ts';
import type { leadNotices } from '../../schema/lead-notice.ts';

export type WordLeases = ReturnType<typeof wordLeases>;

/** Leases of words that people are to be told: one worker at a time says each, and no row is locked meanwhile. */
export function wordLeases(notices: typeof leadNotices | typeof feedNotices) {
  const isOneOf = (ids: readonly number[]) => inArray(notices.id, [...ids]);
  return {
    /** Takes words for so long: nobody else says them meanwhile. */
    async take(tx: Db, ids: readonly number[], until: Date): Promise<void> {
      await tx.update(notices).set({ leasedUntil: until }).where(isOneOf(ids));
    },
    /** Gives words back that were taken until then, for another try; those that are in other hands by now stay there. */
    async giveBack(db: Db, ids: readonly number[], until: Date): Promise<void> {
      await db
        .update(notices)
        .set({ leasedUntil: null })
        .where(and(isOneOf(ids), eq(notices.leasedUntil, until)));
    },
    /** Drops words that need not be said any more. */
    async drop(tx: Db, ids: readonly number[]): Promise<void> {
      await tx.delete(notices).where(isOneOf(ids));
    },
  };
}
