import { type Db, inTransaction } from '#db/client.ts';
import { ensureUser, findUserByPhone, type UserRow } from '#db/queries/access/users.ts';
import type { Group } from '#domain/access/groups.ts';
import { AppError } from '#domain/errors.ts';
import type { ServiceContext } from '../context.ts';
import { changeUser } from './change-user.ts';
import { getKeptUser } from './get-kept-user.ts';
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
    const { id } = await findGrantee(ctx, tx, phone);
    const groups = [input.group];
    await changeUser(ctx, tx, await getKeptUser(tx, id), { groups });
    return { userId: id, groups };
  });
}

async function findGrantee(ctx: ServiceContext, tx: Db, phone: string): Promise<UserRow> {
  if (ctx.actor.kind === 'system') return ensureUser(tx, phone, ['USER'], ctx.now);
  const user = await findUserByPhone(tx, phone);
  if (!user) throw new AppError('NOT_FOUND', 'Пользователь с таким телефоном не найден');
  return user;
}
