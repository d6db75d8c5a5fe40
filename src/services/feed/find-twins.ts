import type { Db } from '#db/client.ts';
import { listFeedObjects } from '#db/queries/feed/feed-objects.ts';
import {
  listFlatsOfOtherFeeds,
  listHousesOfOtherFeeds,
  listNewFlats,
  listSharedComplexes,
} from '#db/queries/feed/listed-places.ts';
import type { CanonicalComplex, CanonicalHouse } from '#domain/feed/canonical-listing.ts';
import { houseName } from '#domain/feed/house-name.ts';
import { judgeHouses } from '#domain/feed/judge-places.ts';
import { type HouseWords, matchTwins, type TwinFacts, type Twins } from '#domain/feed/match-twins.ts';
import { placeFacts } from '#domain/feed/place-facts.ts';
import { addressOf } from './address-values.ts';
import type { FeedRunScope } from './save-complexes.ts';

/** Houses by the reading's handles and flats by this feed's ids, as other feeds list them already. */
export async function findTwins(
  tx: Db,
  run: FeedRunScope,
  complexes: readonly CanonicalComplex[],
  complexIds: ReadonlyMap<string, number>,
): Promise<Twins<string, number>> {
  const found: Twins<string, number> = { houses: new Map(), flats: new Map(), doubts: [] };
  const shared = await listSharedComplexes(tx, run.feedId, [...complexIds.values()]);
  if (shared.length === 0) return found;
  const houseIds = new Map(
    (await listFeedObjects(tx, run.feedId, 'house')).map(({ externalId, objectId }) => [
      externalId,
      objectId,
    ]),
  );
  for (const complexId of shared) {
    const fresh = await listNewFlats(tx, run.feedId, complexId);
    if (fresh.length === 0) continue;
    const houses = complexes.flatMap((complex) =>
      complexIds.get(complex.key) === complexId ? complex.houses : [],
    );
    const words = await wordsAbout(tx, run.feedId, { complexId, houses, houseIds });
    const twins = matchTwins(fresh, await listFlatsOfOtherFeeds(tx, run.feedId, { complexId }), words);
    for (const [ref, houseId] of twins.houses) found.houses.set(ref, houseId);
    for (const [externalId, flatId] of twins.flats) found.flats.set(externalId, flatId);
    found.doubts.push(...twins.doubts);
  }
  return found;
}

/** Maps flats of houses that are known by their ids to the same flats as other feeds list them now. */
export async function findTwinsInHouses(
  tx: Db,
  feedId: number,
  fresh: readonly TwinFacts<string>[],
): Promise<Map<string, number>> {
  const houseIds = [...new Set(fresh.map(({ house }) => house))];
  const listed = await listFlatsOfOtherFeeds(tx, feedId, { houseIds });
  const known = new Map(houseIds.map((id) => [id, id]));
  return matchTwins(fresh, listed, { known, judge: () => null }).flats;
}

/** Collects what both sides say of the houses of a complex; a house this feed listed before keeps its identity. */
async function wordsAbout(
  tx: Db,
  feedId: number,
  {
    complexId,
    houses,
    houseIds,
  }: { complexId: number; houses: readonly CanonicalHouse[]; houseIds: ReadonlyMap<string, number> },
): Promise<HouseWords> {
  const listed = new Map(
    (await listHousesOfOtherFeeds(tx, feedId, complexId)).map((house) => [
      house.id,
      placeFacts(house.name, [addressOf(house)]),
    ]),
  );
  const fresh = new Map(
    houses.flatMap((house) => {
      const facts = placeFacts(house.name ?? houseName(house.address.house), [house.address]);
      return house.refs.map((ref) => [ref, facts] as const);
    }),
  );
  return {
    known: new Map(
      houses.flatMap(({ key, refs }) => {
        const id = houseIds.get(key);
        return id === undefined ? [] : refs.map((ref) => [ref, id] as const);
      }),
    ),
    judge(ref, houseId) {
      const [one, other] = [fresh.get(ref), listed.get(houseId)];
      return one && other ? judgeHouses(one, other) : null;
    },
  };
}
