import fc from 'fast-check';
import { expect, it } from 'vitest';
import { thinOutline } from './thin-outline.ts';

it('keeps the corners of what was drawn and leaves out the steps between them', () => {
  const side = Array.from({ length: 20 }, (_, step) => step * 10);
  const trail = [
    ...side.map((x) => ({ x, y: 0 })),
    ...side.map((y) => ({ x: 200, y })),
    ...side.map((x) => ({ x: 200 - x, y: 200 })),
  ];
  expect(thinOutline(trail)).toEqual([
    { x: 0, y: 0 },
    { x: 200, y: 0 },
    { x: 200, y: 200 },
    { x: 10, y: 200 },
  ]);
});

it.each([
  [[]],
  [[{ x: 1, y: 1 }]],
  [
    [
      { x: 0, y: 0 },
      { x: 5, y: 5 },
      { x: 10, y: 10 },
    ],
  ],
])('what encloses nothing is no outline: %j', (trail) => {
  expect(thinOutline(trail)).toEqual([]);
});

it('never gives more than 60 points, all of them from the trail', () => {
  const point = fc.record({ x: fc.integer({ min: 0, max: 800 }), y: fc.integer({ min: 0, max: 800 }) });
  fc.assert(
    fc.property(fc.array(point, { maxLength: 300 }), (trail) => {
      const outline = thinOutline(trail);
      expect(outline.length).toBeLessThanOrEqual(60);
      expect(outline.every((corner) => trail.includes(corner))).toBe(true);
    }),
    { numRuns: 50 },
  );
});
