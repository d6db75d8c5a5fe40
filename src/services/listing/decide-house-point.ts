import type { PointDecision } from '#contract/feed.ts';
import { inTransaction } from '#db/client.ts';
import { decidePoint, findOpenPointForUpdate, placeHouse } from '#db/queries/listing/house-points.ts';
import { AppError } from '#domain/errors.ts';
import { requirePermission } from '../access/require-permission.ts';
import { recordEdit } from '../audit/record-edit.ts';
import type { ServiceContext } from '../context.ts';
import { promiseRefresh } from './promise-refresh.ts';
import { refreshOverlay } from './refresh-overlay.ts';

/**
 * Takes the point proposed for a house, from now on a person's word that feeds leave alone, or refuses it: then the
 * house stays without a point, and only another address is asked about again.
 * Errors: UNAUTHENTICATED, FORBIDDEN; CONFLICT when nothing waits for a decision any more.
 */
export async function decideHousePoint(
  ctx: ServiceContext,
  { houseId, verdict }: PointDecision,
): Promise<void> {
  requirePermission(ctx, 'uploadFeeds', 'w');
  await inTransaction(ctx.db, async (tx) => {
    const open = await findOpenPointForUpdate(tx, houseId);
    if (!open) throw new AppError('CONFLICT', 'Об этом доме уже решено: обновите страницу');
    await decidePoint(tx, houseId, { verdict, now: ctx.now });
    const point = { latitude: open.latitude!, longitude: open.longitude! };
    if (verdict === 'accepted') {
      if (!(await placeHouse(tx, houseId, point)))
        throw new AppError('CONFLICT', 'У этого дома уже есть точка: обновите страницу');
      await refreshOverlay({ ...ctx, db: tx });
      await promiseRefresh(tx, ctx.now, `point-${houseId}`);
    }
    await recordEdit(ctx, tx, {
      entity: 'house',
      id: houseId,
      before: { point: null, proposal: null },
      after: {
        point: verdict === 'accepted' ? `${point.latitude}, ${point.longitude}` : null,
        proposal: `${open.label}: ${verdict}`,
      },
    });
  });
}
