import type { AsyncRouteComponent } from '@tanstack/react-router';
import type { Permission, PermissionMode } from '#domain/access/permissions.ts';
import { loadPage } from './data/load-page.ts';
import { requirePermission } from './data/require-permission.ts';
import { loadFile } from './lazy-screen.ts';
import { loadedHead, type pageHead } from './shell/page-head.ts';
import type { SiteContext } from './site-context.ts';

interface Loaded {
  head: ReturnType<typeof pageHead>;
}

interface ConsolePage<Params, Search> {
  /** What must be held to open the page. */
  permission: [Permission, PermissionMode];
  /** The file with what fills the page. */
  load: () => Promise<(context: SiteContext, asked: { params: Params; search: Search }) => Promise<Loaded>>;
  screen: AsyncRouteComponent<object>;
  /** Of the screen, for its styles and scripts. */
  module: string;
}

/** What the routes of all pages of the console have: who may open one, what fills it, what shows it. */
export function consolePage<Params, Search>({
  permission,
  load,
  screen,
  module,
}: ConsolePage<Params, Search>) {
  return {
    beforeLoad: requirePermission(...permission),
    loaderDeps: ({ search }: { search: Search }) => ({ search }),
    loader: ({ context, params, deps }: { context: SiteContext; params: Params; deps: { search: Search } }) =>
      loadPage(context.settings, async () =>
        (await loadFile(load))(context, { params, search: deps.search }),
      ),
    head: loadedHead,
    component: screen,
    staticData: { module },
  };
}
