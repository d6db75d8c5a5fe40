import type { ComplexPage } from '#contract/catalog.ts';
import { complexName } from '#domain/listing/complex-name.ts';
import { formatMillions } from '#domain/money/format-millions.ts';
import { countFlats } from '#domain/text/count-flats.ts';
import { OWN_ERRORS } from '../../data/api.ts';
import type { PageSettings } from '../../page-settings.ts';
import { sharedFacade } from '../../parts/shared-facade.ts';
import type { RouterContext } from '../../router.tsx';
import { pageHead } from '../../shell/page-head.ts';
import { breadcrumbGraph } from './breadcrumb-graph.ts';
import { complexGraph } from './complex-graph.ts';

export function complexQuery({ api }: Pick<RouterContext, 'api'>, id: number) {
  return api.catalog.complex.queryOptions({ id }, { meta: OWN_ERRORS });
}

export async function loadComplex(context: RouterContext, id: number) {
  const page = await context.queryClient.ensureQueryData(complexQuery(context, id));
  return { head: headOf(page, context.settings) };
}

function headOf(page: ComplexPage, settings: PageSettings) {
  const { complex, developerCompany } = page;
  const { flatsCount, priceRange } = complex.statistics.total;
  const name = complexName(complex.name);
  const offer = priceRange.from === null ? '' : ` от ${formatMillions(priceRange.from)}`;
  return pageHead({
    settings,
    title: name,
    description: `${name} от застройщика ${developerCompany.name}: ${countFlats(flatsCount)}${offer}, сроки сдачи, планировки и платёж по ипотеке.`,
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
