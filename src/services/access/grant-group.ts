import { type Db, inTransaction } from '#db/client.ts';
import { ensureUser } from '#db/queries/access/ensure-user.ts';
import { findUserByPhone, type UserRow } from '#db/queries/access/find-user-by-phone.ts';
import { lockSuperadmins } from '#db/queries/access/lock-superadmins.ts';
import { updateUser } from '#db/queries/access/update-user.ts';
import { type Group, grantableGroups } from '#domain/access/groups.ts';
import { AppError } from '#domain/errors.ts';
import type { ServiceContext } from '../context.ts';
import { requirePermission } from './require-permission.ts';
import { storedPhone } from './stored-phone.ts';

/**
 * Puts a person into one group in place of their former ones. The operator may name a phone that never signed in.
 * Errors: UNAUTHENTICATED, FORBIDDEN, INVALID phone, NOT_FOUND; CONFLICT for the last superadmin.
 */
export async function grantGroup(
  ctx: ServiceContext,
  input: { phone: string; group: Group },
): Promise<{ userId: number; groups: Group[] }> {
  requirePermission(ctx, 'users', 'w');
  const phone = storedPhone(input.phone);
  return inTransaction(ctx.db, async (tx) => {
    const superadmins = await lockSuperadmins(tx);
    const user = await findGrantee(ctx, tx, phone);
    requireGrantable(ctx, user, input.group);
    const isLast = superadmins.length === 1 && superadmins[0] === user.id;
    if (isLast && input.group !== 'SUPERADMIN') {
      throw new AppError('CONFLICT', 'Это последний главный администратор: сначала назначьте другого');
    }
    const groups = [input.group];
    await updateUser(tx, user.id, { groups });
    return { userId: user.id, groups };
  });
}

async function findGrantee(ctx: ServiceContext, tx: Db, phone: string): Promise<UserRow> {
  if (ctx.actor.kind === 'system') return ensureUser(tx, phone, ['USER'], ctx.now);
  const user = await findUserByPhone(tx, phone);
  if (!user) throw new AppError('NOT_FOUND', 'Пользователь с таким телефоном не найден');
  return user;
}

function requireGrantable(ctx: ServiceContext, user: UserRow, group: Group): void {
  if (ctx.actor.kind !== 'user') return;
  if (user.id === ctx.actor.id) throw new AppError('FORBIDDEN', 'Свою группу изменить нельзя');
  const grantable = grantableGroups(ctx.actor.groups);
  if (![group, ...user.groups].every((one) => grantable.includes(one))) {
    throw new AppError('FORBIDDEN', 'Недостаточно прав, чтобы назначить или снять эту группу');
  }
}
