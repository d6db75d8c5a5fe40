import { and, asc, count, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { APPLICATION_STATUSES, type ApplicationStatus } from '#domain/application/application-status.ts';
import type { Db } from '../../client.ts';
import { mortgageApplications } from '../../schema/mortgage-application.ts';
import type { ApplicationRow } from './find-application.ts';

interface Slice {
  limit: number;
  offset: number;
}

/** A person's own applications, newest first. */
export function listOwnApplications(
  db: Db,
  userId: number,
  { limit, offset }: Slice,
): Promise<ApplicationRow[]> {
  return db
    .select()
    .from(mortgageApplications)
    .where(eq(mortgageApplications.userId, userId))
    .orderBy(desc(mortgageApplications.createdAt), desc(mortgageApplications.id))
    .limit(limit)
    .offset(offset);
}

export function countOwnApplications(db: Db, userId: number): Promise<number> {
  return db.$count(mortgageApplications, eq(mortgageApplications.userId, userId));
}

export interface OthersQuery {
  /** The person whose own applications are left out. */
  userId: number | null;
  /** A part of a name or of a phone, or a number of an application. */
  text: string;
  statuses: readonly ApplicationStatus[];
}

/** Applications of other people, those at work before those resolved, oldest first. */
export function listOthersApplications(
  db: Db,
  query: OthersQuery,
  { limit, offset }: Slice,
): Promise<ApplicationRow[]> {
  return db
    .select()
    .from(mortgageApplications)
    .where(whereOthers(query))
    .orderBy(
      asc(sql`${mortgageApplications.status} = 'GOT_RESOLUTION'`),
      asc(mortgageApplications.createdAt),
      asc(mortgageApplications.id),
    )
    .limit(limit)
    .offset(offset);
}

/** Counts the same applications by status. */
export async function countOthersStatuses(
  db: Db,
  query: OthersQuery,
): Promise<Record<ApplicationStatus, number>> {
  const rows = await db
    .select({ status: mortgageApplications.status, count: count() })
    .from(mortgageApplications)
    .where(whereOthers(query))
    .groupBy(mortgageApplications.status);
  const counts = new Map(rows.map((row) => [row.status, row.count]));
  return Object.fromEntries(
    APPLICATION_STATUSES.map((status) => [status, counts.get(status) ?? 0]),
  ) as Record<ApplicationStatus, number>;
}

function whereOthers({ userId, text, statuses }: OthersQuery): SQL | undefined {
  return and(
    userId === null ? undefined : ne(mortgageApplications.userId, userId),
    inArray(mortgageApplications.status, [...statuses]),
    text === '' ? undefined : whereText(text),
  );
}

/** Every word stands in the name, or all digits in the phone; «№ 12» and «12» also name an application. */
function whereText(text: string): SQL | undefined {
  const name = plain(
    sql`concat_ws(' ', ${mortgageApplications.surname}, ${mortgageApplications.name}, ${mortgageApplications.patronymic})`,
  );
  const words = text
    .split(/\s+/)
    .map((word) => sql`${name} LIKE ${plain(sql`${`%${escaped(word)}%`}::text`)}`);
  const digits = /^[\d\s+()№-]+$/.test(text) ? text.replace(/\D/g, '') : '';
  if (digits === '') return and(...words);
  const id = digits.length < 10 ? eq(mortgageApplications.id, Number(digits)) : undefined;
  const phone = sql`${mortgageApplications.phone} LIKE ${`%${digits}%`}`;
  // A number that begins with 8 is typed the old way.
  const oldWay = digits.startsWith('8')
    ? sql`${mortgageApplications.phone} LIKE ${`+7${digits.slice(1)}%`}`
    : undefined;
  return or(phone, oldWay, id);
}

/** People type «е» for «ё» and capitals as they like. */
function plain(text: SQL): SQL {
  return sql`translate(lower(${text}), 'ё', 'е')`;
}

function escaped(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&');
}
