import { inTransaction } from '#db/client.ts';
import { deleteGeoGroup } from '#db/queries/geo/geo-groups.ts';
import { AppError } from '#domain/errors.ts';
import { countPhrase } from '#domain/text/count-phrase.ts';
import { requirePermission } from '../access/require-permission.ts';
import { recordEdit } from '../audit/record-edit.ts';
import type { ServiceContext } from '../context.ts';
import { auditedGeoGroup } from './audited-geo-group.ts';
import { getKeptGeoGroup } from './get-kept-geo-group.ts';

/** Removes a selection of places that no offer names. Errors: NOT_FOUND, CONFLICT. */
export async function removeGeoGroup(ctx: ServiceContext, id: number): Promise<void> {
  requirePermission(ctx, 'geoRestrictions', 'w');
  await inTransaction(ctx.db, async (tx) => {
    const known = await getKeptGeoGroup(tx, id);
    if (known.offers > 0) {
      const offers = countPhrase(known.offers, 'предложении', 'предложениях', 'предложениях');
      throw new AppError('CONFLICT', `Удалить нельзя: ограничение стоит в ${offers}`);
    }
    await deleteGeoGroup(tx, id);
    await recordEdit(ctx, tx, { entity: 'geoGroup', id, before: auditedGeoGroup(known), after: null });
  });
}
