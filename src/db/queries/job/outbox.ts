import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { currentTrace } from '../../current-trace.ts';
import { deleteSome } from '../../delete-some.ts';
import { outbox } from '../../schema/outbox.ts';

/**
 * Promises work of a topic in the caller's transaction: after a commit it is done at least once, without one never.
 * Only the first of several promises with one `key` counts.
 */
export async function enqueue(
  db: Db,
  topic: string,
  payload: object,
  options: { now: Date; key?: string; dueAt?: Date },
): Promise<void> {
  const { now, key, dueAt } = options;
  await db
    .insert(outbox)
    .values({
      topic,
      payload,
      key: key ?? null,
      traceparent: currentTrace.getStore()?.traceparent ?? null,
      createdAt: now,
      dueAt: dueAt ?? now,
    })
    .onConflictDoNothing({ target: [outbox.topic, outbox.key] });
}

/**
 * Marks due work of the topics as queued and names it; call it in the transaction that queues it.
 * Nodes that take at once get different rows.
 */
export async function takeDueWork(
  db: Db,
  topics: string[],
  now: Date,
  limit: number,
): Promise<{ id: string; topic: string }[]> {
  const due = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        inArray(outbox.topic, topics),
        lte(outbox.dueAt, now),
        isNull(outbox.queuedAt),
        isNull(outbox.doneAt),
        isNull(outbox.deadAt),
      ),
    )
    .orderBy(asc(outbox.dueAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  if (due.length === 0) return [];
  return db
    .update(outbox)
    .set({ queuedAt: now })
    .where(
      inArray(
        outbox.id,
        due.map(({ id }) => id),
      ),
    )
    .returning({ id: outbox.id, topic: outbox.topic });
}

/** Counts one more try of open work; undefined when it is already done or dead. */
export async function beginAttempt(
  db: Db,
  id: string,
): Promise<{ topic: string; payload: unknown; traceparent: string | null; attempt: number } | undefined> {
  const [begun] = await db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1` })
    .where(and(eq(outbox.id, id), isNull(outbox.doneAt), isNull(outbox.deadAt)))
    .returning({
      topic: outbox.topic,
      payload: outbox.payload,
      traceparent: outbox.traceparent,
      attempt: outbox.attempts,
    });
  return begun;
}

export type Settlement =
  | { kind: 'done'; at: Date }
  /** Another try is due at `dueAt`. */
  | { kind: 'postponed'; dueAt: Date; error: string }
  | { kind: 'dead'; at: Date; error: string };

/** Writes down how a try of some work ended. */
export async function settleWork(db: Db, id: string, settlement: Settlement): Promise<void> {
  await db.update(outbox).set(columns(settlement)).where(eq(outbox.id, id));
}

function columns(settlement: Settlement): Partial<typeof outbox.$inferInsert> {
  switch (settlement.kind) {
    case 'done':
      return { doneAt: settlement.at, lastError: null };
    case 'postponed':
      return { dueAt: settlement.dueAt, queuedAt: null, lastError: settlement.error };
    case 'dead':
      return { deadAt: settlement.at, lastError: settlement.error };
  }
}

/** Work that failed every try, newest first. */
export function listDeadWork(db: Db, limit: number) {
  return db
    .select({
      id: outbox.id,
      topic: outbox.topic,
      payload: outbox.payload,
      attempts: outbox.attempts,
      lastError: outbox.lastError,
      createdAt: outbox.createdAt,
      deadAt: outbox.deadAt,
    })
    .from(outbox)
    .where(isNotNull(outbox.deadAt))
    .orderBy(desc(outbox.deadAt))
    .limit(limit);
}

/** Gives dead work a new life with all its tries; false when there is no such dead work. */
export async function requeueDeadWork(db: Db, id: string, now: Date): Promise<boolean> {
  const revived = await db
    .update(outbox)
    .set({ deadAt: null, queuedAt: null, dueAt: now, attempts: 0 })
    .where(and(eq(outbox.id, id), isNotNull(outbox.deadAt)))
    .returning({ id: outbox.id });
  return revived.length > 0;
}

/** Offers queued but unfinished work anew: the worker queue itself is not part of a backup. */
export async function requeueOpenWork(db: Db): Promise<void> {
  await db
    .update(outbox)
    .set({ queuedAt: null })
    .where(and(isNotNull(outbox.queuedAt), isNull(outbox.doneAt), isNull(outbox.deadAt)));
}

/** Forgets up to `limit` promises kept before the moment; returns how many. */
export function deleteDoneWork(db: Db, before: Date, limit: number): Promise<number> {
  return deleteSome(db, outbox, lt(outbox.doneAt, before), limit);
}

export interface QueueState {
  topic: string;
  /** Promised, and not yet handed to a worker: not due, or resting before the next try. */
  waiting: number;
  /** Handed to a worker, or under way. */
  queued: number;
  dead: number;
  /** Since when the oldest due work has been waiting for its try; null when none waits. */
  oldestReadyAt: Date | null;
}

/** All that is promised and not done, by topic; a topic without such work is left out. */
export function describeQueues(db: Db, now: Date): Promise<QueueState[]> {
  const isOpen = isNull(outbox.deadAt);
  const waits = or(isNull(outbox.queuedAt), eq(outbox.attempts, 0));
  const isReady = and(isOpen, lte(outbox.dueAt, now), waits);
  return db
    .select({
      topic: outbox.topic,
      waiting: sql<number>`count(*) FILTER (WHERE ${and(isOpen, isNull(outbox.queuedAt))})::int`,
      queued: sql<number>`count(*) FILTER (WHERE ${and(isOpen, isNotNull(outbox.queuedAt))})::int`,
      dead: sql<number>`count(*) FILTER (WHERE ${isNotNull(outbox.deadAt)})::int`,
      oldestReadyAt: sql`min(${outbox.dueAt}) FILTER (WHERE ${isReady})`.mapWith(outbox.dueAt),
    })
    .from(outbox)
    .where(isNull(outbox.doneAt))
    .groupBy(outbox.topic);
}
