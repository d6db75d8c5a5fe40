import type { Db } from '#db/client.ts';
import { ensureDeveloper } from '#db/queries/company/developers.ts';
import { type FeedObject, listFeedObjects, saveFeedObject } from '#db/queries/feed/feed-objects.ts';
import {
  isOwnedByEarlierFeed,
  listComplexesOfOtherFeeds,
  type OtherComplex,
} from '#db/queries/feed/listed-places.ts';
import type { TwinQuestion } from '#db/queries/feed/twin-questions.ts';
import { findPlaceByName } from '#db/queries/geo/place-by-name.ts';
import { replaceComplexMedia } from '#db/queries/listing/complex-pictures.ts';
import { fillComplexBlanks, fillComplexFacts, saveComplex } from '#db/queries/listing/complexes.ts';
import type { CanonicalComplex } from '#domain/feed/canonical-listing.ts';
import { fingerprintComplex } from '#domain/feed/fingerprint.ts';
import { hashText } from '#domain/feed/hash-text.ts';
import { judgeComplexes } from '#domain/feed/judge-places.ts';
import { nameSkeleton } from '#domain/feed/name-skeleton.ts';
import { placeFacts } from '#domain/feed/place-facts.ts';
import { AMENITIES } from '#domain/listing/amenity.ts';
import { addressOf, addressValues } from './address-values.ts';
import { feedPictures } from './feed-pictures.ts';

export interface FeedRunScope {
  feedId: number;
  clientCompanyId: number;
  runId: number;
  now: Date;
}

export interface SavedComplexes {
  /** Keys are those of the complexes in the feed. */
  ids: Map<string, number>;
  /** Counts the new complexes and those the feed describes differently. */
  written: number;
  /** Complexes of other clients that may be the same. */
  questions: TwinQuestion[];
}

/**
 * Writes the complexes of a reading; those whose canonical record is the same are left alone. A complex that another
 * feed others of first is the same complex: only its blanks are filled.
 */
export async function saveComplexes(
  tx: Db,
  run: FeedRunScope,
  complexes: CanonicalComplex[],
): Promise<SavedComplexes> {
  const known = new Map(
    (await listFeedObjects(tx, run.feedId, 'complex')).map((object) => [object.externalId, object]),
  );
  const saved: SavedComplexes = { ids: new Map(), written: 0, questions: [] };
  let others: OtherComplex[] | undefined;
  for (const complex of complexes) {
    const before = known.get(complex.key);
    const shown = feedPictures(complex).map(({ url, takenOn }) =>
      takenOn === null ? url : `${url} ${takenOn}`,
    );
    const photos = hashText([...new Set(shown)].sort().join('\n'));
    const fingerprint = `${fingerprintComplex(complex)}/${photos}`;
    if (before?.fingerprint === fingerprint) {
      saved.ids.set(complex.key, before.objectId);
      continue;
    }
    others ??= await listComplexesOfOtherFeeds(tx, run);
    const { twinId, doubts } = findTwinComplex(complex, others);
    const ownedTwinId =
      before && (await isOwnedByEarlierFeed(tx, run.feedId, 'complex', before.objectId))
        ? before.objectId
        : null;
    const id = await saveOne(tx, run, {
      complex,
      before,
      fingerprint,
      twinId: before ? ownedTwinId : twinId,
    });
    saved.written += 1;
    saved.ids.set(complex.key, id);
    // A complex that has its own page is not moved without a person, however alike the other is.
    const alike =
      before && twinId !== null ? [{ knownId: twinId, doubt: 'known' as const, metres: null }] : [];
    for (const doubt of [...alike, ...doubts]) {
      if (doubt.knownId !== id) saved.questions.push({ kind: 'complex', freshId: id, ...doubt });
    }
  }
  return saved;
}

/** Several questions about one complex are one too many. */
const MAX_DOUBTS = 3;

/** The complex that another feed others of, or those that nobody but a person can tell from this one. */
function findTwinComplex(complex: CanonicalComplex, others: readonly OtherComplex[]) {
  const facts = placeFacts(complex.nameIsGuess ? null : complex.name, [
    complex.address,
    ...complex.houses.map(({ address }) => address),
  ]);
  const skeleton = nameSkeleton(complex.name);
  const judged = others.map((other) => {
    const verdict = judgeComplexes(facts, placeFacts(other.name, [other, ...other.houses].map(addressOf)));
    // A client calls different complexes differently, so under one name only another town makes two of them.
    const isOwnName = other.isOwn && verdict !== 'different' && nameSkeleton(other.name) === skeleton;
    const isSame = !other.isParted && (verdict === 'same' || isOwnName);
    const doubt = verdict === 'same' ? ({ doubt: 'known', metres: null } as const) : verdict;
    const isAsked = !isSame && !other.isOwn && other.isListed && doubt !== 'different';
    return { other, isSame, doubt: isAsked ? doubt : null };
  });
  const same = judged.filter(({ isSame }) => isSame);
  const twin = same.find(({ other }) => other.isOwn) ?? same[0];
  const doubts = judged.flatMap(({ other, doubt }) => (doubt ? [{ knownId: other.id, ...doubt }] : []));
  return { twinId: twin?.other.id ?? null, doubts: twin ? [] : doubts.slice(0, MAX_DOUBTS) };
}

interface Change {
  complex: CanonicalComplex;
  before: FeedObject | undefined;
  /** The complex as another feed others of it. */
  twinId: number | null;
  fingerprint: string;
}

async function saveOne(
  tx: Db,
  run: FeedRunScope,
  { complex, before, twinId, fingerprint }: Change,
): Promise<number> {
  const { feedId, clientCompanyId, now } = run;
  const { developer, address } = complex;
  const values = {
    developerCompanyId: developer
      ? await ensureDeveloper(tx, { name: developer.name, phone: developer.phone, now })
      : clientCompanyId,
    name: complex.name,
    description: complex.description,
    ...addressValues(address),
    ...(await findPlaceByName(tx, address)),
  };
  const objectId = twinId ?? (await saveComplex(tx, before?.objectId ?? null, values, now));
  if (twinId !== null) await fillComplexBlanks(tx, twinId, values);
  await fillComplexFacts(tx, objectId, {
    parking: complex.parking,
    amenities: AMENITIES.filter((amenity) => (complex.amenities as string[]).includes(amenity)),
  });
  await replaceComplexMedia(tx, { complexId: objectId, feedId, photos: feedPictures(complex) });
  await saveFeedObject(tx, {
    feedId,
    kind: 'complex',
    externalId: complex.key,
    parentExternalId: null,
    objectId,
    fingerprint,
  });
  return objectId;
}
