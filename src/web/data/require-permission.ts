import type { Permission, PermissionMode } from '#domain/access/permissions.ts';
import { PageError } from '../page-error.ts';
import type { RouterContext } from '../router.tsx';
import { loadPage } from './load-page.ts';
import { selfQuery } from './self-query.ts';

/** What a person may do, asked once a visit. Errors: PageError 401 for a visitor. */
export async function readPermissions(context: RouterContext) {
  const { queryClient, settings } = context;
  if (!settings.hasSession) throw new PageError(401, 'Unauthorized');
  const { permissions } = await loadPage(settings, () => queryClient.ensureQueryData(selfQuery(context)));
  return permissions;
}

/** A precondition of a route, checked before anything of it loads. Errors: PageError 401 or 403. */
export function requirePermission(permission: Permission, mode: PermissionMode) {
  return async ({ context }: { context: RouterContext }): Promise<void> => {
    const held = (await readPermissions(context))[permission] ?? '';
    if (![...mode].every((letter) => held.includes(letter))) throw new PageError(403, 'Access denied');
  };
}
