import { can } from '#domain/access/can.ts';
import type { PermissionMode } from '#domain/access/permissions.ts';
import { REFUSAL_TEXTS } from '#domain/access/refusal-texts.ts';
import { AppError } from '#domain/errors.ts';
import type { ServiceContext } from '../context.ts';
import { requirePermission } from './require-permission.ts';
import { requireUser } from './require-user.ts';

/**
 * The client to whose things of a kind the caller is confined, as its own person; null for those who hold the right to
 * everybody's. Errors: UNAUTHENTICATED, FORBIDDEN.
 */
export function clientReach(
  ctx: ServiceContext,
  right: 'leads' | 'apiKeys' | 'clients',
  mode: PermissionMode,
): number | null {
  if (can(ctx.actor, right, mode).allowed) return null;
  requirePermission(ctx, 'clientDesk', mode);
  const { clientId = null } = requireUser(ctx);
  if (clientId === null) throw new AppError('FORBIDDEN', REFUSAL_TEXTS.FORBIDDEN);
  return clientId;
}
