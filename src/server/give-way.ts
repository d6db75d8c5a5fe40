import { writeFileSync } from 'node:fs';
import { platform, setPriority } from 'node:os';
import type { Pool } from 'pg';
import type { Env } from './env.ts';

/** As `nice` counts: work that nobody waits for gets a seventieth of a processor that others want. */
const LOWEST = 19;
/** Somebody waits for a page or to find what changed, and many wait for the thread that answers them all: a tenth. */
const LOW = 10;

/** Gives a thread that nobody waits for, as one that imports, the lowest priority. */
export function giveWay(): void {
  lowerThread(LOWEST);
}

/** Gives a thread that draws pages or builds the index a lower priority than calls and kept pages have. */
export function giveWayToCalls(): void {
  lowerThread(LOW);
}

/** Only Linux has a priority per thread; elsewhere it would be the whole node's. */
function lowerThread(priority: number): void {
  if (platform() === 'linux') setPriority(0, priority);
}

/**
 * Gives what PostgreSQL does for a pool the lowest priority too, where PostgreSQL is a program of ours on this machine:
 * the writing of a feed takes a whole core, and the last of it comes just when all pages are drawn anew.
 */
export function letPostgresGiveWay(pool: Pool, { databaseUrl }: Pick<Env, 'databaseUrl'>): void {
  if (databaseUrl !== null) return;
  pool.on('acquire', (client) => {
    const { processID: backend } = client as { processID?: number | null };
    try {
      if (backend) lowerSession(backend);
    } catch {
      // It has just ended, or is another person's: it works all the same.
    }
  });
}

/**
 * Each connection of PostgreSQL is a session of its own, and a kernel that groups programs by session counts a priority
 * within the group alone: there the group has one as well. A kernel that does not has no such file.
 */
function lowerSession(leader: number): void {
  setPriority(leader, LOWEST);
  writeFileSync(`/proc/${leader}/autogroup`, `${LOWEST}`);
}
