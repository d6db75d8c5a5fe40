import type { ApiKeyService } from '#domain/access/actor.ts';
import type { LegacyRegion } from '#domain/mortgage/legacy/legacy-region.ts';
import { clientReach } from '../access/client-reach.ts';
import { getKeptApiKey } from '../access/get-kept-api-key.ts';
import type { ServiceContext } from '../context.ts';
import { chosenRegions, type OpenedWidget, publicWidget, widgetOf } from './open-widget.ts';

/** Unsaved settings of a widget that the server needs for its preview. */
export interface WidgetTrial {
  /** Null for an access that is not created yet. */
  id: number | null;
  /** When absent, the saved service is used. */
  service?: ApiKeyService | undefined;
  /** Regions that a vitrina will show; the console tells a calculator of its regions itself. */
  regions: readonly LegacyRegion[];
}

/**
 * Opens the widget of an access for people who edit it, without its key. No page of a partner may frame it. Errors:
 * UNAUTHENTICATED, FORBIDDEN, NOT_FOUND.
 */
export async function openWidgetPreview(
  ctx: ServiceContext,
  { id, service, regions }: WidgetTrial,
): Promise<OpenedWidget> {
  const ownerId = clientReach(ctx, 'apiKeys', 'rw');
  if (id === null) return { ...publicWidget(service ?? 'IPO_CALC'), regions };
  const { companies, projects, ...row } = await getKeptApiKey(ctx.db, { id, now: ctx.now, ownerId });
  const widget = widgetOf({
    ...row,
    service: service ?? row.service,
    companyIds: companies.map((company) => company.id),
    projectIds: projects.map((project) => project.id),
  });
  return { ...widget, regions: chosenRegions(regions, row.regions), baseUrls: [] };
}
