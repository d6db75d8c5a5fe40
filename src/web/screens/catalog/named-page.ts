import { lazyScreen, loadFile } from '../../lazy-screen.ts';
import { readNamedAddress } from '../../query/named-address.ts';
import { page } from '../../site-map/page.ts';
import { root } from '../../site-map/root.tsx';

/** Leads on from letters typed into the search field where scripts do not run. */
export const namedPage = page({
  under: root,
  path: '/search/named',
  search: readNamedAddress,
  loadsBy: ['q', 'location', 'searchFilters'],
  load: async (context, { search }) => {
    const { loadNamed } = await loadFile(() => import('./load-named.ts'));
    return loadNamed(context, search);
  },
  screen: lazyScreen(() => import('./NamedScreen.tsx'), 'NamedScreen'),
});
