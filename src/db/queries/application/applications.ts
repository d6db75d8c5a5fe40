import { and, asc, count, desc, eq, gte, inArray, lt, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import { APPLICATION_STATUSES, type ApplicationStatus } from '#domain/application/application-status.ts';
import type { Db } from '../../client.ts';
import { mortgageApplicationDocuments } from '../../schema/application-document.ts';
import { companies } from '../../schema/company.ts';
import { mortgageApplicationMoves, mortgageApplications } from '../../schema/mortgage-application.ts';
import { users } from '../../schema/user.ts';

export type ApplicationRow = typeof mortgageApplications.$inferSelect;

export async function findApplication(db: Db, id: number): Promise<ApplicationRow | undefined> {
  const [row] = await db.select().from(mortgageApplications).where(eq(mortgageApplications.id, id));
  return row;
}

/** Names of the companies for which partners began applications, by id. */
export async function listPartnerNames(db: Db, companyIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(inArray(companies.id, [...new Set(companyIds)]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export type ApplicationMove = Awaited<ReturnType<typeof listApplicationMoves>>[number];

/** Lists the changes of applications, oldest first, with who made them. */
export function listApplicationMoves(db: Db, applicationIds: readonly number[]) {
  return db
    .select({
      applicationId: mortgageApplicationMoves.applicationId,
      status: mortgageApplicationMoves.toStatus,
      at: mortgageApplicationMoves.movedAt,
      userId: mortgageApplicationMoves.userId,
      userName: users.name,
      comment: mortgageApplicationMoves.comment,
    })
    .from(mortgageApplicationMoves)
    .leftJoin(users, eq(users.id, mortgageApplicationMoves.userId))
    .where(inArray(mortgageApplicationMoves.applicationId, [...applicationIds]))
    .orderBy(asc(mortgageApplicationMoves.id));
}

type NewApplication = Omit<typeof mortgageApplications.$inferInsert, 'id' | 'status'>;

/** Begins an application as a draft; undefined when the person has one for the deal. Run it in a transaction. */
export async function insertApplication(db: Db, application: NewApplication): Promise<number | undefined> {
  const [row] = await db
    .insert(mortgageApplications)
    .values({ ...application, status: 'DRAFT' })
    .onConflictDoNothing()
    .returning({ id: mortgageApplications.id });
  if (!row) return undefined;
  await db
    .insert(mortgageApplicationMoves)
    .values({ applicationId: row.id, toStatus: 'DRAFT', movedAt: application.createdAt });
  return row.id;
}

/** An application that nobody else changes until the transaction ends. */
export async function lockApplication(db: Db, id: number) {
  const [row] = await db
    .select()
    .from(mortgageApplications)
    .where(eq(mortgageApplications.id, id))
    .for('update');
  return row;
}

type LeadChange = Partial<
  Pick<
    typeof mortgageApplications.$inferInsert,
    'assigneeId' | 'withdrawnAt' | 'mayRename' | 'surname' | 'name' | 'patronymic'
  >
>;

/** Changes what is known of an application besides its status. */
export async function updateApplication(db: Db, id: number, change: LeadChange): Promise<void> {
  await db.update(mortgageApplications).set(change).where(eq(mortgageApplications.id, id));
}

interface Move {
  id: number;
  from: ApplicationStatus;
  to: ApplicationStatus;
  at: Date;
  userId: number | null;
  comment: string | null;
}

/** Gives a locked application another status and writes down who did. */
export async function moveApplication(db: Db, { id, from, to, at, userId, comment }: Move): Promise<void> {
  await db.update(mortgageApplications).set({ status: to }).where(eq(mortgageApplications.id, id));
  await db
    .insert(mortgageApplicationMoves)
    .values({ applicationId: id, fromStatus: from, toStatus: to, movedAt: at, userId, comment });
}

/** One application, by its id or by its person and deal. */
export type ApplicationRef = { id: number } | { phone: string; dealUrl: string };

/** The id of an application if it came through the access or for one of the companies. */
export async function findPartnersApplication(
  db: Db,
  ref: ApplicationRef,
  { apiKeyId, companyIds }: { apiKeyId: number; companyIds: readonly number[] },
): Promise<number | undefined> {
  const [row] = await db
    .select({ id: mortgageApplications.id })
    .from(mortgageApplications)
    .where(
      and(
        whereRef(ref),
        or(
          eq(mortgageApplications.apiKeyId, apiKeyId),
          inArray(mortgageApplications.clientCompanyId, [...companyIds]),
        ),
      ),
    )
    .for('update');
  return row?.id;
}

/** Deletes an application with its history and its list of papers. */
export async function deleteApplication(db: Db, id: number): Promise<void> {
  await db.delete(mortgageApplications).where(eq(mortgageApplications.id, id));
}

/**
 * Lists up to `limit` drafts begun before the moment to which nothing happened since, neither a move nor a paper, and
 * holds them for this transaction.
 */
export async function listOldDrafts(tx: Db, before: Date, limit: number): Promise<number[]> {
  const moves = tx
    .select({ one: sql`1` })
    .from(mortgageApplicationMoves)
    .where(
      and(
        eq(mortgageApplicationMoves.applicationId, mortgageApplications.id),
        gte(mortgageApplicationMoves.movedAt, before),
      ),
    );
  const papers = tx
    .select({ one: sql`1` })
    .from(mortgageApplicationDocuments)
    .where(
      and(
        eq(mortgageApplicationDocuments.applicationId, mortgageApplications.id),
        gte(mortgageApplicationDocuments.addedAt, before),
      ),
    );
  const { id, status, createdAt } = mortgageApplications;
  const rows = await tx
    .select({ id })
    .from(mortgageApplications)
    .where(and(eq(status, 'DRAFT'), lt(createdAt, before), notExists(moves), notExists(papers)))
    .limit(limit)
    .for('update', { skipLocked: true });
  return rows.map((row) => row.id);
}

function whereRef(ref: ApplicationRef): SQL | undefined {
  if ('id' in ref) return eq(mortgageApplications.id, ref.id);
  return and(eq(mortgageApplications.phone, ref.phone), eq(mortgageApplications.dealUrl, ref.dealUrl));
}

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

interface OthersQuery {
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
      asc(sql`${mortgageApplications.withdrawnAt} IS NOT NULL`),
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
