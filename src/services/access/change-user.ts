import type { Db } from '#db/client.ts';
import { revokeUserSessions } from '#db/queries/access/sessions.ts';
import { lockSuperadmins, type UserChanges, type UserRow, updateUser } from '#db/queries/access/users.ts';
import { DEFAULT_GROUP, type Group, grantableGroups } from '#domain/access/groups.ts';
import { AppError } from '#domain/errors.ts';
import { recordEdit } from '../audit/record-edit.ts';
import type { ServiceContext } from '../context.ts';

/**
 * Changes a person and writes that down; another group, or a block, ends every session of theirs. Groups and the right
 * to sign in are changed within the caller's reach only: not one's own, nobody above what the caller may grant, and one
 * superadmin who can sign in always stays. Errors: FORBIDDEN, CONFLICT.
 */
export async function changeUser(
  ctx: ServiceContext,
  tx: Db,
  user: UserRow,
  changes: UserChanges,
): Promise<void> {
  const group = changes.groups?.[0];
  const changesGroup = group !== undefined && !isIn(user, group);
  const changesBlock = changes.blockedAt !== undefined;
  if (changesGroup || changesBlock) {
    requireReach(ctx, user, changesGroup ? group : undefined);
    const leaves = changesGroup ? group !== 'SUPERADMIN' : changes.blockedAt !== null;
    if (leaves) await requireAnotherSuperadmin(tx, user);
  }
  await updateUser(tx, user.id, changes);
  // A session never carries other rights than those it began with.
  if (changesGroup || changes.blockedAt) await revokeUserSessions(tx, user.id, ctx.now);
  await recordEdit(ctx, tx, {
    entity: 'user',
    id: user.id,
    before: auditedUser(user),
    after: auditedUser({ ...user, ...changes }),
  });
}

function isIn({ groups }: UserRow, group: Group): boolean {
  return groups.length === 0 ? group === DEFAULT_GROUP : groups.length === 1 && groups[0] === group;
}

function requireReach({ actor }: ServiceContext, user: UserRow, group: Group | undefined): void {
  if (actor.kind !== 'user') return;
  if (user.id === actor.id) {
    throw new AppError('FORBIDDEN', group ? 'Свою группу изменить нельзя' : 'Себя заблокировать нельзя');
  }
  const grantable = grantableGroups(actor.groups);
  if (![...(group ? [group] : []), ...user.groups].every((one) => grantable.includes(one))) {
    throw new AppError(
      'FORBIDDEN',
      group
        ? 'Недостаточно прав, чтобы назначить или снять эту группу'
        : 'Недостаточно прав, чтобы заблокировать этого пользователя',
    );
  }
}

async function requireAnotherSuperadmin(tx: Db, { id }: UserRow): Promise<void> {
  const superadmins = await lockSuperadmins(tx);
  if (superadmins.length === 1 && superadmins[0] === id) {
    throw new AppError('CONFLICT', 'Это последний главный администратор: сначала назначьте другого');
  }
}

function auditedUser({ name, groups, blockedAt }: UserRow) {
  return { name, groups, isBlocked: blockedAt !== null };
}
