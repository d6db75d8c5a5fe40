import fc from 'fast-check';
import { expect, it } from 'vitest';
import { COMFORT_CLASSES } from '#domain/listing/comfort-class.ts';
import { drawStage, type StageInput } from './draw-stage.ts';

const anyStage: fc.Arbitrary<StageInput> = fc.record({
  seed: fc.integer({ min: 0, max: 2 ** 31 }),
  floors: fc.integer({ min: 1, max: 90 }),
  sections: fc.option(fc.integer({ min: 1, max: 8 }), { nil: undefined }),
  comfortClass: fc.option(fc.constantFrom(...COMFORT_CLASSES)),
  builtPercent: fc.integer({ min: 0, max: 100 }),
});

it('is the same for the same house, sound and small, and refers only to names it defines', () => {
  fc.assert(
    fc.property(anyStage, (stage) => {
      const svg = drawStage(stage);
      expect(drawStage(stage)).toBe(svg);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|<script|<text|http:\/\/(?!www\.w3\.org)/);
      expect(new TextEncoder().encode(svg).length).toBeLessThan(16 * 1024);
      const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id);
      expect(used.filter((id) => !defined.has(id))).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

it('grows: a frame first, walls after it, and neither crane nor fence when it stands', () => {
  const house = { seed: 7, floors: 16, comfortClass: 'COMFORT' } as const;
  const [pit, frame, walls, done] = [0, 20, 60, 100].map((builtPercent) =>
    drawStage({ ...house, builtPercent }),
  );
  const has = { frame: 'stroke-dasharray="4 26"', walls: 'url(#', crane: '#D9A23C' };
  expect([pit, frame, walls, done].map((svg) => svg!.includes(has.frame))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect([pit, frame, walls, done].map((svg) => /stroke="url\(#/.test(svg!))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect([pit, frame, walls, done].map((svg) => svg!.includes(has.crane))).toEqual([true, true, true, false]);
});
