import { count, gt, lt, type SQL, sql } from 'drizzle-orm';
import type { ListSort } from '#domain/list-sorts.ts';
import type { Db } from '../../client.ts';
import { deleteSome } from '../../delete-some.ts';
import { holdsText } from '../../holds-text.ts';
import { orderedBy } from '../../ordered-by.ts';
import { clientErrors } from '../../schema/client-error.ts';

export type ClientErrorRow = typeof clientErrors.$inferSelect;

/** Counts an error to its kind, of which it becomes the newest example. Answers whether the kind is new. */
export async function countClientError(
  db: Db,
  error: Omit<ClientErrorRow, 'id' | 'count' | 'firstAt' | 'lastAt'>,
  at: Date,
): Promise<boolean> {
  const { message, stack, page, browser } = error;
  const [row] = await db
    .insert(clientErrors)
    .values({ ...error, count: 1, firstAt: at, lastAt: at })
    .onConflictDoUpdate({
      target: [clientErrors.kindSha1, clientErrors.release],
      set: { message, stack, page, browser, lastAt: at, count: sql`${clientErrors.count} + 1` },
    })
    .returning({ count: clientErrors.count });
  return row!.count === 1;
}

/** Forgets the kinds seen longest ago, down to `most` of them. */
export async function keepNewestClientErrors(db: Db, most: number): Promise<void> {
  await db.execute(sql`
    DELETE FROM ${clientErrors} WHERE id IN (
      SELECT id FROM ${clientErrors} ORDER BY last_at DESC, id DESC OFFSET ${most})`);
}

/** Forgets up to `limit` kinds not seen since the moment; returns how many. */
export function deleteOldClientErrors(db: Db, before: Date, limit: number): Promise<number> {
  return deleteSome(db, clientErrors, lt(clientErrors.lastAt, before), limit);
}

interface ErrorPage {
  text?: string | undefined;
  sort?: ListSort<'clientErrors'> | undefined;
  limit: number;
  offset: number;
}

/** A page of kinds, seen last first without another order. */
export function listClientErrors(
  db: Db,
  { text, sort, limit, offset }: ErrorPage,
): Promise<ClientErrorRow[]> {
  return db
    .select()
    .from(clientErrors)
    .where(whereAsked(text))
    .orderBy(orderedBy(sort, clientErrors, sql`${clientErrors.lastAt} DESC, ${clientErrors.id} DESC`))
    .limit(limit)
    .offset(offset);
}

/** Counts the kinds of errors whose words contain the text. */
export async function countClientErrors(db: Db, text?: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(clientErrors).where(whereAsked(text));
  return row!.count;
}

/** Counts the kinds of errors seen after the moment. */
export function countClientErrorsSince(db: Db, since: Date): Promise<number> {
  return db.$count(clientErrors, gt(clientErrors.lastAt, since));
}

function whereAsked(text: string | undefined): SQL | undefined {
  const { message, stack, page, browser, release } = clientErrors;
  return holdsText(text, message, stack, page, browser, release);
}
