import { and, arrayContains, asc, count, eq, gt, isNotNull, isNull, like, type SQL, sql } from 'drizzle-orm';
import { DEFAULT_GROUP, GROUPS, type Group } from '#domain/access/groups.ts';
import type { ListSort } from '#domain/list-sorts.ts';
import type { Db } from '../../client.ts';
import { anywhere, holdsFolded } from '../../holds-text.ts';
import { orderedBy } from '../../ordered-by.ts';
import { clientPeople } from '../../schema/client-person.ts';
import { companies } from '../../schema/company.ts';
import { sessions } from '../../schema/session.ts';
import { users } from '../../schema/user.ts';

export type UserRow = typeof users.$inferSelect;

/** The user with a phone in stored form. */
export async function findUserByPhone(db: Db, phone: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.phone, phone));
  return user;
}

/** A person, whom nobody else changes before this transaction ends. */
export async function findUserForUpdate(tx: Db, id: number): Promise<UserRow | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  return user;
}

/** Ids of the superadmins that can sign in, locked until the transaction ends. */
export async function lockSuperadmins(db: Db): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(arrayContains(users.groups, ['SUPERADMIN']), isNull(users.blockedAt)))
    .orderBy(asc(users.id))
    .for('update');
  return rows.map(({ id }) => id);
}

/** The user with a phone, made with `groups` and `name` when there is none. */
export async function ensureUser(
  db: Db,
  phone: string,
  groups: Group[],
  now: Date,
  name: string | null = null,
): Promise<UserRow> {
  const [made] = await db
    .insert(users)
    .values({ phone, groups, name, createdAt: now })
    .onConflictDoNothing({ target: users.phone })
    .returning();
  return made ?? (await findUserByPhone(db, phone))!;
}

export interface UserChanges {
  name?: string | null;
  groups?: Group[];
  blockedAt?: Date | null;
}

export async function updateUser(db: Db, id: number, changes: UserChanges): Promise<void> {
  await db.update(users).set(changes).where(eq(users.id, id));
}

interface UserQuery {
  /** A part of the name or of the phone, whatever marks stand in it. */
  text: string;
  group?: Group | undefined;
  blocked?: boolean | undefined;
  /** The person with this id alone. */
  only?: number | undefined;
}

export interface UserListRow {
  id: number;
  phone: string;
  name: string | null;
  group: Group;
  client: { id: number; name: string } | null;
  blockedAt: Date | null;
  createdAt: Date;
  sessions: number;
}

const sqlGroups = sql`ARRAY[${sql.join(
  GROUPS.map((group) => sql`${group}`),
  sql`, `,
)}]::text[]`;

/** The greatest group of a person. */
const GROUP = sql<Group>`(SELECT coalesce(max(one), ${DEFAULT_GROUP}) FROM (
  SELECT name AS one FROM unnest(${sqlGroups}) WITH ORDINALITY AS known(name, place)
  WHERE name = ANY(${users.groups}) ORDER BY place DESC LIMIT 1) greatest)`;

interface UserPage extends UserQuery {
  sort?: ListSort<'users'> | undefined;
  now: Date;
  limit: number;
  offset: number;
}

/** A page of people, by name without another order, those without one last. */
export function listUsers(db: Db, { now, sort, limit, offset, ...query }: UserPage): Promise<UserListRow[]> {
  const liveSessions = db.$count(
    sessions,
    and(eq(sessions.userId, users.id), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)),
  );
  const name = sql`nullif(${users.name}, '')`;
  const columns = {
    name,
    phone: users.phone,
    group: sql`array_position(${sqlGroups}, ${GROUP})`,
    sessions: sql`(${liveSessions})`,
    createdAt: users.createdAt,
  };
  return db
    .select({
      id: users.id,
      phone: users.phone,
      name: users.name,
      group: GROUP,
      client: { id: companies.id, name: companies.name },
      blockedAt: users.blockedAt,
      createdAt: users.createdAt,
      sessions: liveSessions,
    })
    .from(users)
    .leftJoin(clientPeople, eq(clientPeople.userId, users.id))
    .leftJoin(companies, eq(companies.id, clientPeople.companyId))
    .where(whereAsked(query))
    .orderBy(orderedBy(sort, columns, sql`${name} NULLS LAST, ${users.id}`))
    .limit(limit)
    .offset(offset);
}

/** Counts the people in each group, and the blocked ones, among all whom the text finds. */
export async function countUsers(db: Db, text: string): Promise<Record<Group, number> & { blocked: number }> {
  const rows = await db
    .select({ group: GROUP, isBlocked: isNotNull(users.blockedAt), count: count() })
    .from(users)
    .where(whereAsked({ text }))
    // Few lists of groups differ, and the greatest of each is told once.
    .groupBy(users.groups, sql`2`);
  const sum = (fits: (row: (typeof rows)[number]) => unknown) =>
    rows.reduce((total, row) => total + (fits(row) ? row.count : 0), 0);
  const groups = GROUPS.map((group) => [group, sum((row) => row.group === group)]);
  return { ...(Object.fromEntries(groups) as Record<Group, number>), blocked: sum((row) => row.isBlocked) };
}

function whereAsked({ text, group, blocked, only }: UserQuery): SQL | undefined {
  const digits = /^[\d\s()+-]{3,}$/.test(text) ? text.replace(/\D/g, '').replace(/^8/, '') : '';
  return and(
    digits === '' ? holdsFolded(text, users.folded) : like(users.phone, anywhere(digits)),
    group && eq(GROUP, group),
    blocked ? isNotNull(users.blockedAt) : undefined,
    only === undefined ? undefined : eq(users.id, only),
  );
}
