import { platform, setPriority } from 'node:os';
import type { Pool } from 'pg';
import type { Env } from './env.ts';

/** As `nice` counts: work that nobody waits for gets a tenth of a processor that others want. */
const LOW = 10;
/** Somebody waits for a page, and many wait for the thread that answers them all: a quarter. */
const LOWER = 5;

/** Gives this thread a low priority: whoever waits for an answer comes first. */
export function giveWay(): void {
  lowerThread(LOW);
}

/** Gives a thread that draws pages a lower priority than calls and kept pages have. */
export function giveWayToCalls(): void {
  lowerThread(LOWER);
}

/** Only Linux has a priority per thread; elsewhere it would be the whole node's. */
function lowerThread(priority: number): void {
  if (platform() === 'linux') setPriority(0, priority);
}

/**
 * Gives what PostgreSQL does for a pool the low priority too, where PostgreSQL is a program of ours on this machine: the
 * writing of a feed takes a whole core, and the last of it comes just when all pages are drawn anew.
 */
export function letPostgresGiveWay(pool: Pool, { databaseUrl }: Pick<Env, 'databaseUrl'>): void {
  if (databaseUrl !== null) return;
  pool.on('acquire', (client) => {
    const { processID: backend } = client as { processID?: number | null };
    try {
      if (backend) setPriority(backend, LOW);
    } catch {
      // It has just ended, or is another person's: it works all the same.
    }
  });
}
