import { type ChosenSearch, chosenIds } from '../../query/chosen-search.ts';
import type { SiteContext } from '../../site-context.ts';
import { type ChosenPage, PAGES } from './chosen-pages.ts';

export type Asked = ChosenSearch & { complexes?: boolean | undefined; terms?: string | undefined };

type WithApi = Pick<SiteContext, 'api'>;

/** All that a comparison tells. */
export function comparedQuery({ api }: WithApi, search: Asked) {
  return api.catalog.compared.queryOptions({ ...asked('/compare', search), columns: search.columns });
}

/** Cards of the favourites. */
export function favouritesQuery({ api }: WithApi, search: Asked) {
  return api.catalog.chosenCards.queryOptions(asked('/favourites', search));
}

/** Fills the cache for a page of things put aside, which is nobody's but its reader's. */
export async function loadChosen(context: SiteContext, page: ChosenPage, search: Asked) {
  const { queryClient } = context;
  if (page === '/compare') await queryClient.ensureQueryData(comparedQuery(context, search));
  else await queryClient.ensureQueryData(favouritesQuery(context, search));
  return { title: PAGES[page].title };
}

/** The ids a page shows. */
function asked(page: ChosenPage, search: Asked) {
  const ids = chosenIds(search, PAGES[page].most);
  return { ...(search.complexes ? { complexes: ids } : { flats: ids }), terms: search.terms };
}
