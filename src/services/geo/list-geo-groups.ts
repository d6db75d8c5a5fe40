import type { WithPage } from '#contract/admin-list.ts';
import type { GeoGroupList, GeoGroupListInput } from '#contract/geo-group.ts';
import { countGeoGroups, listGeoGroups as listGeoGroupRows } from '#db/queries/geo/geo-groups.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';
import { pageWindow } from '../page-window.ts';
import { listGeoRegions } from './list-geo-regions.ts';
import { presentGeoGroup } from './present-geo-group.ts';

/** A page of selections of places by name. Errors: UNAUTHENTICATED, FORBIDDEN. */
export async function listGeoGroups(
  ctx: ServiceContext,
  { page, ...query }: WithPage<GeoGroupListInput>,
): Promise<GeoGroupList> {
  requirePermission(ctx, 'geoRestrictions', 'r');
  const window = pageWindow(ctx, await countGeoGroups(ctx.db, query), page);
  const rows = await listGeoGroupRows(ctx.db, { ...query, ...window.rows });
  const regions = await listGeoRegions(ctx.db);
  return { rows: rows.map((row) => presentGeoGroup(row, regions)), ...window.shown };
}
