import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { type CountedCalls, callDays } from '../../schema/call-day.ts';

const HOURS_24 = sql`interval '24 hours'`;

/**
 * Counts one more call of the day, which begins with its first one; null, and nothing counted, when `perDay` were made.
 * Nodes that count at once wait for one another.
 */
export async function countCall(
  db: Db,
  { name, perDay, now }: { name: CountedCalls; perDay: number; now: Date },
): Promise<number | null> {
  const isOver = sql`${callDays.startedAt} <= ${now.toISOString()}::timestamptz - ${HOURS_24}`;
  const [counted] = await db
    .insert(callDays)
    .values({ name, startedAt: now, calls: 1 })
    .onConflictDoUpdate({
      target: callDays.name,
      set: {
        startedAt: sql`CASE WHEN ${isOver} THEN excluded.started_at ELSE ${callDays.startedAt} END`,
        calls: sql`CASE WHEN ${isOver} THEN 1 ELSE ${callDays.calls} + 1 END`,
      },
      setWhere: sql`${isOver} OR ${callDays.calls} < ${perDay}`,
    })
    .returning({ calls: callDays.calls });
  return counted?.calls ?? null;
}

/** Takes back one call that never left. */
export async function uncountCall(db: Db, name: CountedCalls): Promise<void> {
  await db
    .update(callDays)
    .set({ calls: sql`${callDays.calls} - 1` })
    .where(and(eq(callDays.name, name), sql`${callDays.calls} > 0`));
}

/** How many calls were made in the running day. */
export async function readCalls(db: Db, name: CountedCalls, now: Date): Promise<number> {
  const [day] = await db.select().from(callDays).where(eq(callDays.name, name));
  return day && now.getTime() - day.startedAt.getTime() < 24 * 3_600_000 ? day.calls : 0;
}
