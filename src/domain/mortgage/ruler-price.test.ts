import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rulerPayment } from './ruler-payment.ts';
import { rulerPrice } from './ruler-price.ts';

it('reads the ruler backwards to the rouble', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000_000 }), (payment) => {
      const most = rulerPrice(payment, 'down');
      expect(rulerPayment(most).lessThanOrEqualTo(payment)).toBe(true);
      expect(rulerPayment(most + 1).greaterThan(payment)).toBe(true);
      const least = rulerPrice(payment, 'up');
      expect(rulerPayment(least).greaterThanOrEqualTo(payment)).toBe(true);
      expect(rulerPayment(least - 1).lessThan(payment)).toBe(true);
    }),
    { numRuns: 200 },
  );
});

it('shows the payment that was asked for again', () => {
  for (const payment of [30_000, 79_997, 80_000, 1_234_567]) {
    for (const rounding of ['down', 'up'] as const)
      expect(rulerPayment(rulerPrice(payment, rounding)).toDecimalPlaces(0).toNumber()).toBe(payment);
  }
});
