import type { Decimal } from '#domain/money/decimal.ts';
import type { ServiceContext } from '../context.ts';
import { countBestPayments } from './count-best-payments.ts';
import type { PricedPlace } from './priced-place.ts';

/** The sums of the best payments, roubles a month, in the order given; null where no offer fits. */
export async function countPayments(
  ctx: ServiceContext,
  places: readonly PricedPlace[],
): Promise<(Decimal | null)[]> {
  const best = await countBestPayments(ctx, places);
  return best.map((payment) => payment?.sum ?? null);
}
