import { type AnyRoute, createRouter } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { PERMISSIONS, type Permissions } from '#domain/access/permissions.ts';
import { PageError } from '../page-error.ts';
import { permittedAccountPages } from '../screens/account/account-pages.ts';
import { permittedPages } from '../screens/admin/admin-pages.ts';
import type { SiteContext } from '../site-context.ts';
import { siteMap } from './site-map.ts';

const ALL: Permissions = Object.fromEntries(PERMISSIONS.map((permission) => [permission, 'rw']));

/** Everything short of all, and each right by itself: a menu that asks for another right than its page differs. */
const HELD: Permissions[] = PERMISSIONS.flatMap((permission) => [
  { ...ALL, [permission]: undefined },
  { ...ALL, [permission]: 'r' },
  { ...ALL, [permission]: 'w' },
  { [permission]: 'r' },
  { [permission]: 'w' },
  { [permission]: 'rw' },
]);

const { routesByPath } = createRouter({ routeTree: siteMap, context: {} as SiteContext, isServer: true });

describe.each([
  { menu: 'the console', permitted: (held: Permissions) => permittedPages(held, null) },
  { menu: 'the account', permitted: permittedAccountPages },
])('the menu of $menu', ({ permitted }) => {
  it.each(permitted(ALL).map(({ path }) => path))('shows %s to whoever its page lets in', async (path) => {
    const { guard, screen } = pageAt(path);
    expect(screen).toBeDefined();
    for (const held of HELD) {
      const isShown = permitted(held).some((page) => page.path === path);
      expect({ held, isShown }).toEqual({ held, isShown: await letsIn(guard, held) });
    }
  });
});

/** A page that asks for no right of its own lets in whoever its frame does. */
function pageAt(path: string) {
  const { options, parentRoute } = (routesByPath as Record<string, AnyRoute>)[path]!;
  return {
    guard: (options.beforeLoad ?? parentRoute.options.beforeLoad) as Guard,
    screen: options.component,
  };
}

type Guard = (asked: { context: SiteContext }) => Promise<void>;

async function letsIn(guard: Guard, permissions: Permissions): Promise<boolean> {
  const context = {
    settings: { hasSession: true },
    api: { account: { self: { queryOptions: () => ({}) } } },
    queryClient: { ensureQueryData: async () => ({ permissions }) },
  };
  try {
    await guard({ context: context as unknown as SiteContext });
    return true;
  } catch (error) {
    if (error instanceof PageError && error.status === 403) return false;
    throw error;
  }
}
