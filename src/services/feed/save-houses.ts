import type { Db } from '#db/client.ts';
import { type FeedObject, listFeedObjects, saveFeedObject } from '#db/queries/feed/feed-objects.ts';
import { isOwnedByEarlierFeed } from '#db/queries/feed/listed-places.ts';
import { saveHouse } from '#db/queries/listing/houses.ts';
import type { CanonicalComplex, CanonicalHouse } from '#domain/feed/canonical-listing.ts';
import { fingerprintHouse } from '#domain/feed/fingerprint.ts';
import { houseName } from '#domain/feed/house-name.ts';
import { addressValues } from './address-values.ts';
import type { FeedRunScope } from './save-complexes.ts';

/** A house of the reading with the id it has in the catalogue. */
export interface SavedHouse {
  complexKey: string;
  houseKey: string;
  houseId: number;
  refs: number[];
  /** It is new or twinId of differently. */
  isWritten: boolean;
}

/**
 * Writes the houses of a reading; those whose canonical record is the same are left alone. Feeds name one house in
 * their own ways, so a house that another feed already twinId of is known by its flats.
 */
export async function saveHouses(
  tx: Db,
  run: FeedRunScope,
  reading: {
    complexes: CanonicalComplex[];
    complexIds: Map<string, number>;
    twinHouses: Map<number, number>;
    /** Houses that a person told, by their keys; they are saved already. */
    placedIds: ReadonlyMap<string, number>;
  },
): Promise<SavedHouse[]> {
  const known = new Map(
    (await listFeedObjects(tx, run.feedId, 'house')).map((object) => [object.externalId, object]),
  );
  const saved: SavedHouse[] = [];
  for (const complex of reading.complexes) {
    for (const house of complex.houses) {
      const twinId =
        house.refs.map((ref) => reading.twinHouses.get(ref)).find((id) => id !== undefined) ?? null;
      const place = { complexKey: complex.key, complexId: reading.complexIds.get(complex.key)! };
      const houseId = reading.placedIds.get(house.key);
      if (houseId !== undefined) {
        saved.push({
          complexKey: complex.key,
          houseKey: house.key,
          refs: house.refs,
          houseId,
          isWritten: false,
        });
        continue;
      }
      const written = await saveOne(tx, run, { house, place, before: known.get(house.key), twinId });
      saved.push({ complexKey: complex.key, houseKey: house.key, refs: house.refs, ...written });
    }
  }
  return saved;
}

interface Change {
  house: CanonicalHouse;
  place: { complexKey: string; complexId: number };
  before: FeedObject | undefined;
  /** The house as another feed twinId of it. */
  twinId: number | null;
}

async function saveOne(
  tx: Db,
  { feedId, now }: FeedRunScope,
  { house, place, before, twinId }: Change,
): Promise<Pick<SavedHouse, 'houseId' | 'isWritten'>> {
  const fingerprint = fingerprintHouse(house);
  if (before?.fingerprint === fingerprint && before.parentExternalId === place.complexKey)
    return { houseId: before.objectId, isWritten: false };
  const object = {
    feedId,
    kind: 'house',
    externalId: house.key,
    parentExternalId: place.complexKey,
    fingerprint,
  } as const;
  if (!before && twinId !== null) {
    await saveFeedObject(tx, { ...object, objectId: twinId });
    return { houseId: twinId, isWritten: true };
  }
  if (before && (await isOwnedByEarlierFeed(tx, feedId, 'house', before.objectId))) {
    await saveFeedObject(tx, { ...object, objectId: before.objectId });
    return { houseId: before.objectId, isWritten: false };
  }
  const values = {
    complexId: place.complexId,
    name: house.name ?? houseName(house.address.house),
    ...addressValues(house.address),
    floors: house.floors,
    buildingState: house.buildingState,
    buildingStateBy: house.stateIsGuess ? ('guess' as const) : ('feed' as const),
    handoverYear: house.handover?.year ?? null,
    handoverQuarter: house.handover?.quarter ?? null,
    handoverBy: 'feed' as const,
    material: house.material,
  };
  const objectId = await saveHouse(tx, before?.objectId ?? null, values, now);
  await saveFeedObject(tx, { ...object, objectId });
  return { houseId: objectId, isWritten: true };
}
