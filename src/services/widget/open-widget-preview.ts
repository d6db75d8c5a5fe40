import type { ApiKeyService } from '#domain/access/actor.ts';
import type { LegacyRegion } from '#domain/mortgage/legacy/legacy-region.ts';
import { getKeptApiKey } from '../access/get-kept-api-key.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';
import { chosenRegions, type OpenedWidget, publicWidget, widgetOf } from './open-widget.ts';

/** What is tried before it is saved, as far as the server has to know it. */
export interface WidgetTrial {
  /** Null: an access that is not made yet. */
  id: number | null;
  /** Absent: the one that is saved. */
  service?: ApiKeyService | undefined;
  /** Regions a vitrina is to show; a calculator is told them by its console. */
  regions: readonly LegacyRegion[];
}

/**
 * The widget of an access as its keepers look at it, without its key. No page of a partner may frame it. Errors:
 * UNAUTHENTICATED, FORBIDDEN, NOT_FOUND.
 */
export async function openWidgetPreview(
  ctx: ServiceContext,
  { id, service, regions }: WidgetTrial,
): Promise<OpenedWidget> {
  requirePermission(ctx, 'apiKeys', 'rw');
  if (id === null) return { ...publicWidget(service ?? 'IPO_CALC'), regions };
  const { companies, projects, ...row } = await getKeptApiKey(ctx.db, { id, now: ctx.now });
  const widget = widgetOf({
    ...row,
    service: service ?? row.service,
    companyIds: companies.map((company) => company.id),
    projectIds: projects.map((project) => project.id),
  });
  return { ...widget, regions: chosenRegions(regions, row.regions), baseUrls: [] };
}
