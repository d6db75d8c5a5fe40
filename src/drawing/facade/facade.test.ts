import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMFORT_CLASSES } from '#domain/listing/comfort-class.ts';
import { seededRandom } from '#domain/random.ts';
import { drawFacade, type FacadeInput, facadeStyleFor } from './draw-facade.ts';
import { massHouse } from './massing.ts';
import { palettes } from './palettes.ts';
import { drawRelief } from './relief.ts';
import type { FacadeStyle, Relief } from './style.ts';
import { facadeStyles } from './styles.ts';
import { varyStyle } from './vary-style.ts';

const anyHouse: fc.Arbitrary<FacadeInput> = fc.record({
  seed: fc.integer({ min: 0, max: 2 ** 31 }),
  floors: fc.integer({ min: 1, max: 40 }),
  sections: fc.option(fc.integer({ min: 1, max: 8 }), { nil: undefined }),
  comfortClass: fc.option(fc.constantFrom(...COMFORT_CLASSES)),
});

const bytes = (svg: string): number => new TextEncoder().encode(svg).length;

describe('a façade', () => {
  it('is the same for the same house and says how tall it is', () => {
    const house: FacadeInput = { seed: 12, floors: 21, comfortClass: 'BUSINESS' };
    const svg = drawFacade(house, { size: 'hero', light: 'day' });
    expect(drawFacade(house, { size: 'hero', light: 'day' })).toBe(svg);
    expect(svg).toContain('aria-label="Фасад: 21\u00A0этаж"');
    expect(drawFacade(house, { size: 'hero', light: 'dusk' })).not.toBe(svg);
  });

  it('refers only to names it defines, and another house never shares them', () => {
    fc.assert(
      fc.property(anyHouse, (house) => {
        const svg = drawFacade(house, { size: 'card', light: 'day' });
        const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
        const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((match) => match[1]);
        expect(used.filter((name) => !defined.has(name))).toEqual([]);
        const other = drawFacade({ ...house, floors: house.floors + 1 }, { size: 'card', light: 'day' });
        expect([...other.matchAll(/ id="([^"]+)"/g)].filter((match) => defined.has(match[1]))).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it('is sound and small at any height: a card under 12 KB, a hero under 30 KB', () => {
    fc.assert(
      fc.property(anyHouse, fc.constantFrom('day' as const, 'dusk' as const), (house, light) => {
        const card = drawFacade(house, { size: 'card', light });
        const hero = drawFacade(house, { size: 'hero', light });
        expect(bytes(card)).toBeLessThan(12 * 1024);
        expect(bytes(hero)).toBeLessThan(30 * 1024);
        expect(`${card}${hero}`).not.toMatch(/NaN|undefined|Infinity|<script|http:\/\/(?!www\.w3\.org)/);
      }),
      { numRuns: 60 },
    );
  });

  it('is a tower when it is very tall, and a street of sections when it is not', () => {
    const proportion = (floors: number) => {
      const { w, h } = massHouse(facadeStyleFor({ seed: 3 }), floors, 3, 3_000, () => 0.5);
      return w / h;
    };
    expect(proportion(60)).toBeLessThan(0.6);
    expect(proportion(90)).toBeLessThan(0.6);
    expect(proportion(30)).toBeGreaterThan(1);
  });

  it('gives the tallest section all the floors and stands sections wall to wall', () => {
    fc.assert(
      fc.property(anyHouse, fc.double({ min: 0, max: 0.999, noNaN: true }), (house, roll) => {
        const { sections, w } = massHouse(
          facadeStyleFor(house),
          house.floors,
          house.sections ?? 3,
          900,
          () => roll,
        );
        expect(Math.max(...sections.map((section) => section.floors))).toBe(house.floors);
        expect(sections.at(-1)!.x + sections.at(-1)!.w).toBeCloseTo(w);
        sections.slice(1).forEach((section, i) => {
          expect(section.x).toBeCloseTo(sections[i]!.x + sections[i]!.w);
        });
      }),
    );
  });
});

describe('the styles', () => {
  it('are at least twelve, at least four for every class, and each is met', () => {
    expect(facadeStyles.length).toBeGreaterThanOrEqual(12);
    for (const comfortClass of COMFORT_CLASSES) {
      const fitting = facadeStyles
        .filter((style) => style.comfort.includes(comfortClass))
        .map((style) => style.id);
      const met = new Set(
        Array.from({ length: 200 }, (_, seed) => facadeStyleFor({ seed, comfortClass }).id),
      );
      expect([...met].sort()).toEqual(fitting.sort());
      expect(met.size).toBeGreaterThanOrEqual(4);
    }
  });

  it('are built by every house in its own way: no two of twenty in a list are alike', () => {
    const looksOf = (house: (seed: number) => FacadeStyle) =>
      new Set(
        Array.from({ length: 20 }, (_, seed) => {
          const { walls, roof, groundFloor, bays, relief } = house(seed);
          return JSON.stringify([walls, roof, groundFloor, bays, relief]);
        }),
      ).size;
    for (const comfortClass of COMFORT_CLASSES)
      expect(looksOf((seed) => facadeStyleFor({ seed: 500 + seed, comfortClass }))).toBe(20);
    const panel = facadeStyles.find((style) => style.id === 'painted-panel')!;
    expect(looksOf((seed) => varyStyle(panel, seededRandom(seed)))).toBeGreaterThanOrEqual(19);
  });

  it('have other colours under their own names', () => {
    const ids = facadeStyles.map((style) => style.id);
    expect(Object.keys(palettes).sort()).toEqual([...ids].sort());
  });

  it('show relief on the wall: bays that stand out, floors of another colour, cornices', () => {
    const style = facadeStyleFor({ seed: 3 });
    const [section] = massHouse(style, 12, 1, 600, () => 0.5).sections;
    const plain = { ...style.relief, projection: 'none', baseFloors: 0, atticFloors: 0 } as const;
    expect(drawRelief(section!, { ...style, relief: plain })).toEqual({ walls: '', edges: '' });
    const widths = (relief: Relief) =>
      [...drawRelief(section!, { ...style, relief }).walls.matchAll(/<path/g)].length;
    expect(widths({ ...plain, projection: 'middle' })).toBe(1);
    expect(widths({ ...plain, projection: 'ends', baseFloors: 2, atticFloors: 1 })).toBe(3);
    const { walls } = drawRelief(section!, { ...style, relief: { ...plain, projection: 'ends' } });
    expect(walls).toMatch(/stroke-dasharray/);
  });
});
