import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMFORT_CLASSES } from '#domain/listing/comfort-class.ts';
import { readLetters } from '../letters/read-letters.ts';
import { drawLift, type LiftInput } from './draw-lift.ts';

const anyHall: fc.Arbitrary<LiftInput> = fc.record({
  seed: fc.integer({ min: 0, max: 0xffff_ffff }),
  floors: fc.integer({ min: 1, max: 120 }),
  comfortClass: fc.option(fc.constantFrom(...COMFORT_CLASSES)),
});

describe('a hall of lifts', () => {
  it('is the same for the same house, and another by class', () => {
    const svg = drawLift({ seed: 3, floors: 17, comfortClass: 'ELITE' });
    expect(drawLift({ seed: 3, floors: 17, comfortClass: 'ELITE' })).toBe(svg);
    expect(drawLift({ seed: 3, floors: 17, comfortClass: 'COMFORT' })).not.toBe(svg);
  });

  it('is sound and small, and stands on a floor the house has', () => {
    fc.assert(
      fc.property(anyHall, (hall) => {
        const svg = drawLift(hall);
        expect(new TextEncoder().encode(svg).length).toBeLessThan(6 * 1024);
        expect(svg).toContain('viewBox="0 0 846 476"');
        expect(svg).not.toMatch(/NaN|undefined|Infinity|<script|<text|url\(|href|http:\/\/(?!www\.w3\.org)/);
        const [, here] = /aria-label="Лифтовой холл, (\d+)\u00A0этаж"/.exec(svg) ?? [];
        const [opened, closed, wall] = readLetters(svg);
        expect([opened, wall]).toEqual([here, here]);
        for (const floor of [here, closed]) {
          expect(Number(floor)).toBeGreaterThanOrEqual(1);
          expect(Number(floor)).toBeLessThanOrEqual(hall.floors);
        }
      }),
      { numRuns: 60 },
    );
  });
});
