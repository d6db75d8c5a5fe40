import { getKeptApiKey } from '../access/get-kept-api-key.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';
import { type OpenedWidget, publicWidget, widgetOf } from './open-widget.ts';

/**
 * The widget of an access as its keepers look at it, without its key; null is one that is not made yet. No page of a
 * partner may frame it. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND.
 */
export async function openWidgetPreview(ctx: ServiceContext, id: number | null): Promise<OpenedWidget> {
  requirePermission(ctx, 'apiKeys', 'rw');
  if (id === null) return publicWidget();
  const { companies, projects, ...row } = await getKeptApiKey(ctx.db, { id, now: ctx.now });
  const widget = widgetOf({
    ...row,
    companyIds: companies.map((company) => company.id),
    projectIds: projects.map((project) => project.id),
  });
  // Which of them are shown is up to options nobody has saved yet.
  return { ...widget, regions: row.regions, baseUrls: [] };
}
