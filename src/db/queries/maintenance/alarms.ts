import { and, lte, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { alarms } from '../../schema/alarm.ts';

/**
 * Notes that the faults are there now, and names those that nobody was told of before. Nodes that look at once wait for
 * one another.
 */
export async function raiseAlarms(tx: Db, faults: readonly string[], now: Date): Promise<string[]> {
  if (faults.length === 0) return [];
  const seen = await tx
    .insert(alarms)
    .values(faults.map((fault) => ({ fault, raisedAt: now, seenAt: now })))
    .onConflictDoUpdate({ target: alarms.fault, set: { seenAt: now } })
    .returning({ fault: alarms.fault, isNew: sql<boolean>`xmax = 0` });
  return seen.filter(({ isNew }) => isNew).map(({ fault }) => fault);
}

/** Forgets the faults that are not there and were not seen since the moment, and names them. */
export async function endAlarms(tx: Db, faults: readonly string[], since: Date): Promise<string[]> {
  const ended = await tx
    .delete(alarms)
    .where(and(notInArray(alarms.fault, [...faults]), lte(alarms.seenAt, since)))
    .returning({ fault: alarms.fault });
  return ended.map(({ fault }) => fault);
}
