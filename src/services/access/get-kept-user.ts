import type { Db } from '#db/client.ts';
import { findUserForUpdate, lockSuperadmins, type UserRow } from '#db/queries/access/users.ts';
import { AppError } from '#domain/errors.ts';

/** A person held for this transaction. Errors: NOT_FOUND. */
export async function getKeptUser(tx: Db, id: number): Promise<UserRow> {
  // Every change of a superadmin takes these locks in the same order, so that two of them do not wait for each other.
  await lockSuperadmins(tx);
  const user = await findUserForUpdate(tx, id);
  if (!user) throw new AppError('NOT_FOUND', `Пользователя ${id} нет`);
  return user;
}
