import { GeoGroupChange, GeoGroupInput, GeoGroupListInput } from '#contract/geo-group.ts';
import { OneRecord } from '#contract/record-fields.ts';
import { createGeoGroup } from '#services/geo/create-geo-group.ts';
import { editGeoGroup } from '#services/geo/edit-geo-group.ts';
import { listGeoGroups } from '#services/geo/list-geo-groups.ts';
import { listGeoRegions } from '#services/geo/list-geo-regions.ts';
import { removeGeoGroup } from '#services/geo/remove-geo-group.ts';
import { forPermitted, router } from '../init.ts';

const forReaders = forPermitted('geoRestrictions', 'r');
const forKeepers = forPermitted('geoRestrictions', 'rw');

/** Selections of places that offers are restricted to. */
export const geoRestrictionsRouter = router({
  list: forReaders.input(GeoGroupListInput).query(({ ctx, input }) => listGeoGroups(ctx.services, input)),
  /** Every region with its cities. */
  regions: forReaders.query(({ ctx }) => listGeoRegions(ctx.services.db)),
  create: forKeepers.input(GeoGroupInput).mutation(({ ctx, input }) => createGeoGroup(ctx.services, input)),
  update: forKeepers.input(GeoGroupChange).mutation(async ({ ctx, input }) => {
    await editGeoGroup(ctx.services, input);
    return null;
  }),
  remove: forKeepers.input(OneRecord).mutation(async ({ ctx, input }) => {
    await removeGeoGroup(ctx.services, input.id);
    return null;
  }),
});
