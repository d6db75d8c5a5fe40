import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastPairs, contrastRatio } from './contrast.ts';
import { repairContrast, repairContrasts } from './repair-contrast.ts';
import { DEFAULT_THEME, THEME_COLOURS, type ThemeColour } from './theme.ts';

const weak = (colors: Partial<Record<ThemeColour, string>>) =>
  contrastPairs({ colors }).filter(({ passes }) => !passes);

/** The angle of a colour on the wheel, degrees. */
function hueOf(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return (Math.atan2(Math.sqrt(3) * (green! - blue!), 2 * red! - green! - blue!) * 180) / Math.PI;
}

describe('a pair that is hard to read', () => {
  it.each([
    ['textSecondary', 'background', '#9aa3a6'],
    ['link', 'surface', '#f0603a'],
    ['primary', 'surface', '#ffd400'],
    ['error', 'surface', '#ff9aa8'],
  ] as const)('%s on %s gets the nearest colour of its hue', (text, ground, colour) => {
    const theme = { colors: { [text]: colour } };
    const pair = contrastPairs(theme).find((one) => one.text === text && one.ground === ground)!;
    expect(pair.passes).toBe(false);
    const repaired = repairContrast(theme, pair);
    expect(repaired.name).toBe(text);
    const ratio = contrastRatio(repaired.colour, DEFAULT_THEME.colors[ground]);
    expect(ratio).toBeGreaterThanOrEqual(pair.needed);
    expect(ratio).toBeLessThan(pair.needed + 0.6);
    expect(Math.abs(hueOf(repaired.colour) - hueOf(colour))).toBeLessThan(15);
  });

  it('is not mended at the cost of another', () => {
    const theme = { colors: { primary: '#ff8a00', textOnPrimary: '#201000' } };
    const pair = contrastPairs(theme).find(({ text }) => text === 'primary')!;
    const { colour } = repairContrast(theme, pair);
    expect(contrastRatio(colour, '#201000')).toBeGreaterThanOrEqual(4.5);
  });

  it('is written lighter on a dark ground', () => {
    const theme = { colors: { surface: '#101418', textSecondary: '#445459' } };
    const pair = contrastPairs(theme).find(
      (one) => one.text === 'textSecondary' && one.ground === 'surface',
    )!;
    const { colour } = repairContrast(theme, pair);
    expect(contrastRatio(colour, '#101418')).toBeGreaterThanOrEqual(4.5);
  });
});

describe('all pairs at once', () => {
  it('leave a theme alone that can be read', () => {
    expect(repairContrasts({})).toEqual({});
  });

  it('of one light ground all pass', () => {
    const colors = { primary: '#ffe100', textSecondary: '#bbbbbb', link: '#6fd3ff', icon: '#dddddd' };
    expect(weak(repairContrasts({ colors }))).toEqual([]);
  });

  it('end whatever the theme', () => {
    const colour = fc
      .integer({ min: 0, max: 0xffffff })
      .map((number) => `#${number.toString(16).padStart(6, '0')}`);
    const colours = fc.dictionary(fc.constantFrom(...THEME_COLOURS), colour);
    fc.assert(
      fc.property(colours, (colors) => {
        const repaired = repairContrasts({ colors });
        expect(Object.values(repaired).every((one) => /^#[0-9a-f]{6}$/.test(one))).toBe(true);
        expect(weak(repaired).length).toBeLessThanOrEqual(weak(colors).length);
      }),
      { numRuns: 20 },
    );
  });

  it('one pair alone always passes, alpha or none', () => {
    const colour = fc
      .tuple(fc.integer({ min: 0, max: 0xffffff }), fc.constantFrom('', '80', '00'))
      .map(([number, alpha]) => `#${number.toString(16).padStart(6, '0')}${alpha}`);
    fc.assert(
      fc.property(colour, colour, (text, surface) => {
        const theme = { colors: { text, surface } };
        const pair = contrastPairs(theme).find((one) => one.text === 'text' && one.ground === 'surface')!;
        if (pair.passes) return;
        const { colour } = repairContrast(theme, pair);
        expect(contrastRatio(colour, surface)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 100 },
    );
  });
});
