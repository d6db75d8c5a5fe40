import { inTransaction } from '#db/client.ts';
import {
  type HouseMetro,
  listHalls,
  listHouseMetros,
  listHousePoints,
  replaceHouseMetros,
} from '#db/queries/listing/house-metros.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';
import { nearestMetros } from './nearest-metros.ts';

/**
 * Estimates the ways of all houses to their nearest metros and writes them for new houses, for moved ones, and for those
 * near which a station opened; what a router has measured of the others stays. Answers how many houses changed.
 */
export async function refreshMetroDistances(ctx: ServiceContext): Promise<number> {
  requirePermission(ctx, 'uploadFeeds', 'w');
  return inTransaction(ctx.db, async (tx) => {
    const halls = await listHalls(tx);
    const known = Map.groupBy(await listHouseMetros(tx), ({ houseId }) => houseId);
    const changed: number[] = [];
    const rows: HouseMetro[] = [];
    for (const { id: houseId, ...point } of await listHousePoints(tx)) {
      const ways = nearestMetros(point, halls).map(({ hall: _hall, ...way }) => ({
        houseId,
        ...way,
        isEstimate: true,
        isCarEstimate: true,
      }));
      if (isSame(ways, known.get(houseId) ?? [])) known.delete(houseId);
      else {
        changed.push(houseId);
        rows.push(...ways);
      }
    }
    // Whoever is left without a point has no ways either.
    const lost = [...known.keys()].filter((houseId) => !changed.includes(houseId));
    await replaceHouseMetros(tx, [...changed, ...lost], rows);
    return changed.length + lost.length;
  });
}

/** The same metros as far away. */
function isSame(one: HouseMetro[], other: HouseMetro[]): boolean {
  const text = (ways: HouseMetro[]): string =>
    ways
      .map(({ metroId, straightM }) => `${metroId} ${straightM}`)
      .sort()
      .join();
  return text(one) === text(other);
}
