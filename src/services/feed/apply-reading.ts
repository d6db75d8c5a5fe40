import type { Db } from '#db/client.ts';
import {
  insertFlats,
  linkTwinFlats,
  markMissingFlats,
  replaceFlatMedia,
  updateFlats,
  withdrawFlats,
} from '#db/queries/feed/apply-flats.ts';
import { moveDoubtfulFlats } from '#db/queries/feed/doubtful-flats.ts';
import { noteFlatChanges } from '#db/queries/feed/flat-changes.ts';
import { findReturningFlats, listFeedRecords } from '#db/queries/feed/listed-flats.ts';
import {
  dropHousePhotos,
  indexStage,
  listStagedRecords,
  placeStagedFlats,
  type StagedRecord,
  settleStage,
} from '#db/queries/feed/staged-flats.ts';
import {
  askAboutTwins,
  listPlaceNames,
  type PlaceName,
  type PlaceTwin,
  type TwinQuestion,
} from '#db/queries/feed/twin-questions.ts';
import { diffListing, type FeedDiff } from '#domain/feed/diff.ts';
import type { FeedIssue } from '#domain/feed/issue.ts';
import { ASKS_FOR_DECISION, PLACE_DOUBT_TEXTS } from '#domain/feed/place-doubt-texts.ts';
import type { FeedReading } from '#feeds/report.ts';
import { findTwins } from './find-twins.ts';
import { holdDoubtfulFlats } from './hold-doubtful-flats.ts';
import { type FeedRunScope, saveComplexes } from './save-complexes.ts';
import { type SavedHouse, saveHouses } from './save-houses.ts';
import { savePlacedHouses, settlePortalPlaces } from './settle-portal-places.ts';
import { settleRepeatedOffers } from './settle-repeated-offers.ts';

export interface AppliedDiff extends FeedDiff {
  /** The part of `created` that another feed listed before this one confirmed it. */
  linked: number;
  /** Counts new complexes and houses, and those the feed describes differently. */
  places: number;
  /** Offers held beside the catalogue because of their figures. */
  doubtful: number;
  /** Offers that contradict others with the same id. */
  contradicting: number;
  /** Covers doubtful and contradicting offers, and places that may be the same as those of other clients. */
  issues: FeedIssue[];
}

/**
 * Brings the catalogue from what the feed said last time to what it says now, inside the caller's transaction, the
 * flats waiting in the stage. Suspicious withdrawals are held: their flats stay on sale. Flats with doubtful figures
 * and those the feed contradicts itself about are not applied: what was on sale stays as it was.
 */
export async function applyReading(tx: Db, run: FeedRunScope, reading: FeedReading): Promise<AppliedDiff> {
  const before = await listFeedRecords(tx, run.feedId);
  if (reading.accepted === 0) {
    return { ...diffListing(before, null), linked: 0, places: 0, doubtful: 0, contradicting: 0, issues: [] };
  }

  const places = await settlePortalPlaces(tx, run, reading.complexes);
  const { ids: complexIds, written, questions } = await saveComplexes(tx, run, places.told);
  for (const { complex, complexId } of places.placed) complexIds.set(complex.key, complexId);
  const complexes = [...places.told, ...places.placed.map(({ complex }) => complex)];
  const filled = await savePlacedHouses(tx, run, places.placed);
  await settleStage(
    tx,
    complexes.flatMap(({ key, houses }) =>
      houses.flatMap(({ refs }) =>
        refs.map((ref) => ({ ref, houseRef: refs[0]!, complexId: complexIds.get(key)! })),
      ),
    ),
  );
  const repeated = await settleRepeatedOffers(tx, reading.repeatedIds);
  await indexStage(tx);
  await dropHousePhotos(
    tx,
    complexes.flatMap(({ houses }) => houses.map(({ refs, photoUrls }) => ({ ref: refs[0]!, photoUrls }))),
  );
  const staged = await listStagedRecords(tx);
  const doubtful = await holdDoubtfulFlats(tx, run.feedId, staged);
  const twins = await findTwins(tx, run, complexes, complexIds);
  const placedIds = new Map(places.placed.map(({ house, houseId }) => [house.key, houseId]));
  const houses = await saveHouses(tx, run, { complexes, complexIds, twinHouses: twins.houses, placedIds });
  await placeStagedFlats(
    tx,
    houses.map(({ refs, houseId, houseKey }) => ({ ref: refs[0]!, houseId, houseKey })),
  );
  await moveDoubtfulFlats(tx, run, doubtful.flats);

  const recalled = new Set(doubtful.recalled);
  const heldBack = new Set(doubtful.flats.map(({ id }) => id));
  const diff = diffListing(
    before.filter(({ id }) => !recalled.has(id)),
    diffRecords(
      staged.filter(({ id }) => !heldBack.has(id)),
      houses,
    ),
    [...heldBack, ...repeated.contradicted, ...places.waiting],
  );
  diff.withdrawn.push(...recalled);
  await applyDiff(tx, run, diff, { twins: twins.flats, rejectedIds: reading.rejectedIds });
  const houseIds = new Map(houses.flatMap(({ refs, houseId }) => refs.map((ref) => [ref, houseId])));
  const ofHouses = twins.doubts.map(({ house, listedHouse, doubt, metres }) => {
    return { kind: 'house' as const, freshId: houseIds.get(house)!, knownId: listedHouse, doubt, metres };
  });
  return {
    ...diff,
    linked: twins.flats.size,
    places: written + filled.size + houses.filter(({ isWritten }) => isWritten).length,
    doubtful: heldBack.size,
    contradicting: repeated.rows,
    issues: [
      ...doubtful.issues,
      ...repeated.issues,
      ...places.issues,
      ...(await askAboutPlaces(tx, run, [...questions, ...ofHouses])),
    ],
  };
}

async function applyDiff(
  tx: Db,
  run: FeedRunScope,
  diff: FeedDiff,
  { twins, rejectedIds }: { twins: Map<string, number>; rejectedIds: readonly string[] },
): Promise<void> {
  const returning = await findReturningFlats(tx, run.feedId, diff.created);
  const known = new Set([...returning, ...twins.keys()]);
  const isNew = diff.created.filter((id) => !known.has(id));
  await noteFlatChanges(tx, run, [...diff.created, ...diff.changed, ...diff.withdrawn]);
  await insertFlats(tx, run, isNew);
  await linkTwinFlats(
    tx,
    run.feedId,
    [...twins].map(([externalId, flatId]) => ({ externalId, flatId })),
  );
  await updateFlats(tx, run, [...returning, ...diff.changed, ...diff.rephotographed]);
  await replaceFlatMedia(tx, [...isNew, ...returning, ...diff.changed, ...diff.rephotographed]);
  await withdrawFlats(tx, run, diff.withdrawn);
  await markMissingFlats(
    tx,
    run,
    diff.held.flatMap(({ ids }) => ids),
    rejectedIds,
  );
}

function diffRecords(staged: readonly StagedRecord[], houses: readonly SavedHouse[]) {
  const byRef = new Map(houses.flatMap((house) => house.refs.map((ref) => [ref, house])));
  return staged.map(({ id, houseRef, facts, photos }) => {
    const { complexKey, houseKey } = byRef.get(houseRef)!;
    return { id, complexKey, houseKey, fingerprint: { facts, photos } };
  });
}

/** Keeps what a person has to decide about places of two clients, and says so in the run. */
async function askAboutPlaces(tx: Db, run: FeedRunScope, questions: TwinQuestion[]): Promise<FeedIssue[]> {
  const asked = await askAboutTwins(tx, questions, run);
  if (asked.length === 0) return [];
  const names = await listPlaceNames(
    tx,
    asked.flatMap(({ kind, freshId, knownId }) => [
      { kind, id: freshId },
      { kind, id: knownId },
    ]),
  );
  return asked.map((twin) => issueOf(twin, names));
}

function issueOf(
  { kind, freshId, knownId, doubt, metres }: PlaceTwin,
  names: readonly PlaceName[],
): FeedIssue {
  const nameOf = (id: number) => names.find((place) => place.kind === kind && place.id === id);
  const fresh = nameOf(freshId);
  const listed = nameOf(knownId);
  return {
    line: null,
    object: fresh?.name ?? String(freshId),
    field: kind === 'complex' ? 'building-name' : 'building',
    value: listed ? `${listed.name} (${listed.clients.join(', ')})` : null,
    expected: `${ASKS_FOR_DECISION} один ли это ${kind === 'complex' ? 'комплекс' : 'дом'}: ${PLACE_DOUBT_TEXTS[doubt ?? 'known'](metres)}`,
    severity: 'warning',
  };
}
