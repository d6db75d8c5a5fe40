import type { UserInput } from '#contract/user.ts';
import { inTransaction } from '#db/client.ts';
import type { ServiceContext } from '../context.ts';
import { changeUser } from './change-user.ts';
import { getKeptUser } from './get-kept-user.ts';
import { requirePermission } from './require-permission.ts';

/** Changes the name and the group of a person. Errors: FORBIDDEN, NOT_FOUND; CONFLICT for the last superadmin. */
export async function editUser(
  ctx: ServiceContext,
  { id, user: { name, group } }: { id: number; user: UserInput },
): Promise<void> {
  requirePermission(ctx, 'users', 'w');
  await inTransaction(ctx.db, async (tx) => {
    const user = await getKeptUser(tx, id);
    // Nobody is said to have skipped a question that was never put to them.
    await changeUser(ctx, tx, user, { name: name === '' ? user.name && '' : name, groups: [group] });
  });
}
