import type { GeoGroupInput } from '#contract/geo-group.ts';
import { inTransaction } from '#db/client.ts';
import { findGeoGroup, insertGeoGroup } from '#db/queries/geo/geo-groups.ts';
import { requirePermission } from '../access/require-permission.ts';
import { recordEdit } from '../audit/record-edit.ts';
import type { ServiceContext } from '../context.ts';
import { auditedGeoGroup } from './audited-geo-group.ts';
import { geoGroupPlaces } from './geo-group-places.ts';
import { listGeoRegions } from './list-geo-regions.ts';

/** Adds a selection of places. Errors: those of `geoGroupPlaces`. */
export async function createGeoGroup(ctx: ServiceContext, input: GeoGroupInput): Promise<{ id: number }> {
  requirePermission(ctx, 'geoRestrictions', 'w');
  return inTransaction(ctx.db, async (tx) => {
    const places = await geoGroupPlaces(tx, input, { id: null, regions: await listGeoRegions(tx) });
    const id = await insertGeoGroup(tx, { name: input.name, type: input.type }, places);
    await recordEdit(ctx, tx, {
      entity: 'geoGroup',
      id,
      before: null,
      after: auditedGeoGroup((await findGeoGroup(tx, id))!),
    });
    return { id };
  });
}
