import type { WithPage } from '#contract/admin-list.ts';
import type { UserList, UserListInput, UserShown } from '#contract/user.ts';
import { countUsers, listUsers as listUserRows, type UserListRow } from '#db/queries/access/users.ts';
import type { Actor } from '#domain/access/actor.ts';
import { GROUPS } from '#domain/access/groups.ts';
import type { ServiceContext } from '../context.ts';
import { pageWindow } from '../page-window.ts';
import { requirePermission } from './require-permission.ts';

/** A page of people and how many each group holds. Errors: UNAUTHENTICATED, FORBIDDEN. */
export async function listUsers(
  ctx: ServiceContext,
  { page, ...query }: WithPage<UserListInput>,
): Promise<UserList> {
  requirePermission(ctx, 'users', 'r');
  const counts = await countUsers(ctx.db, query.text);
  const all = GROUPS.reduce((sum, group) => sum + counts[group], 0);
  const total = query.blocked ? counts.blocked : query.group ? counts[query.group] : all;
  const window = pageWindow(ctx, total, page);
  const rows = await listUserRows(ctx.db, { ...query, now: ctx.now, ...window.rows });
  return { rows: rows.map((row) => presentUser(row, ctx.actor)), counts, ...window.shown };
}

function presentUser(row: UserListRow, actor: Actor): UserShown {
  return {
    id: row.id,
    phone: row.phone,
    name: row.name,
    group: row.group,
    client: row.client,
    blockedAt: row.blockedAt,
    createdAt: row.createdAt,
    sessions: row.sessions,
    isSelf: actor.kind === 'user' && actor.id === row.id,
  };
}
