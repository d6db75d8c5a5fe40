import { holds } from '#domain/access/holds.ts';
import type { Permissions } from '#domain/access/permissions.ts';
import { PageError } from '../page-error.ts';
import type { SiteContext } from '../site-context.ts';
import { loadPage } from './load-page.ts';
import { selfQuery } from './self-query.ts';

/** The person who visits, asked once a visit. Errors: PageError 401 for a visitor. */
export async function readPerson(context: SiteContext) {
  const { queryClient, settings } = context;
  if (!settings.hasSession) throw new PageError(401, 'Unauthorized');
  return loadPage(settings, () => queryClient.ensureQueryData(selfQuery(context)));
}

/** A precondition of a route, checked before anything of it loads. Errors: PageError 401 or 403. */
export function requireRights(rights: Permissions) {
  return async ({ context }: { context: SiteContext }): Promise<void> => {
    const { permissions } = await readPerson(context);
    if (!holds(permissions, rights)) throw new PageError(403, 'Access denied');
  };
}
