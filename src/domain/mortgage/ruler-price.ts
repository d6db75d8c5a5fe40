import { Decimal } from '#domain/money/decimal.ts';
import { rulerPayment } from './ruler-payment.ts';

/** Long enough to make the kopecks of its payment tell nothing. */
const SAMPLE_PRICE = 1_000_000_000;

/**
 * The price that stands above a payment on the ruler, whole roubles: `down` the greatest one that costs no more a
 * month, `up` the least one that costs no less.
 * @example rulerPrice(80_000, 'down') // 15 952 089
 */
export function rulerPrice(paymentRoubles: number, rounding: 'down' | 'up'): number {
  const share = rulerPayment(SAMPLE_PRICE).dividedBy(SAMPLE_PRICE);
  let price = new Decimal(paymentRoubles).dividedBy(share).floor().toNumber();
  const fits = (one: number) => {
    const payment = rulerPayment(one);
    return rounding === 'down' ? payment.lessThanOrEqualTo(paymentRoubles) : payment.lessThan(paymentRoubles);
  };
  while (price > 0 && !fits(price)) price--;
  while (fits(price + 1)) price++;
  return rounding === 'down' ? price : price + 1;
}
