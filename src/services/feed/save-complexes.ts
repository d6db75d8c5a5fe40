import type { Db } from '#db/client.ts';
import { ensureDeveloper } from '#db/queries/company/ensure-developer.ts';
import { type FeedObject, listFeedObjects, saveFeedObject } from '#db/queries/feed/feed-objects.ts';
import { listClientComplexes } from '#db/queries/feed/find-twins.ts';
import { findPlaceByName } from '#db/queries/geo/find-place-by-name.ts';
import {
  fillComplexBlanks,
  fillComplexFacts,
  replaceComplexMedia,
  saveComplex,
} from '#db/queries/listing/save-listing.ts';
import type { CanonicalComplex } from '#domain/feed/canonical-listing.ts';
import { fingerprintComplex } from '#domain/feed/fingerprint.ts';
import { hashText } from '#domain/feed/hash-text.ts';
import { normaliseName } from '#domain/feed/normalise-name.ts';
import { AMENITIES } from '#domain/listing/amenity.ts';
import { addressValues } from './address-values.ts';

export interface FeedRunScope {
  feedId: number;
  clientCompanyId: number;
  now: Date;
}

export interface SavedComplexes {
  /** By the complex's key in the feed. */
  ids: Map<string, number>;
  /** How many were written, being new or told of differently. */
  written: number;
}

/**
 * Writes the complexes of a reading; those whose canonical record is the same are
 * left alone. A complex that another feed of the client told of first is the same complex: only its blanks are filled.
 */
export async function saveComplexes(
  tx: Db,
  run: FeedRunScope,
  complexes: CanonicalComplex[],
): Promise<SavedComplexes> {
  const known = new Map(
    (await listFeedObjects(tx, run.feedId, 'complex')).map((object) => [object.externalId, object]),
  );
  const told = await listClientComplexes(tx, run);
  const ids = new Map<string, number>();
  let written = 0;
  for (const complex of complexes) {
    const before = known.get(complex.key);
    const photos = hashText([...new Set(photoUrlsOf(complex))].sort().join('\n'));
    const fingerprint = `${fingerprintComplex(complex)}/${photos}`;
    if (before?.fingerprint === fingerprint) {
      ids.set(complex.key, before.objectId);
      continue;
    }
    const name = normaliseName(complex.name);
    const twin = told.find(
      ({ id, name: other }) => before?.objectId === id || (!before && normaliseName(other) === name),
    );
    written += 1;
    ids.set(complex.key, await saveOne(tx, run, { complex, before, twinId: twin?.id ?? null, fingerprint }));
  }
  return { ids, written };
}

interface Change {
  complex: CanonicalComplex;
  before: FeedObject | undefined;
  /** The complex as another feed told of it. */
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
  await replaceComplexMedia(tx, { complexId: objectId, feedId, urls: photoUrlsOf(complex) });
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

function photoUrlsOf(complex: CanonicalComplex): string[] {
  return [...complex.photoUrls, ...complex.houses.flatMap(({ photoUrls }) => photoUrls)];
}
