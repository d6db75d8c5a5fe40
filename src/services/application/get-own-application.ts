import type { Db } from '#db/client.ts';
import { lockApplication } from '#db/queries/application/applications.ts';
import { requirePermission } from '../access/require-permission.ts';
import { requireUser } from '../access/require-user.ts';
import type { ServiceContext } from '../context.ts';
import { noApplication } from './no-application.ts';

/**
 * The caller's own application, held until the transaction ends. Errors: UNAUTHENTICATED, FORBIDDEN; NOT_FOUND, for
 * those of others too.
 */
export async function getOwnApplication(ctx: ServiceContext, tx: Db, id: number) {
  const user = requireUser(ctx);
  requirePermission(ctx, 'account', 'w');
  const row = await lockApplication(tx, id);
  if (row?.userId !== user.id) throw noApplication();
  return { ...row, userId: user.id };
}
