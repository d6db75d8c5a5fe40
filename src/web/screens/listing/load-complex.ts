import type { ComplexPage } from '#contract/complex-page.ts';
import type { GlobalQuery } from '#domain/catalog/global-query.ts';
import { complexName } from '#domain/listing/complex-name.ts';
import type { PageSettings } from '../../page-settings.ts';
import { sharedFacade } from '../../parts/complex/facade-drawing.ts';
import type { BoardSearch } from '../../query/board-search.ts';
import type { PageFacts } from '../../shell/page-head.ts';
import type { SiteContext } from '../../site-context.ts';
import { boardHouse } from './board/board-house.ts';
import { boardWish } from './board/board-wish.ts';
import { breadcrumbGraph } from './breadcrumb-graph.ts';
import { complexDescription } from './complex-description.ts';
import { complexGraph } from './complex-graph.ts';
import { LazyComplexAside, LazyComplexBar, LazyComplexHead, LazyGallery } from './complex-parts.ts';
import {
  boardQuery,
  complexQuery,
  priceHistoryQuery,
  ratesQuery,
  suitingFlatsQuery,
} from './complex-queries.ts';
import { movedTo } from './moved-to.ts';

/** All of the page, the board of the chosen house included; boards of the others come when they are chosen. */
export async function loadComplex(
  context: SiteContext,
  id: number,
  search: Pick<
    BoardSearch & GlobalQuery,
    'houseId' | 'section' | 'searchFilters' | 'presetTab' | 'terms' | 'road'
  >,
) {
  const { queryClient } = context;
  const page = await queryClient.ensureQueryData(complexQuery(context, id, search));
  if (page.complex.id !== id) throw movedTo('/complex/$id', page.complex.id);
  const house = boardHouse(page.houses, search.houseId);
  const wish = boardWish(search);
  await Promise.all([
    queryClient.ensureQueryData(priceHistoryQuery(context, id)),
    queryClient.ensureQueryData(ratesQuery(context)),
    LazyComplexHead.preload?.(),
    LazyGallery.preload?.(),
    LazyComplexAside.preload?.(),
    LazyComplexBar.preload?.(),
    house && queryClient.ensureQueryData(boardQuery(context, house.id, search)),
    wish && queryClient.ensureQueryData(suitingFlatsQuery(context, id, wish, search)),
  ]);
  return factsOf(page, context.settings);
}

function factsOf(page: ComplexPage, { publicUrl }: PageSettings): PageFacts {
  const { complex } = page;
  const name = complexName(complex.name);
  return {
    title: name,
    description: complexDescription(page),
    canonicalPath: `/complex/${complex.id}`,
    picture: sharedFacade(complex, page.houses),
    graph: [
      complexGraph(page, publicUrl),
      breadcrumbGraph(publicUrl, [
        ['Новостройки', '/'],
        ['Жилые комплексы', '/search?complexes=true'],
        [name, `/complex/${complex.id}`],
      ]),
    ],
  };
}
