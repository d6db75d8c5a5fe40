import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import {
  complexes,
  feeds,
  flats,
  houses,
  leads,
  mortgageApplications,
  outbox,
  sessions,
  uploads,
  users,
} from '../../schema/index.ts';

export async function countHoldings(db: Db, now: Date) {
  const isOpen = and(isNull(outbox.doneAt), isNull(outbox.deadAt));
  return {
    complexes: await db.$count(complexes),
    houses: await db.$count(houses),
    flats: await db.$count(flats),
    flatsOnSale: await db.$count(flats, eq(flats.status, 'FREE')),
    feeds: await db.$count(feeds, isNull(feeds.removedAt)),
    leads: await db.$count(leads),
    applications: await db.$count(mortgageApplications),
    files: await db.$count(uploads),
    users: await db.$count(users),
    /** Devices that are signed in. */
    sessions: await db.$count(sessions, and(isNull(sessions.revokedAt), gt(sessions.expiresAt, now))),
    /** Background work that is to be done. */
    workWaiting: await db.$count(outbox, isOpen),
    workFailed: await countDeadWork(db),
  };
}

/** Counts the background work that failed every try. */
export function countDeadWork(db: Db): Promise<number> {
  return db.$count(outbox, isNotNull(outbox.deadAt));
}
