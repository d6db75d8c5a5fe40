import type { Complex, PricedComplexes } from '#contract/catalog.ts';
import { listFlats } from '#db/queries/listing/list-flats.ts';
import { ROOMS_BUCKETS } from '#domain/listing/rooms-bucket.ts';
import type { ServiceContext } from '../context.ts';
import { countPayments } from '../mortgage/count-payments.ts';
import { placeOfFlat } from '../mortgage/place-of-flat.ts';

/** What the cheapest flat of each bucket of these complexes costs a month, as its own card says it. */
export async function countBucketPayments(
  ctx: ServiceContext,
  complexes: readonly Complex[],
): Promise<PricedComplexes['payments']> {
  const cheapest = complexes.flatMap(({ statistics }) =>
    ROOMS_BUCKETS.flatMap((rooms) => statistics[rooms].exampleFlats.slice(0, 1)),
  );
  const rows = await listFlats(ctx.db, cheapest);
  const payments = await countPayments(ctx, rows.map(placeOfFlat));
  return rows.flatMap(({ complexId, rooms }, at) => {
    const payment = payments[at];
    return payment ? { complexId, rooms, payment } : [];
  });
}
