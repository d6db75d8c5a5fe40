import { inTransaction } from '#db/client.ts';
import { listHighways } from '#db/queries/geo/highways.ts';
import {
  type ComplexHighway,
  listComplexPoints,
  listMeasuredHighways,
  replaceComplexHighways,
} from '#db/queries/listing/complex-highways.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';
import { distanceToPath } from './distance-to-path.ts';

const FARTHEST_M = 10_000;
const SHOWN = 3;

/**
 * Measures how far complexes stand from the roads and keeps the three nearest within ten kilometres; a person's word of
 * them stays. Answers how many complexes changed.
 */
export async function refreshHighwayDistances(ctx: ServiceContext): Promise<number> {
  requirePermission(ctx, 'uploadFeeds', 'w');
  return inTransaction(ctx.db, async (tx) => {
    const roads = await listHighways(tx);
    const known = Map.groupBy(await listMeasuredHighways(tx), ({ complexId }) => complexId);
    const changed = new Set<number>();
    const rows: ComplexHighway[] = [];
    const points = await listComplexPoints(tx);
    for (const { id: complexId, ...point } of points) {
      const near = roads
        .map(({ id, path }) => ({
          complexId,
          highwayId: id,
          distanceM: Math.round(distanceToPath(point, path)),
        }))
        .filter(({ distanceM }) => distanceM <= FARTHEST_M)
        .sort((one, other) => one.distanceM - other.distanceM || one.highwayId - other.highwayId)
        .slice(0, SHOWN);
      if (textOf(near) === textOf(known.get(complexId) ?? [])) continue;
      changed.add(complexId);
      rows.push(...near);
    }
    const standing = new Set(points.map(({ id }) => id));
    for (const complexId of known.keys()) if (!standing.has(complexId)) changed.add(complexId);
    await replaceComplexHighways(tx, [...changed], rows);
    return changed.size;
  });
}

function textOf(near: ComplexHighway[]): string {
  return near.map(({ highwayId, distanceM }) => `${highwayId} ${distanceM}`).join();
}
