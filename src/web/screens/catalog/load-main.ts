import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import { countComplexes } from '#domain/text/count-complexes.ts';
import { countFlats } from '#domain/text/count-flats.ts';
import { OWN_ERRORS } from '../../data/api.ts';
import { placesOfSearch } from '../../query/places-of-search.ts';
import type { RouterContext } from '../../router.tsx';
import { pageHead } from '../../shell/page-head.ts';

export const COMPLEXES_SHOWN = 4;
export const FLATS_SHOWN = 8;

export interface MainDeps {
  location?: string | undefined;
  searchFilters?: SearchFilters | undefined;
}

/** The procedure calls of the main page, the same for the loader and the screen. */
export function mainQueries({ api }: Pick<RouterContext, 'api'>, { location, searchFilters }: MainDeps) {
  const asked = { location: placesOfSearch(location), filters: searchFilters };
  const options = { meta: OWN_ERRORS };
  return {
    flatsTotal: api.flatsTotal.queryOptions(asked, options),
    complexesTotal: api.complexesTotal.queryOptions(asked, options),
    complexes: api.complexesShallow.queryOptions({ ...asked, amount: COMPLEXES_SHOWN }, options),
    flats: api.flatsMapless.queryOptions({ ...asked, sort: 'newest', amount: FLATS_SHOWN }, options),
  };
}

export async function loadMain(context: RouterContext, deps: MainDeps) {
  const queries = mainQueries(context, deps);
  const { queryClient } = context;
  const [flats, complexes] = await Promise.all([
    queryClient.ensureQueryData(queries.flatsTotal),
    queryClient.ensureQueryData(queries.complexesTotal),
    queryClient.ensureQueryData(queries.complexes),
    queryClient.ensureQueryData(queries.flats),
  ]);
  return { flats, complexes };
}

interface MainMatch {
  loaderData?: { flats: number; complexes: number } | undefined;
  match: { context: RouterContext; search: MainDeps };
}

export function mainHead({ loaderData, match }: MainMatch) {
  if (!loaderData) return {};
  const { settings } = match.context;
  const { location } = match.search;
  return pageHead({
    settings,
    title: 'Новостройки — квартиры и жилые комплексы',
    description: `${countComplexes(loaderData.complexes)}, ${countFlats(loaderData.flats)} от застройщиков: цены, планировки и честный платёж по ипотеке.`,
    canonicalPath: location ? `/?location=${location}` : '/',
    graph: [
      {
        '@type': 'Organization',
        '@id': `${settings.publicUrl}/#organization`,
        name: 'Генплан',
        url: `${settings.publicUrl}/`,
      },
      { '@type': 'WebSite', name: 'Генплан', url: `${settings.publicUrl}/`, inLanguage: 'ru' },
    ],
  });
}
