import type { ComplexPage } from '#contract/catalog.ts';
import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import type { GlobalQuery } from '#domain/catalog/global-query.ts';
import { complexName } from '#domain/listing/complex-name.ts';
import { formatMillions } from '#domain/money/format-millions.ts';
import { countFlats } from '#domain/text/count-flats.ts';
import { OWN_ERRORS } from '../../data/api.ts';
import type { PageSettings } from '../../page-settings.ts';
import { sharedFacade } from '../../parts/shared-facade.ts';
import type { BoardSearch } from '../../query/board-search.ts';
import type { RouterContext } from '../../router.tsx';
import { pageHead } from '../../shell/page-head.ts';
import { boardHouse } from './board/board-house.ts';
import { boardWish } from './board/board-wish.ts';
import { breadcrumbGraph } from './breadcrumb-graph.ts';
import { complexGraph } from './complex-graph.ts';
import { complexSale } from './complex-sale.ts';

type Asking = Pick<RouterContext, 'api'>;

export function complexQuery({ api }: Asking, id: number) {
  return api.catalog.complex.queryOptions({ id }, { meta: OWN_ERRORS });
}

export function priceHistoryQuery({ api }: Asking, complexId: number) {
  return api.catalog.priceHistory.queryOptions({ complexId }, { meta: OWN_ERRORS });
}

/** The board of a house as an address asks for it. */
export function boardQuery(
  { api }: Asking,
  houseId: number,
  search: Pick<BoardSearch & GlobalQuery, 'section' | 'searchFilters' | 'presetTab'>,
) {
  return api.catalog.board.queryOptions(
    { houseId, section: search.section, filters: boardWish(search) },
    { meta: OWN_ERRORS },
  );
}

/** The flats of a complex that suit a search. */
export function suitingFlatsQuery({ api }: Asking, complexId: number, wish: SearchFilters) {
  return api.catalog.suitingFlats.queryOptions({ complexId, filters: wish }, { meta: OWN_ERRORS });
}

export function ratesQuery({ api }: Asking) {
  return api.currenciesToRuble.queryOptions(undefined, { meta: OWN_ERRORS });
}

/** All of the page, the board of the chosen house included; boards of the others come when they are chosen. */
export async function loadComplex(
  context: RouterContext,
  id: number,
  search: Pick<BoardSearch & GlobalQuery, 'houseId' | 'section' | 'searchFilters' | 'presetTab'>,
) {
  const { queryClient } = context;
  const page = await queryClient.ensureQueryData(complexQuery(context, id));
  const house = boardHouse(page.houses, search.houseId);
  const wish = boardWish(search);
  await Promise.all([
    queryClient.ensureQueryData(priceHistoryQuery(context, id)),
    queryClient.ensureQueryData(ratesQuery(context)),
    house && queryClient.ensureQueryData(boardQuery(context, house.id, search)),
    wish && queryClient.ensureQueryData(suitingFlatsQuery(context, id, wish)),
  ]);
  return { head: headOf(page, context.settings) };
}

/** What a search engine says of the complex under its title. */
export function complexDescription(page: ComplexPage): string {
  const { complex, developerCompany } = page;
  const { flatsCount, priceRange } = complex.statistics.total;
  const about = `${complexName(complex.name)} от застройщика ${developerCompany.name}`;
  const sale = complexSale(page);
  if (sale.kind !== 'onSale')
    return `${about}: ${sale.label.toLocaleLowerCase('ru')}. Похожие комплексы рядом.`;
  const offer = priceRange.from === null ? '' : ` от ${formatMillions(priceRange.from)}`;
  return `${about}: ${countFlats(flatsCount)}${offer}, сроки сдачи, планировки и платёж по ипотеке.`;
}

function headOf(page: ComplexPage, settings: PageSettings) {
  const { complex } = page;
  const name = complexName(complex.name);
  return pageHead({
    settings,
    title: name,
    description: complexDescription(page),
    canonicalPath: `/complex/${complex.id}`,
    picture: sharedFacade(complex, page.houses),
    graph: [
      complexGraph(page, settings.publicUrl),
      breadcrumbGraph(settings.publicUrl, [
        ['Новостройки', '/'],
        ['Жилые комплексы', '/search?complexes=true'],
        [name, `/complex/${complex.id}`],
      ]),
    ],
  });
}
