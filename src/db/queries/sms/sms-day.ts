import { sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { smsDay } from '../../schema/sms-day.ts';

const HOURS_24 = sql`interval '24 hours'`;

/**
 * Counts one more message of the day, which begins with its first one; null, and nothing counted, when `perDay` have
 * gone. Nodes that count at once wait for one another.
 */
export async function countSms(db: Db, now: Date, perDay: number): Promise<number | null> {
  const isOver = sql`${smsDay.startedAt} <= ${now.toISOString()}::timestamptz - ${HOURS_24}`;
  const [counted] = await db
    .insert(smsDay)
    .values({ startedAt: now, sent: 1 })
    .onConflictDoUpdate({
      target: smsDay.isOnly,
      set: {
        startedAt: sql`CASE WHEN ${isOver} THEN excluded.started_at ELSE ${smsDay.startedAt} END`,
        sent: sql`CASE WHEN ${isOver} THEN 1 ELSE ${smsDay.sent} + 1 END`,
      },
      setWhere: sql`${isOver} OR ${smsDay.sent} < ${perDay}`,
    })
    .returning({ sent: smsDay.sent });
  return counted?.sent ?? null;
}

/** Takes back one message that never left. */
export async function uncountSms(db: Db): Promise<void> {
  await db.update(smsDay).set({ sent: sql`greatest(${smsDay.sent} - 1, 0)` });
}

/** How many messages went out in the running day. */
export async function readSmsSent(db: Db, now: Date): Promise<number> {
  const [day] = await db.select().from(smsDay);
  return day && now.getTime() - day.startedAt.getTime() < 24 * 3_600_000 ? day.sent : 0;
}
