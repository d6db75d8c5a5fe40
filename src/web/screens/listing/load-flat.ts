import { TRPCClientError } from '@trpc/client';
import type { FlatPage } from '#contract/catalog.ts';
import { complexName } from '#domain/listing/complex-name.ts';
import { flatTitle } from '#domain/listing/flat-title.ts';
import { formatRoubles } from '#domain/money/format-roubles.ts';
import { OWN_ERRORS } from '../../data/api.ts';
import { PageError } from '../../page-error.ts';
import type { PageSettings } from '../../page-settings.ts';
import { flatName } from '../../parts/flat-name.ts';
import { sharedPlan } from '../../parts/shared-plan.ts';
import type { RouterContext } from '../../router.tsx';
import { pageHead } from '../../shell/page-head.ts';
import { breadcrumbGraph } from './breadcrumb-graph.ts';
import { flatGraph } from './flat-graph.ts';

export function flatQuery({ api }: Pick<RouterContext, 'api'>, id: number) {
  return api.catalog.flat.queryOptions({ id }, { meta: OWN_ERRORS });
}

export async function loadFlat(context: RouterContext, id: number) {
  const page = await context.queryClient.ensureQueryData(flatQuery(context, id)).catch((error: unknown) => {
    throw isGone(error) ? new PageError(410, `Flat is gone: ${id}`) : error;
  });
  return { head: headOf(page, context.settings) };
}

/** The flat was there once and will not come back: robots need not ask again. */
function isGone(error: unknown): boolean {
  return error instanceof TRPCClientError && error.data?.reason === 'gone';
}

/** What a search engine says of the flat under its title. */
export function flatDescription({ flat, complex }: Pick<FlatPage, 'flat' | 'complex'>): string {
  const price = flat.price === null ? '' : ` за ${formatRoubles(flat.price)}`;
  return `${flatTitle(flat)} в ${complexName(complex.name)}${price}. Планировка, параметры и платёж по ипотеке с формулой.`;
}

function headOf(page: FlatPage, settings: PageSettings) {
  const { flat, complex } = page;
  const name = complexName(complex.name);
  const description = flatDescription(page);
  return pageHead({
    settings,
    title: `${flatName(flat)}, ${name}`,
    description,
    canonicalPath: `/for-sale/${flat.id}`,
    picture: sharedPlan(flat),
    graph: [
      flatGraph(page, settings.publicUrl, description),
      breadcrumbGraph(settings.publicUrl, [
        ['Новостройки', '/'],
        [name, `/complex/${complex.id}`],
        [flatName(flat), `/for-sale/${flat.id}`],
      ]),
    ],
  });
}
