import { and, asc, count, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { DEFAULT_GROUP, GROUPS, type Group } from '#domain/access/groups.ts';
import type { Db } from '../../client.ts';
import { holdsText } from '../../holds-text.ts';
import { sessions } from '../../schema/session.ts';
import { users } from '../../schema/user.ts';

export interface UserQuery {
  /** A part of the name or of the phone, whatever marks stand in it. */
  text: string;
  group?: Group | undefined;
  blocked?: boolean | undefined;
}

export interface UserListRow {
  id: number;
  phone: string;
  name: string | null;
  group: Group;
  blockedAt: Date | null;
  createdAt: Date;
  sessions: number;
}

/** The greatest group of a person. */
const GROUP = sql<Group>`(SELECT coalesce(max(one), ${DEFAULT_GROUP}) FROM (
  SELECT name AS one FROM unnest(ARRAY[${sql.join(
    GROUPS.map((group) => sql`${group}`),
    sql`, `,
  )}]::text[]) WITH ORDINALITY AS known(name, place)
  WHERE name = ANY(${users.groups}) ORDER BY place DESC LIMIT 1) greatest)`;

/** A page of people by name, those without one last. */
export function listUsers(
  db: Db,
  { now, limit, offset, ...query }: UserQuery & { now: Date; limit: number; offset: number },
): Promise<UserListRow[]> {
  return db
    .select({
      id: users.id,
      phone: users.phone,
      name: users.name,
      group: GROUP,
      blockedAt: users.blockedAt,
      createdAt: users.createdAt,
      sessions: db.$count(
        sessions,
        and(eq(sessions.userId, users.id), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)),
      ),
    })
    .from(users)
    .where(whereAsked(query))
    .orderBy(sql`nullif(${users.name}, '') NULLS LAST`, asc(users.id))
    .limit(limit)
    .offset(offset);
}

/** Counts the people in each group, and the blocked ones, among all whom the text finds. */
export async function countUsers(db: Db, text: string): Promise<Record<Group, number> & { blocked: number }> {
  const rows = await db
    .select({ group: GROUP, isBlocked: isNotNull(users.blockedAt), count: count() })
    .from(users)
    .where(whereAsked({ text }))
    .groupBy(sql`1`, sql`2`);
  const sum = (fits: (row: (typeof rows)[number]) => unknown) =>
    rows.reduce((total, row) => total + (fits(row) ? row.count : 0), 0);
  const groups = GROUPS.map((group) => [group, sum((row) => row.group === group)]);
  return { ...(Object.fromEntries(groups) as Record<Group, number>), blocked: sum((row) => row.isBlocked) };
}

function whereAsked({ text, group, blocked }: UserQuery): SQL | undefined {
  const digits = /^[\d\s()+-]{3,}$/.test(text) ? text.replace(/\D/g, '').replace(/^8/, '') : '';
  return and(
    digits === '' ? holdsText(text, users.name) : holdsText(digits, users.phone),
    group && eq(GROUP, group),
    blocked ? isNotNull(users.blockedAt) : undefined,
  );
}
