import type { Db } from '#db/client.ts';
import { findClientOf, saveClientOf } from '#db/queries/access/client-people.ts';
import { revokeUserSessions } from '#db/queries/access/sessions.ts';
import { lockSuperadmins, type UserChanges, type UserRow, updateUser } from '#db/queries/access/users.ts';
import { DEFAULT_GROUP, type Group, grantableGroups } from '#domain/access/groups.ts';
import { AppError } from '#domain/errors.ts';
import { recordEdit } from '../audit/record-edit.ts';
import type { ServiceContext } from '../context.ts';

/**
 * Changes a person and writes that down; another group or client, or a block, ends every session of theirs. Nobody
 * above what the caller may grant is changed; one's own group, client and right to sign in are not, one's own name is;
 * one superadmin who can sign in always stays. Errors: FORBIDDEN, CONFLICT.
 */
export async function changeUser(
  ctx: ServiceContext,
  tx: Db,
  user: UserRow,
  { clientId, ...changes }: UserChanges & { clientId?: number | null },
): Promise<void> {
  const group = changes.groups?.[0];
  const changesGroup = group !== undefined && !isIn(user, group);
  const changesBlock = changes.blockedAt !== undefined;
  const formerClientId = await findClientOf(tx, user.id);
  const changesClient = clientId !== undefined && clientId !== formerClientId;
  const changesName = changes.name !== undefined && changes.name !== user.name;
  if (changesName && !isOwn(ctx, user)) requireReach(ctx, user.groups, NAME_REFUSAL);
  if (changesGroup || changesBlock || changesClient) {
    const refusals = changesGroup ? GROUP_REFUSALS : changesBlock ? BLOCK_REFUSALS : CLIENT_REFUSALS;
    if (isOwn(ctx, user)) throw new AppError('FORBIDDEN', refusals.own);
    requireReach(ctx, [...(changesGroup ? [group] : []), ...user.groups], refusals.high);
    const leaves = changesGroup ? group !== 'SUPERADMIN' : changesBlock && changes.blockedAt !== null;
    if (leaves) await requireAnotherSuperadmin(tx, user);
  }
  await updateUser(tx, user.id, changes);
  if (changesClient) await saveClientOf(tx, user.id, clientId);
  // A session never carries other rights than those it began with.
  if (changesGroup || changesClient || changes.blockedAt) await revokeUserSessions(tx, user.id, ctx.now);
  await recordEdit(ctx, tx, {
    entity: 'user',
    id: user.id,
    before: auditedUser(user, formerClientId),
    after: auditedUser({ ...user, ...changes }, changesClient ? clientId : formerClientId),
  });
}

function isOwn({ actor }: ServiceContext, { id }: UserRow): boolean {
  return actor.kind === 'user' && actor.id === id;
}

function isIn({ groups }: UserRow, group: Group): boolean {
  return groups.length === 0 ? group === DEFAULT_GROUP : groups.length === 1 && groups[0] === group;
}

interface Refusals {
  /** Said to who changes themselves. */
  own: string;
  /** Said to who reaches too high. */
  high: string;
}

const GROUP_REFUSALS: Refusals = {
  own: 'Свою группу изменить нельзя',
  high: 'Недостаточно прав, чтобы назначить или снять эту группу',
};
const BLOCK_REFUSALS: Refusals = {
  own: 'Себя заблокировать нельзя',
  high: 'Недостаточно прав, чтобы заблокировать этого пользователя',
};
const NAME_REFUSAL = 'Недостаточно прав, чтобы изменить имя этого пользователя';
const CLIENT_REFUSALS: Refusals = {
  own: 'Свою компанию изменить нельзя',
  high: 'Недостаточно прав, чтобы изменить компанию этого пользователя',
};

/** Holds that the caller may grant every one of the groups. */
function requireReach({ actor }: ServiceContext, groups: readonly Group[], refusal: string): void {
  if (actor.kind !== 'user') return;
  const grantable = grantableGroups(actor.groups);
  if (!groups.every((one) => grantable.includes(one))) throw new AppError('FORBIDDEN', refusal);
}

async function requireAnotherSuperadmin(tx: Db, { id }: UserRow): Promise<void> {
  const superadmins = await lockSuperadmins(tx);
  if (superadmins.length === 1 && superadmins[0] === id) {
    throw new AppError('CONFLICT', 'Это последний главный администратор: сначала назначьте другого');
  }
}

function auditedUser({ name, groups, blockedAt }: UserRow, clientId: number | null) {
  return { name, groups, clientId, isBlocked: blockedAt !== null };
}
