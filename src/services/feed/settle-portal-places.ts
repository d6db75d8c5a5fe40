import type { Db } from '#db/client.ts';
import { saveFeedObject } from '#db/queries/feed/feed-objects.ts';
import { type DecidedPlace, listDecidedPlaces, noteSeenPlaces } from '#db/queries/feed/feed-places.ts';
import { describeStagedHouses, dropStagedHouses } from '#db/queries/feed/staged-flats.ts';
import { replaceComplexMedia } from '#db/queries/listing/complex-pictures.ts';
import { fillComplexFacts } from '#db/queries/listing/complexes.ts';
import { fillHouseBlanks } from '#db/queries/listing/houses.ts';
import type { CanonicalComplex, CanonicalHouse } from '#domain/feed/canonical-listing.ts';
import type { FeedIssue } from '#domain/feed/issue.ts';
import { isToldByNumber, type PortalId, placeIssue, portalIdOf } from '#domain/feed/portal-place.ts';
import { AMENITIES } from '#domain/listing/amenity.ts';
import { feedPictures } from './feed-pictures.ts';
import type { FeedRunScope } from './save-complexes.ts';

export interface SettledPlaces {
  /** Complexes whose place the feed itself says. */
  told: CanonicalComplex[];
  /** Houses that a person told, each as a complex of its own, for the feed says nothing of what they have in common. */
  placed: (DecidedPlace & { complex: CanonicalComplex; house: CanonicalHouse })[];
  /** Ids of flats in houses that nobody has told yet: nothing of them may be applied. */
  waiting: string[];
  /** Covers the houses that wait. */
  issues: FeedIssue[];
}

/** A house that a feed names by a number of a directory. */
interface NumberedHouse {
  complex: CanonicalComplex;
  house: CanonicalHouse;
  portalId: PortalId;
}

/**
 * Parts the houses of a reading that are named by numbers of a portal from the others: to those a person decided about
 * their flats belong, the flats of the others wait outside of the stage. A feed without such houses costs nothing.
 */
export async function settlePortalPlaces(
  tx: Db,
  { feedId, now }: FeedRunScope,
  complexes: CanonicalComplex[],
): Promise<SettledPlaces> {
  const numbered = complexes.flatMap((complex) =>
    complex.houses.flatMap((house): NumberedHouse[] => {
      const portalId = portalIdOf(house.externalIds);
      return portalId === null ? [] : [{ complex, house, portalId }];
    }),
  );
  if (numbered.length === 0) return { told: complexes, placed: [], waiting: [], issues: [] };

  const offers = await noteHouses(tx, feedId, numbered, now);
  const decided = new Map((await listDecidedPlaces(tx, feedId)).map((place) => [place.externalId, place]));
  const placed = numbered.flatMap(({ complex, house }) => {
    const place = decided.get(house.key);
    return place ? [{ ...place, complex: { ...complex, key: house.key, houses: [house] }, house }] : [];
  });
  const waiting = numbered.filter(
    ({ house }) => !decided.has(house.key) && isToldByNumber(house.externalIds, house.address),
  );
  const apart = new Set([...placed, ...waiting].map(({ house }) => house));
  return {
    told: complexes
      .map((complex) => ({ ...complex, houses: complex.houses.filter((house) => !apart.has(house)) }))
      .filter(({ houses }, place) => houses.length > 0 || complexes[place]!.houses.length === 0),
    placed,
    waiting: await dropStagedHouses(
      tx,
      waiting.flatMap(({ house }) => house.refs),
    ),
    issues: waiting.map(({ portalId, house }) => placeIssue(portalId, offers.get(house.key) ?? 0)),
  };
}

async function noteHouses(
  tx: Db,
  feedId: number,
  numbered: readonly NumberedHouse[],
  now: Date,
): Promise<Map<string, number>> {
  const described = new Map(
    (
      await describeStagedHouses(
        tx,
        numbered.flatMap(({ house }) => house.refs),
      )
    ).map((row) => [row.ref, row]),
  );
  const seen = numbered.map(({ complex, house, portalId }) => {
    const rows = house.refs.flatMap((ref) => described.get(ref) ?? []);
    return {
      externalId: house.key,
      portal: portalId.portal,
      portalId: portalId.id,
      complexName: complex.nameIsGuess ? null : complex.name,
      houseName: house.name,
      hint: rows.find(({ hint }) => hint !== null)?.hint ?? null,
      floors: house.floors,
      offers: rows.reduce((sum, row) => sum + row.offers, 0),
      isTold: !isToldByNumber(house.externalIds, house.address),
    };
  });
  await noteSeenPlaces(tx, feedId, seen, now);
  return new Map(seen.map(({ externalId, offers }) => [externalId, offers]));
}

/**
 * Has the feed list the houses that a person told: their facts stay as they are and only blanks of them are filled.
 * Returns the keys of those of which something was filled.
 */
export async function savePlacedHouses(
  tx: Db,
  { feedId }: FeedRunScope,
  placed: SettledPlaces['placed'],
): Promise<Set<string>> {
  const filled = new Set<string>();
  for (const { complex, house, houseId, complexId } of placed) {
    const object = { feedId, externalId: house.key, fingerprint: 'told by a person' };
    await saveFeedObject(tx, { ...object, kind: 'complex', parentExternalId: null, objectId: complexId });
    await saveFeedObject(tx, { ...object, kind: 'house', parentExternalId: house.key, objectId: houseId });
    const { floors, material, handover } = house;
    if (await fillHouseBlanks(tx, houseId, { floors, material, handover })) filled.add(house.key);
    await fillComplexFacts(tx, complexId, {
      parking: complex.parking,
      amenities: AMENITIES.filter((amenity) => (complex.amenities as string[]).includes(amenity)),
    });
  }
  for (const [complexId, houses] of Map.groupBy(placed, (place) => place.complexId)) {
    const photos = houses.flatMap(({ complex, house }) => feedPictures(complex, [house]));
    await replaceComplexMedia(tx, { complexId, feedId, photos });
  }
  return filled;
}
