import type { VitrinaPage } from '#contract/vitrina-page.ts';
import { listComplexes } from '#db/queries/listing/complexes.ts';
import { MAX_OBJECTS_PER_QUERY } from '#domain/catalog/page.ts';
import { complexName } from '#domain/listing/complex-name.ts';
import { ROOMS_OPTIONS } from '#domain/listing/rooms-bucket.ts';
import type { NamedId } from '#domain/mortgage/offer/offer.ts';
import type { VitrinaChoice } from '#domain/widget/vitrina-choice.ts';
import { countFacets } from '../catalog/count-facets.ts';
import { type ComplexScope, openCatalogue, readSearch } from '../catalog/open-catalogue.ts';
import type { ServiceContext } from '../context.ts';
import { listVitrinaComplexes } from './list-vitrina-complexes.ts';
import { listVitrinaFlats } from './list-vitrina-flats.ts';
import { openVitrina } from './open-vitrina.ts';
import type { OpenedWidget } from './open-widget.ts';
import { type PageAround, readPageAround } from './read-page-around.ts';

export interface VitrinaPageRequest extends PageAround {
  choice: VitrinaChoice;
  isFramed: boolean;
  isPreview?: boolean;
}

/** Loads all that the page of an opened vitrina starts with. A complex it does not show cannot be chosen either. */
export async function loadVitrinaPage(
  ctx: ServiceContext,
  widget: OpenedWidget,
  { choice, isFramed, isPreview = false, ...around }: VitrinaPageRequest,
): Promise<VitrinaPage> {
  const vitrina = await openVitrina(ctx, widget);
  const asked = choice.filters.complexId;
  const isShown = asked !== undefined && (vitrina.complexIds?.includes(asked) ?? true);
  const shown = isShown ? choice : { ...choice, filters: { ...choice.filters, complexId: undefined } };
  const [names, rooms, complexes, flats] = await Promise.all([
    listNames(ctx, vitrina, isShown ? [asked] : []),
    countFacets(ctx, { ...vitrina, filters: {}, sort: shown.sort }),
    listVitrinaComplexes(ctx, vitrina, { startFrom: 0 }),
    listVitrinaFlats(ctx, vitrina, { ...shown, startFrom: 0 }),
  ]);
  return {
    options: widget.config.options,
    choice: shown,
    names,
    rooms: ROOMS_OPTIONS.filter((bucket) => (rooms.roomsCount?.[bucket] ?? 0) > 0),
    complexes,
    flats,
    host: readPageAround(ctx, widget, around).host,
    isFramed,
    isPreview,
  };
}

/** A hundred complexes with something on sale, by name, and those that are chosen already. */
async function listNames(
  ctx: ServiceContext,
  vitrina: ComplexScope,
  chosen: readonly number[],
): Promise<NamedId[]> {
  const catalogue = openCatalogue(ctx);
  const search = await readSearch(ctx, catalogue, { ...vitrina, filters: {} });
  const ids = await catalogue.findComplexIds({ ...search, limit: MAX_OBJECTS_PER_QUERY, offset: 0 });
  const rows = await listComplexes(ctx.db, [...new Set([...ids, ...chosen])]);
  return rows
    .map(({ id, name }) => ({ id, name: complexName(name) }))
    .sort((one, other) => one.name.localeCompare(other.name, 'ru') || one.id - other.id);
}
