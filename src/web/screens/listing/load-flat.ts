import type { FlatPage } from '#contract/flat-page.ts';
import type { GlobalQuery } from '#domain/catalog/global-query.ts';
import { complexName } from '#domain/listing/complex-name.ts';
import { callErrorOf } from '../../data/call-error.ts';
import { PageError } from '../../page-error.ts';
import type { PageSettings } from '../../page-settings.ts';
import { flatName } from '../../parts/flat/flat-name.ts';
import { sharedPlan } from '../../parts/flat/plan-drawing.ts';
import type { PageFacts } from '../../shell/page-head.ts';
import type { SiteContext } from '../../site-context.ts';
import { breadcrumbGraph } from './breadcrumb-graph.ts';
import { flatDescription } from './flat-description.ts';
import { flatGraph } from './flat-graph.ts';
import { LazyFlatAside, LazyFlatBar, LazyFlatHead, LazyFlatPlan } from './flat-parts.ts';
import { flatQuery } from './flat-query.ts';
import { movedTo } from './moved-to.ts';

export async function loadFlat(
  context: SiteContext,
  id: number,
  search: Pick<GlobalQuery, 'terms' | 'road'>,
) {
  const [page] = await Promise.all([
    context.queryClient.ensureQueryData(flatQuery(context, id, search)).catch((error: unknown) => {
      throw isGone(error) ? new PageError(410, `Flat is gone: ${id}`) : error;
    }),
    LazyFlatHead.preload?.(),
    LazyFlatPlan.preload?.(),
    LazyFlatAside.preload?.(),
    LazyFlatBar.preload?.(),
  ]);
  if (page.flat.id !== id) throw movedTo('/for-sale/$id', page.flat.id);
  return factsOf(page, context.settings);
}

/** The flat was there once and will not come back: robots need not ask again. */
function isGone(error: unknown): boolean {
  return callErrorOf(error).data?.reason === 'gone';
}

function factsOf(page: FlatPage, { publicUrl }: PageSettings): PageFacts {
  const { flat, complex } = page;
  const name = complexName(complex.name);
  const description = flatDescription(page);
  return {
    title: `${flatName(flat)}, ${name}`,
    description,
    canonicalPath: `/for-sale/${flat.id}`,
    picture: sharedPlan(flat),
    graph: [
      flatGraph(page, publicUrl, description),
      breadcrumbGraph(publicUrl, [
        ['Новостройки', '/'],
        [name, `/complex/${complex.id}`],
        [flatName(flat), `/for-sale/${flat.id}`],
      ]),
    ],
  };
}
