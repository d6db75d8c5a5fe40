import { and, asc, eq, exists, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { FoundAddress } from '#domain/geo/found-address.ts';
import type { Db } from '../../client.ts';
import { complexes } from '../../schema/complex.ts';
import { feedObjects } from '../../schema/feed.ts';
import { flats } from '../../schema/flat.ts';
import { houses } from '../../schema/house.ts';
import { housePoints } from '../../schema/house-point.ts';
import { isOnSale } from '../catalog/on-sale.ts';

const hasNoPoint = or(isNull(houses.latitude), isNull(houses.longitude));

/** The address of a house in one line; its parts are those its feed gave. */
const askedAddress = sql<string>`concat_ws(', ', ${houses.region}, ${houses.city}, ${houses.settlement}, ${houses.street}, ${houses.house})`;

/**
 * Lists houses on sale without a point whose address nobody was asked about, or that could not be placed before
 * `placedBefore`; by id.
 */
export function listHousesToPlace(db: Db, { placedBefore, limit }: { placedBefore: Date; limit: number }) {
  const onSale = db
    .select({ one: sql`1` })
    .from(flats)
    .where(and(eq(flats.houseId, houses.id), isOnSale()));
  const isOld = and(isNull(housePoints.label), lt(housePoints.askedAt, placedBefore));
  return db
    .select({ houseId: houses.id, address: askedAddress })
    .from(houses)
    .leftJoin(housePoints, eq(housePoints.houseId, houses.id))
    .where(
      and(
        hasNoPoint,
        isNotNull(houses.street),
        exists(onSale),
        or(isNull(housePoints.houseId), ne(housePoints.asked, askedAddress), isOld),
      ),
    )
    .orderBy(asc(houses.id))
    .limit(limit);
}

/** Keeps the answer of a geocoder in place of the one before; null says that it could not place the house. */
export async function saveHousePoint(
  db: Db,
  { houseId, asked, provider, now }: { houseId: number; asked: string; provider: string; now: Date },
  found: FoundAddress | null,
): Promise<void> {
  const point = found?.point ?? null;
  const values = {
    asked,
    provider,
    askedAt: now,
    label: point && found!.label,
    latitude: point?.latitude ?? null,
    longitude: point?.longitude ?? null,
    precision: point && found!.precision,
    verdict: null,
    decidedAt: null,
  };
  await db
    .insert(housePoints)
    .values({ houseId, ...values })
    .onConflictDoUpdate({ target: housePoints.houseId, set: values });
}

/**
 * Houses of a feed whose points wait for a person, by complex and house, each with what the geocoder proposes, or with
 * nothing when it could not place it.
 */
export function listProposedPoints(db: Db, feedId: number) {
  return db
    .select({
      houseId: houses.id,
      houseName: houses.name,
      complexId: complexes.id,
      complexName: complexes.name,
      asked: housePoints.asked,
      label: housePoints.label,
      latitude: housePoints.latitude,
      longitude: housePoints.longitude,
      precision: housePoints.precision,
      provider: housePoints.provider,
    })
    .from(housePoints)
    .innerJoin(houses, eq(houses.id, housePoints.houseId))
    .innerJoin(complexes, eq(complexes.id, houses.complexId))
    .where(
      and(
        isNull(housePoints.verdict),
        hasNoPoint,
        exists(
          db
            .select({ one: sql`1` })
            .from(feedObjects)
            .where(
              and(
                eq(feedObjects.feedId, feedId),
                eq(feedObjects.kind, 'house'),
                eq(feedObjects.objectId, houses.id),
                isNull(feedObjects.withdrawnAt),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(complexes.id), asc(houses.id));
}

/** The question about a house that waits for a person, held until the transaction ends. */
export async function findOpenPointForUpdate(tx: Db, houseId: number) {
  const [found] = await tx
    .select()
    .from(housePoints)
    .where(and(eq(housePoints.houseId, houseId), isNull(housePoints.verdict)))
    .for('update');
  return found;
}

/** Writes what a person decided, and where they put the house themselves. */
export async function decidePoint(
  tx: Db,
  houseId: number,
  decided: { verdict: 'accepted' | 'refused'; decidedAt: Date } & Partial<
    Pick<typeof housePoints.$inferInsert, 'label' | 'latitude' | 'longitude' | 'precision' | 'provider'>
  >,
): Promise<void> {
  await tx.update(housePoints).set(decided).where(eq(housePoints.houseId, houseId));
}

/**
 * Puts a house where a person says it stands, and its complex too when that has no point: feeds leave both there. False
 * when the house has a point by now.
 */
export async function placeHouse(
  tx: Db,
  houseId: number,
  point: { latitude: number; longitude: number },
): Promise<boolean> {
  const [placed] = await tx
    .update(houses)
    .set({ ...point, pointBy: 'person' })
    .where(and(eq(houses.id, houseId), hasNoPoint))
    .returning({ complexId: houses.complexId });
  if (!placed) return false;
  await tx
    .update(complexes)
    .set({
      ...point,
      ownFacts: sql`ARRAY(SELECT DISTINCT unnest(${complexes.ownFacts} || 'point'::text) ORDER BY 1)`,
    })
    .where(
      and(eq(complexes.id, placed.complexId), or(isNull(complexes.latitude), isNull(complexes.longitude))),
    );
  return true;
}
