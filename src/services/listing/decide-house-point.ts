import type { PointDecision } from '#contract/feed.ts';
import { type Db, inTransaction } from '#db/client.ts';
import { decidePoint, findOpenPointForUpdate, placeHouse } from '#db/queries/listing/house-points.ts';
import { AppError } from '#domain/errors.ts';
import type { GeoPoint } from '#domain/geo/point.ts';
import { requirePermission } from '../access/require-permission.ts';
import { recordEdit } from '../audit/record-edit.ts';
import type { ServiceContext } from '../context.ts';
import { promiseRefresh } from './promise-refresh.ts';
import { refreshOverlay } from './refresh-overlay.ts';

/** The mark of a point that no geocoder proposed. */
const BY_HAND = 'person';

/**
 * Takes the point proposed for a house, or one that a person gives instead: from now on it is a person's word that
 * feeds leave alone. Or refuses the proposal: then the house stays without a point, and only another address is asked
 * about again.
 * Errors: UNAUTHENTICATED, FORBIDDEN; CONFLICT when nothing waits for a decision any more, or nothing was proposed.
 */
export async function decideHousePoint(ctx: ServiceContext, decision: PointDecision): Promise<void> {
  requirePermission(ctx, 'uploadFeeds', 'w');
  const { houseId, verdict } = decision;
  await inTransaction(ctx.db, async (tx) => {
    const open = await findOpenPointForUpdate(tx, houseId);
    if (!open) throw new AppError('CONFLICT', 'Об этом доме уже решено: обновите страницу');
    const label = verdict === 'placed' ? decision.label || BY_HAND : open.label;
    const point = verdict === 'placed' ? decision : pointOf(open);
    if (verdict === 'accepted' && !point)
      throw new AppError('CONFLICT', 'Этот дом не нашёлся: укажите точку сами');
    if (verdict === 'refused') {
      await decidePoint(tx, houseId, { verdict, decidedAt: ctx.now });
    } else {
      const { latitude, longitude } = point!;
      const own = { label, latitude, longitude, precision: 'house', provider: BY_HAND } as const;
      await decidePoint(tx, houseId, {
        verdict: 'accepted',
        decidedAt: ctx.now,
        ...(verdict === 'placed' && own),
      });
      await place(ctx, tx, houseId, { latitude, longitude });
    }
    await recordEdit(ctx, tx, {
      entity: 'house',
      id: houseId,
      before: { point: null, proposal: null },
      after: {
        point: verdict === 'refused' ? null : `${point!.latitude}, ${point!.longitude}`,
        proposal: `${label ?? ''}: ${verdict}`,
      },
    });
  });
}

async function place(ctx: ServiceContext, tx: Db, houseId: number, point: GeoPoint): Promise<void> {
  if (!(await placeHouse(tx, houseId, point)))
    throw new AppError('CONFLICT', 'У этого дома уже есть точка: обновите страницу');
  await refreshOverlay({ ...ctx, db: tx });
  await promiseRefresh(tx, ctx.now, `point-${houseId}`);
}

function pointOf({ latitude, longitude }: { latitude: number | null; longitude: number | null }) {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
