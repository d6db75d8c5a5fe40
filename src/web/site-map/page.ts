import {
  type AnyRoute,
  createRoute,
  type ResolveFullPath,
  type ResolveId,
  type ResolveParams,
  type RouteComponent,
} from '@tanstack/react-router';
import type { GlobalQuery } from '#domain/catalog/global-query.ts';
import { loadPage } from '../data/load-page.ts';
import type { LazyScreen } from '../lazy-screen.ts';
import { loadedHead, type PageFacts, pageHead, titledHead } from '../shell/page-head.ts';
import type { SiteContext } from '../site-context.ts';

interface Page<Parent extends AnyRoute, Path extends string, Params, Search, Name extends PropertyKey> {
  /** The route whose frame it stands in: that of the site, of the console, of the account. */
  under: Parent;
  /** The address beneath that frame. */
  path: Path;
  /** How the parts of the address become values; one that means nothing is no page. */
  params?: {
    parse: (raw: ResolveParams<Path>) => Params;
    stringify?: (params: Params) => ResolveParams<Path>;
  };
  /** The parameters of its own, read from the address. */
  search?: (raw: Record<string, unknown>) => Search;
  /** The parameters that `load` is told and that load the page anew when they change: its own unless they are named. */
  loadsBy?: readonly Name[];
  /** Who may open it, asked before anything of it loads: `requireRights({ clients: 'r' })`. The server asks again. */
  guard?: (asked: { context: SiteContext }) => Promise<void>;
  /** The title of a page whose `load` answers no facts. */
  title?: string;
  /**
   * Fills the cache of queries with what the screen will ask for. What the first page of a visit must not carry along
   * stands in a file of its own and is fetched here with `loadFile`.
   */
  load?: (context: SiteContext, asked: Asked<Params, Search, Name>) => Promise<PageFacts | undefined>;
  screen: LazyScreen;
  /** Stands in for the screen when loading takes longer than a time read at each navigation. */
  pending?: { screen: RouteComponent; afterMs: () => number };
  /**
   * It stands in a shell of its own instead of the header and footer of the site; 'always' if what is not there is told
   * of in that shell as well.
   */
  hasOwnShell?: boolean | 'always';
}

interface Asked<Params, Search, Name extends PropertyKey> {
  params: Params;
  search: Pick<Search & GlobalQuery, Extract<Name, keyof (Search & GlobalQuery)>>;
  /** The page is open and only its search has changed. */
  isOpen: boolean;
}

interface LoaderAsked<Params> {
  context: SiteContext;
  params: Params;
  deps: Record<string, unknown>;
  cause: 'preload' | 'enter' | 'stay';
}

/**
 * A page of the site: its address, who may open it, what it loads and its screen. It joins by a line of the site map.
 */
export function page<
  Parent extends AnyRoute,
  const Path extends string,
  Params = ResolveParams<Path>,
  Search extends object = object,
  const Name extends keyof (Search & GlobalQuery) = keyof Search,
>({
  under,
  path,
  params,
  search,
  loadsBy,
  guard,
  title,
  load,
  screen,
  pending,
  hasOwnShell,
}: Page<Parent, Path, Params, Search, Name>) {
  const options = {
    getParentRoute: () => under,
    path,
    params,
    validateSearch: search,
    beforeLoad: guard,
    loaderDeps: ({ search: all }: { search: Record<string, unknown> }) =>
      loadsBy ? Object.fromEntries(loadsBy.map((name) => [name, all[name as string]])) : { ...search?.(all) },
    loader:
      load &&
      (({ context, params, deps, cause }: LoaderAsked<Params>) => {
        const asked = {
          params,
          search: deps as Asked<Params, Search, Name>['search'],
          isOpen: cause === 'stay',
        };
        return loadPage(context.settings, async () => {
          const facts = await load(context, asked);
          return facts && { head: pageHead(context.settings, facts) };
        });
      }),
    head: title === undefined ? loadedHead : titledHead(title),
    component: screen,
    pendingComponent: pending?.screen,
    get pendingMs() {
      return pending?.afterMs();
    },
    staticData: { hasOwnShell },
  };
  // The router cannot follow its own types through parameters of ours, so it is told the shapes that matter: address
  // and search.
  return createRoute<
    unknown,
    Parent,
    Path,
    ResolveFullPath<Parent, Path>,
    string,
    ResolveId<Parent, string, Path>,
    (raw: Record<string, unknown>) => Search,
    Params
  >(options as never);
}
