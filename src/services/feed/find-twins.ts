import type { Db } from '#db/client.ts';
import { listClientComplexes, listFlatsToldByOthers, listUntoldFlats } from '#db/queries/feed/find-twins.ts';
import { matchTwins, type Twins } from '#domain/feed/match-twins.ts';
import type { FeedRunScope } from './save-complexes.ts';

/** Houses by the reading's handles and flats by this feed's ids, as other feeds of the client already told of them. */
export async function findTwins(
  tx: Db,
  run: FeedRunScope,
  complexIds: number[],
): Promise<Twins<string, number>> {
  const found: Twins<string, number> = { houses: new Map(), flats: new Map() };
  const told = new Set((await listClientComplexes(tx, run)).map(({ id }) => id));
  for (const complexId of new Set(complexIds.filter((id) => told.has(id)))) {
    const fresh = await listUntoldFlats(tx, run.feedId, complexId);
    if (fresh.length === 0) continue;
    const { houses, flats } = matchTwins(fresh, await listFlatsToldByOthers(tx, run.feedId, complexId));
    for (const [ref, houseId] of houses) found.houses.set(ref, houseId);
    for (const [externalId, flatId] of flats) found.flats.set(externalId, flatId);
  }
  return found;
}
