import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMFORT_CLASSES } from '#domain/listing/comfort-class.ts';
import { facadeStyleFor } from '../../facade/draw-facade.ts';
import { readLetters } from '../../letters/read-letters.ts';
import { drawPorch, type PorchInput } from './draw-porch.ts';

const anyPorch: fc.Arbitrary<PorchInput> = fc.record({
  seed: fc.integer({ min: 0, max: 0xffff_ffff }),
  comfortClass: fc.option(fc.constantFrom(...COMFORT_CLASSES)),
});

describe('an entrance', () => {
  it('is the same for the same house and says which one it is', () => {
    const svg = drawPorch({ seed: 3, comfortClass: 'ELITE' }, { light: 'day' });
    expect(drawPorch({ seed: 3, comfortClass: 'ELITE' }, { light: 'day' })).toBe(svg);
    expect(drawPorch({ seed: 3, comfortClass: 'ELITE' }, { light: 'dusk' })).not.toBe(svg);
    const [, number] = /aria-label="Вход: подъезд\u00A0(\d)"/.exec(svg) ?? [];
    expect(readLetters(svg)).toEqual([number]);
    expect(svg).not.toMatch(/<text|font-/);
  });

  it('is sound, small and in the walls of its façade, and refers only to names it defines', () => {
    fc.assert(
      fc.property(anyPorch, fc.constantFrom('day' as const, 'dusk' as const), (porch, light) => {
        const svg = drawPorch(porch, { light });
        expect(new TextEncoder().encode(svg).length).toBeLessThan(10 * 1024);
        expect(svg).toContain('viewBox="0 0 846 476"');
        expect(svg).not.toMatch(/NaN|undefined|Infinity|<script|http:\/\/(?!www\.w3\.org)/);
        const defined = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
        const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id);
        expect(used.filter((id) => !defined.includes(id))).toEqual([]);
        const wall = facadeStyleFor(porch).walls[0];
        expect(drawPorch(porch, { light: 'day' })).toContain(`fill="${wall}"`);
      }),
      { numRuns: 60 },
    );
  });
});
