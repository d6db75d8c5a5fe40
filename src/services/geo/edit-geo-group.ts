import { type GeoGroupChange, GeoGroupInput } from '#contract/geo-group.ts';
import { inTransaction } from '#db/client.ts';
import { findGeoGroup, listOffersOfGeoGroup, updateGeoGroup } from '#db/queries/geo/geo-groups.ts';
import { requirePermission } from '../access/require-permission.ts';
import { joinEdits } from '../audit/join-edits.ts';
import { recordEdit } from '../audit/record-edit.ts';
import type { ServiceContext } from '../context.ts';
import { refuseEqualOffers } from '../mortgage/refuse-equal-offers.ts';
import { auditedGeoGroup } from './audited-geo-group.ts';
import { geoGroupPlaces } from './geo-group-places.ts';
import { getKeptGeoGroup } from './get-kept-geo-group.ts';
import { listGeoRegions } from './list-geo-regions.ts';

/**
 * Changes a selection of places, and with it every offer it stands in. Errors: those of `geoGroupPlaces` and
 * `refuseEqualOffers`, NOT_FOUND.
 */
export async function editGeoGroup(ctx: ServiceContext, { id, group, seen }: GeoGroupChange): Promise<void> {
  requirePermission(ctx, 'geoRestrictions', 'w');
  await inTransaction(ctx.db, async (tx) => {
    const known = await getKeptGeoGroup(tx, id);
    const input = await joinEdits(ctx, tx, {
      entity: 'geoGroup',
      id,
      form: GeoGroupInput,
      from: seen,
      mine: group,
      theirs: auditedGeoGroup(known),
    });
    const places = await geoGroupPlaces(tx, input, { id, regions: await listGeoRegions(tx) });
    await updateGeoGroup(tx, id, { name: input.name, type: input.type }, places);
    const changed = (await findGeoGroup(tx, id))!;
    await refuseEqualOffers(tx, await listOffersOfGeoGroup(tx, id));
    await recordEdit(ctx, tx, {
      entity: 'geoGroup',
      id,
      before: auditedGeoGroup(known),
      after: auditedGeoGroup(changed),
    });
  });
}
