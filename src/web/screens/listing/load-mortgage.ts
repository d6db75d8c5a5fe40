import { LazyPayment } from '../../parts/lazy-payment.ts';
import { LazyBestOffers } from './lazy-best-offers.ts';

/** Brings the files that draw the mortgage of a listing, so that the first HTML has it. */
export async function loadMortgage(): Promise<void> {
  await Promise.all([LazyPayment.preload?.(), LazyBestOffers.preload?.()]);
}
