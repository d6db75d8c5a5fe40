import type { CurrentUser } from '#contract/access.ts';
import { DEFAULT_GROUP } from '#domain/access/groups.ts';
import { permissionsOf } from '#domain/access/permissions.ts';
import type { ServiceContext } from '../context.ts';
import { requireUser } from './require-user.ts';

/** The signed-in person for the pages. Errors: UNAUTHENTICATED for a visitor. */
export function getCurrentUser(ctx: ServiceContext): CurrentUser {
  const { id, name, phone, groups } = requireUser(ctx);
  return {
    id,
    name,
    phone,
    groups: groups.length > 0 ? [...groups] : [DEFAULT_GROUP],
    permissions: permissionsOf(groups),
  };
}
