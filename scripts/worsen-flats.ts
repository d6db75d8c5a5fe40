import { eq } from 'drizzle-orm';
import { openDatabase } from '../src/db/client.ts';
import { insertPastPrices } from '../src/db/queries/listing/insert-past-prices.ts';
import { flatStatuses, flats } from '../src/db/schema/flat.ts';
import { openEmbeddedCluster } from '../src/server/postgres/embedded-cluster.ts';

interface FlatsToWorsen {
  booked: number;
  sold: number;
  priceless: number;
  moved: number;
}

/** Gives flats of a running product what no feed of ours says: a booking, a sale, no price, a price that moved often. */
export async function worsenFlats(dataDir: string, ids: FlatsToWorsen): Promise<void> {
  const cluster = await openEmbeddedCluster({ dataDir, role: 'command' });
  const { db, close } = openDatabase(cluster.url);
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
    [19_900_000, 20_350_000, 20_350_001, 21_800_000, 20_999_000].map((price, index) => ({
      flatId: ids.moved,
      at: new Date(now.getTime() - (500 - index * 90) * 86_400_000),
      price,
      originalPrice: price,
      originalCurrency: 'RUB' as const,
    })),
  );
  await close();
  await cluster.leave();
}
