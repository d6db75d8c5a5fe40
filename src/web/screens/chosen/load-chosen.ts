import { type ChosenSearch, chosenIds } from '../../query/chosen-search.ts';
import { pageHead } from '../../shell/page-head.ts';
import type { SiteContext } from '../../site-context.ts';
import { type ChosenPage, PAGES } from './chosen-pages.ts';

type Asked = ChosenSearch & { complexes?: boolean | undefined };

/** The ids a page shows, and everything known of them. */
export function chosenQuery({ api }: Pick<SiteContext, 'api'>, page: ChosenPage, search: Asked) {
  const ids = chosenIds(search, PAGES[page].most);
  return api.catalog.chosen.queryOptions(search.complexes ? { complexes: ids } : { flats: ids });
}

/** What a page of things put aside needs before it shows; the page is nobody's but its reader's. */
export async function loadChosen(context: SiteContext, page: ChosenPage, search: Asked) {
  await context.queryClient.ensureQueryData(chosenQuery(context, page, search));
  return { head: pageHead({ settings: context.settings, title: PAGES[page].title }) };
}
