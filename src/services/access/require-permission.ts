import { can } from '#domain/access/can.ts';
import type { Permission, PermissionMode } from '#domain/access/permissions.ts';
import { REFUSAL_TEXTS } from '#domain/access/refusal-texts.ts';
import { AppError } from '#domain/errors.ts';
import type { ServiceContext } from '../context.ts';

/** Errors: UNAUTHENTICATED for a visitor, FORBIDDEN for an actor without every letter of `mode`. */
export function requirePermission(ctx: ServiceContext, permission: Permission, mode: PermissionMode): void {
  const access = can(ctx.actor, permission, mode);
  if (!access.allowed) throw new AppError(access.reason, REFUSAL_TEXTS[access.reason]);
}
