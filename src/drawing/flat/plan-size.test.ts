import { expect, it } from 'vitest';
import { ROOMS_BUCKETS } from '#domain/listing/rooms-bucket.ts';
import { flatBody } from './flat-body.ts';
import { layOutFlat } from './lay-out-flat.ts';
import { planSpan, spanOf } from './plan-size.ts';

it.each([14, 20, 33, 48, 60, 77, 96, 124, 158, 200, 260])('no plan of %s m² leaves its picture', (areaM2) => {
  const spanM = spanOf(planSpan([areaM2]))!;
  const longestM = ROOMS_BUCKETS.flatMap((rooms) =>
    Array.from({ length: 12 }, (_, seed) => {
      const outside = { balcony: seed % 2 === 0, loggia: seed % 3 === 0 };
      const plan = layOutFlat({ rooms, areaM2x100: areaM2 * 100, ...outside, seed: seed * 7919 });
      const { w, h } = flatBody(plan);
      return (Math.max(w, h) * plan.unitCm) / 100;
    }),
  );
  expect(Math.max(...longestM)).toBeLessThanOrEqual(spanM);
});

it('is set by the largest of the flats', () => {
  expect(planSpan([38.1, 61.2])).toBe(planSpan([61.2]));
  expect(planSpan([38.1, 61.2])).not.toBe(planSpan([38.1]));
});

it('has a widest picture for whatever is larger', () => {
  expect(planSpan([10_000])).toBe('span32');
});
