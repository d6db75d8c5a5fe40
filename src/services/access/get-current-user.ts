import type { CurrentUser } from '#contract/access.ts';
import { DEFAULT_GROUP } from '#domain/access/groups.ts';
import { permissionsOfPerson } from '#domain/access/permissions.ts';
import type { ServiceContext } from '../context.ts';
import { requireUser } from './require-user.ts';

/** The signed-in person for the pages. Errors: UNAUTHENTICATED for a visitor. */
export function getCurrentUser(ctx: ServiceContext): CurrentUser {
  const user = requireUser(ctx);
  const { id, name, phone, groups, clientId = null } = user;
  return {
    id,
    name,
    phone,
    clientId,
    groups: groups.length > 0 ? [...groups] : [DEFAULT_GROUP],
    permissions: permissionsOfPerson(user),
  };
}
