import { eq, isNotNull } from 'drizzle-orm';
import { DUBAI_COMPLEX, NOWHERE } from '../demo/worst-case.ts';
import { type Db, openDatabase } from '../src/db/client.ts';
import { insertPastPrices } from '../src/db/queries/listing/flat-prices.ts';
import { complexes } from '../src/db/schema/complex.ts';
import { flatStatuses, flats } from '../src/db/schema/flat.ts';
import { flatMedia, media } from '../src/db/schema/media.ts';
import { openEmbeddedCluster } from '../src/server/postgres/embedded-cluster.ts';
import { planDrawing } from '../src/web/parts/flat/plan-drawing.ts';

interface FlatsToWorsen {
  booked: number;
  sold: number;
  priceless: number;
  moved: number;
  photographed: number;
}

const MOVES = 40;
const PHOTOS = 30;
const DAY_MS = 86_400_000;

/**
 * Gives flats of a running product what no feed of ours says: a booking, a sale, no price, a price that moved forty
 * times, thirty pictures; and takes away all prices of the complex that stands nowhere.
 */
export async function worsenFlats(
  dataDir: string,
  ids: FlatsToWorsen,
): Promise<{ nowhere: number; dubai: number; dubaiFlat: number; goneFlat: number }> {
  const cluster = await openEmbeddedCluster({ dataDir, role: 'command' });
  const { db, close } = openDatabase(cluster.url, 'work');
  const now = new Date();
  for (const [id, status] of [
    [ids.booked, 'BOOKED'],
    [ids.sold, 'SOLD'],
  ] as const) {
    await db.update(flats).set({ status }).where(eq(flats.id, id));
    await db.insert(flatStatuses).values({ flatId: id, at: now, status });
  }
  await db.update(flats).set({ price: null, originalPrice: null }).where(eq(flats.id, ids.priceless));
  await insertPastPrices(
    db,
    Array.from({ length: MOVES }, (_, index) => {
      const price = 19_900_000 + (index % 7) * 350_001 + index * 40_000;
      return {
        flatId: ids.moved,
        at: new Date(now.getTime() - (MOVES - index) * 20 * DAY_MS),
        price,
        originalPrice: price,
        originalCurrency: 'RUB' as const,
      };
    }),
  );
  await addPhotos(db, ids.photographed);
  const nowhere = await findComplex(db, NOWHERE);
  await db.update(flats).set({ price: null, originalPrice: null }).where(eq(flats.complexId, nowhere));
  const dubai = await findComplex(db, DUBAI_COMPLEX);
  const [dubaiFlat] = await db.select({ id: flats.id }).from(flats).where(eq(flats.complexId, dubai));
  const [goneFlat] = await db.select({ id: flats.id }).from(flats).where(isNotNull(flats.withdrawnAt));
  await close();
  await cluster.leave();
  return { nowhere, dubai, dubaiFlat: dubaiFlat!.id, goneFlat: goneFlat!.id };
}

/** Plans of other flats stand for photographs: they are drawn here, so nothing is fetched. */
async function addPhotos(db: Db, flatId: number): Promise<void> {
  const photos = Array.from({ length: PHOTOS }, (_, at) => ({
    type: 'IMAGE' as const,
    sourceUrl: planDrawing(
      { houseId: at + 1, rooms: '2', area: 50 + at, kitchenArea: null, balcony: false, loggia: true },
      'page',
    ),
  }));
  const rows = await db.insert(media).values(photos).returning({ id: media.id });
  await db
    .insert(flatMedia)
    .values(rows.map(({ id }, order) => ({ flatId, mediaId: id, order, isPlan: false })));
}

async function findComplex(db: Db, name: string): Promise<number> {
  const [complex] = await db.select({ id: complexes.id }).from(complexes).where(eq(complexes.name, name));
  return complex!.id;
}
