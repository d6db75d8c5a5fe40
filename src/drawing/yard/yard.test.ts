import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMFORT_CLASSES } from '#domain/listing/comfort-class.ts';
import { type Box, bottom, box, overlaps, right } from '../box.ts';
import { facadeStyleFor } from '../facade/draw-facade.ts';
import { layOutQuarter } from '../master/quarter.ts';
import { composeYard, type YardInput } from './compose-yard.ts';
import { drawYard } from './draw-yard.ts';
import { paintOrder } from './paint-order.ts';

const anyYard: fc.Arbitrary<YardInput> = fc.record({
  seed: fc.integer({ min: 0, max: 0xffff_ffff }),
  houses: fc.array(
    fc.record({ floors: fc.integer({ min: 1, max: 60 }), sections: fc.integer({ min: 1, max: 12 }) }),
    { minLength: 1, maxLength: 12 },
  ),
  comfortClass: fc.option(fc.constantFrom(...COMFORT_CLASSES)),
});
const anyLight = fc.constantFrom('day' as const, 'dusk' as const);

const bytes = (svg: string): number => new TextEncoder().encode(svg).length;
const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

describe('a yard', () => {
  it('is the same for the same complex, fills its frame and says what it shows', () => {
    const yard: YardInput = {
      seed: 7,
      houses: [
        { floors: 12, sections: 3 },
        { floors: 9, sections: 2 },
        { floors: 5, sections: 2 },
      ],
      comfortClass: 'BUSINESS',
    };
    const svg = drawYard(yard, { light: 'day' });
    expect(drawYard(yard, { light: 'day' })).toBe(svg);
    expect(drawYard(yard, { light: 'dusk' })).not.toBe(svg);
    expect(svg).toContain('viewBox="0 0 846 476"');
    expect(svg).toContain('aria-label="Двор с\u00A0высоты: 3\u00A0дома"');
    expect(drawYard(yard, { light: 'day', label: 'Двор «А&Б»' })).toContain('aria-label="Двор «А&amp;Б»"');
  });

  it('is built in the wall colours of the façade of the same complex', () => {
    fc.assert(
      fc.property(anyYard, (yard) => {
        const inks = drawYard(yard, { light: 'day' }).toUpperCase();
        expect(inks).toContain(facadeStyleFor(yard).walls[0].toUpperCase());
      }),
      { numRuns: 30 },
    );
  });

  it('refers only to names it defines, and another yard never shares them', () => {
    fc.assert(
      fc.property(anyYard, anyLight, (yard, light) => {
        const svg = drawYard(yard, { light });
        const defined = idsOf(svg);
        expect(new Set(defined).size).toBe(defined.length);
        const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id);
        expect(used.filter((id) => !defined.includes(id))).toEqual([]);
        const other = drawYard({ ...yard, houses: [...yard.houses, { floors: 3, sections: 1 }] }, { light });
        expect(idsOf(other).filter((id) => defined.includes(id))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('is sound and under 40 KB however many houses there are', () => {
    fc.assert(
      fc.property(anyYard, anyLight, (yard, light) => {
        const svg = drawYard(yard, { light });
        expect(bytes(svg)).toBeLessThan(40 * 1024);
        expect(svg).not.toMatch(/NaN|undefined|Infinity|<script|http:\/\/(?!www\.w3\.org)/);
      }),
      { numRuns: 150 },
    );
  });
});

describe('houses of a yard', () => {
  it('stand where the master plan has them, each as tall as told', () => {
    fc.assert(
      fc.property(anyYard, (input) => {
        const { wings } = composeYard(input);
        const quarter = layOutQuarter(input);
        expect(wings.map((wing) => wing.box)).toEqual(quarter.houses.flatMap(({ boxes }) => boxes));
        for (const { house, floors } of wings) expect(floors).toBe(Math.min(42, input.houses[house]!.floors));
      }),
    );
  });

  it('leave the garden free, and every kind of garden has its ground', () => {
    const seen = new Set<string>();
    for (let count = 1; count <= 8; count++)
      for (let seed = 0; seed < 40; seed++) {
        const houses = Array.from({ length: count }, (_, at) => ({
          floors: 9,
          sections: 1 + ((seed + at) % 8),
        }));
        const { wings, yard, garden } = composeYard({ seed, houses });
        seen.add(garden);
        const place = `${count} houses, seed ${seed}`;
        expect(Math.min(yard.w, yard.h), place).toBeGreaterThan(20);
        expect(
          wings.filter((wing) => overlaps(wing.box, yard)),
          place,
        ).toEqual([]);
      }
    expect([...seen].sort()).toEqual(['cross', 'park', 'promenade', 'square']);
  });
});

describe('the order of painting', () => {
  const things = (...boxes: Box[]) => boxes.map((one) => ({ box: one }));

  it('puts a long house behind a small thing before its middle', () => {
    const [long, small] = things(box(0, 0, 100, 15), box(5, 16, 2, 2));
    expect(paintOrder([small!, long!])).toEqual([long, small]);
  });

  it('never paints what is farther over what is nearer', () => {
    fc.assert(
      fc.property(anyYard, (input) => {
        const order = paintOrder(composeYard(input).wings);
        for (const [at, near] of order.entries())
          for (const far of order.slice(0, at)) {
            const facesX = near.box.y < bottom(far.box) && far.box.y < bottom(near.box);
            const facesY = near.box.x < right(far.box) && far.box.x < right(near.box);
            expect(facesX && right(near.box) <= far.box.x).toBe(false);
            expect(facesY && bottom(near.box) <= far.box.y).toBe(false);
          }
      }),
    );
  });
});
