import { inTransaction } from '#db/client.ts';
import type { ServiceContext } from '../context.ts';
import { changeUser } from './change-user.ts';
import { getKeptUser } from './get-kept-user.ts';
import { requirePermission } from './require-permission.ts';

/**
 * Ends every session of a person and lets them begin none, or lets them again. Errors: FORBIDDEN, NOT_FOUND; CONFLICT
 * for the last superadmin.
 */
export async function blockUser(
  ctx: ServiceContext,
  { id, isBlocked }: { id: number; isBlocked: boolean },
): Promise<void> {
  requirePermission(ctx, 'users', 'w');
  await inTransaction(ctx.db, async (tx) => {
    const user = await getKeptUser(tx, id);
    if ((user.blockedAt !== null) === isBlocked) return;
    await changeUser(ctx, tx, user, { blockedAt: isBlocked ? ctx.now : null });
  });
}
