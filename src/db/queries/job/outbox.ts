import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { WorkState } from '#domain/job/work-state.ts';
import type { ListSort } from '#domain/list-sorts.ts';
import type { Db } from '../../client.ts';
import { currentTrace } from '../../current-trace.ts';
import { deleteSome } from '../../delete-some.ts';
import { holdsText } from '../../holds-text.ts';
import { orderedBy } from '../../ordered-by.ts';
import { outbox } from '../../schema/outbox.ts';

/** Nodes that work hear on this channel, with the commit, that something was promised. */
export const WORK_CHANNEL = 'genplan_work';

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
    .onConflictDoNothing({ target: [outbox.topic, outbox.key] })
    .returning({ told: sql`pg_notify(${WORK_CHANNEL}, '')` });
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

interface WorkAsked {
  state?: WorkState | undefined;
  /** Looked for in errors and names of topics. */
  text?: string | undefined;
  /** Topics whose words in the console hold the text. */
  topics?: readonly string[];
}

/** Counts the work that is promised and not done, by its state. */
export async function countWork(db: Db, asked: Omit<WorkAsked, 'state'>): Promise<Record<WorkState, number>> {
  const [row] = await db
    .select({
      dead: sql<number>`count(*) FILTER (WHERE ${WORK.state} = 'dead')::int`,
      resting: sql<number>`count(*) FILTER (WHERE ${WORK.state} = 'resting')::int`,
      open: sql<number>`count(*) FILTER (WHERE ${WORK.state} = 'open')::int`,
    })
    .from(outbox)
    .where(whereAsked(asked));
  return row!;
}

/** A page of the work that is promised and not done: what failed every try first, the newest of each state first. */
export function listWork(
  db: Db,
  {
    sort,
    limit,
    offset,
    ...asked
  }: WorkAsked & { sort?: ListSort<'work'> | undefined; limit: number; offset: number },
) {
  return db
    .select({
      id: outbox.id,
      topic: outbox.topic,
      state: WORK.state,
      payload: outbox.payload,
      attempts: outbox.attempts,
      lastError: outbox.lastError,
      createdAt: outbox.createdAt,
      at: sql`${WORK.at}`.mapWith(outbox.dueAt),
    })
    .from(outbox)
    .where(whereAsked(asked))
    .orderBy(orderedBy(sort, WORK, sql`${WORK.state} = 'dead' DESC, ${WORK.at} DESC, ${outbox.id}`))
    .limit(limit)
    .offset(offset);
}

const WORK = {
  topic: outbox.topic,
  state: sql<WorkState>`CASE
    WHEN ${outbox.deadAt} IS NOT NULL THEN 'dead'
    WHEN ${outbox.attempts} > 0 AND ${outbox.queuedAt} IS NULL THEN 'resting'
    ELSE 'open' END`,
  attempts: outbox.attempts,
  createdAt: outbox.createdAt,
  at: sql`coalesce(${outbox.deadAt}, ${outbox.dueAt})`,
};

function whereAsked({ state, text, topics = [] }: WorkAsked): SQL | undefined {
  return and(
    isNull(outbox.doneAt),
    state && eq(WORK.state, state),
    text
      ? or(inArray(outbox.topic, [...topics]), holdsText(text, outbox.topic, outbox.lastError))
      : undefined,
  );
}

export type UndoneWork = Pick<typeof outbox.$inferSelect, 'topic' | 'payload'>;

/**
 * Has another try made now: of dead work with all its tries anew, of resting work before its time. Undefined when there
 * is no such work.
 */
export async function retryWork(db: Db, id: string, now: Date): Promise<UndoneWork | undefined> {
  const isResting = and(gt(outbox.attempts, 0), isNull(outbox.queuedAt), isNull(outbox.doneAt));
  const [retried] = await db
    .update(outbox)
    .set({
      deadAt: null,
      queuedAt: null,
      dueAt: now,
      attempts: sql`CASE WHEN ${outbox.deadAt} IS NULL THEN ${outbox.attempts} ELSE 0 END`,
    })
    .where(and(eq(outbox.id, id), or(isNotNull(outbox.deadAt), isResting)))
    .returning({ topic: outbox.topic, payload: outbox.payload });
  return retried;
}

/**
 * Lets dead work be: nobody tries it again, and with time it is forgotten like work that was done. Undefined when there
 * is no such dead work.
 */
export async function abandonWork(db: Db, id: string, now: Date): Promise<UndoneWork | undefined> {
  const [abandoned] = await db
    .update(outbox)
    .set({ deadAt: null, doneAt: now })
    .where(and(eq(outbox.id, id), isNotNull(outbox.deadAt)))
    .returning({ topic: outbox.topic, payload: outbox.payload });
  return abandoned;
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
