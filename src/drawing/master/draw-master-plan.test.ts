import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inside, overlaps } from '../box.ts';
import { readLetters } from '../letters/read-letters.ts';
import { drawMasterPlan, masterPlanPins } from './draw-master-plan.ts';
import { layOutQuarter, MOST_HOUSES, type QuarterInput } from './quarter.ts';

const anyQuarter: fc.Arbitrary<QuarterInput> = fc.record({
  seed: fc.integer({ min: 0, max: 2 ** 31 }),
  houses: fc.array(
    fc.record({
      name: fc.constant('Корпус'),
      floors: fc.integer({ min: 1, max: 40 }),
      sections: fc.integer({ min: 1, max: 8 }),
      state: fc.constantFrom('selected' as const, 'sale' as const, 'done' as const, 'later' as const),
    }),
    { minLength: 1, maxLength: 12 },
  ),
});

describe('a master plan', () => {
  it('stands houses on their own ground and apart from each other', () => {
    fc.assert(
      fc.property(anyQuarter, (input) => {
        const { houses, ground } = layOutQuarter(input);
        expect(houses).toHaveLength(Math.min(MOST_HOUSES, input.houses.length));
        houses.forEach(({ boxes }, index) => {
          for (const one of boxes) expect(inside(one, ground)).toBe(true);
          for (const other of houses.slice(index + 1)) {
            for (const a of boxes) for (const b of other.boxes) expect(overlaps(a, b)).toBe(false);
          }
        });
      }),
    );
  });

  it('keeps every pin inside the picture, in the order of the houses', () => {
    fc.assert(
      fc.property(anyQuarter, (input) => {
        for (const pin of masterPlanPins(input)) {
          expect(Math.min(pin.leftPercent, pin.topPercent)).toBeGreaterThan(3);
          expect(Math.max(pin.leftPercent, pin.topPercent)).toBeLessThan(97);
        }
      }),
    );
  });

  it('is small, sound and the same for the same complex', () => {
    fc.assert(
      fc.property(anyQuarter, (input) => {
        const svg = drawMasterPlan(input, { streets: ['ул. Ольховая', 'Аллея <b>'] });
        expect(drawMasterPlan(input, { streets: ['ул. Ольховая', 'Аллея <b>'] })).toBe(svg);
        expect(readLetters(svg)).toEqual(['ул.Ольховая', 'Аллеяb']);
        expect(svg).not.toMatch(/<text|font-|<b>/);
        expect(svg).not.toMatch(/NaN|undefined|Infinity|<script/);
        expect(svg.length).toBeLessThan(16_000);
      }),
      { numRuns: 40 },
    );
  });
});
