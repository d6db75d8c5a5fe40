import { linearRgb } from './lightness.ts';
import { shownColours } from './shown-colours.ts';
import type { Theme, ThemeColour } from './theme.ts';

/** Pairs that are read one upon the other, and the ratio WCAG 2.2 asks of them (1.4.3, 1.4.11). */
const PAIRS: readonly [ThemeColour, ThemeColour, number][] = [
  ['text', 'background', 4.5],
  ['text', 'surface', 4.5],
  ['text', 'sunken', 4.5],
  ['textSecondary', 'background', 4.5],
  ['textSecondary', 'surface', 4.5],
  ['link', 'background', 4.5],
  ['link', 'surface', 4.5],
  // Before what is written on it, which follows it when all are repaired.
  ['primary', 'surface', 3],
  ['textOnPrimary', 'primary', 4.5],
  ['textOnPrimary', 'primaryHover', 4.5],
  ['textOnPrimary', 'primaryActive', 4.5],
  ['error', 'surface', 4.5],
  ['success', 'surface', 4.5],
  ['icon', 'surface', 3],
];

export interface ColourPair {
  text: ThemeColour;
  ground: ThemeColour;
  ratio: number;
  needed: number;
  passes: boolean;
}

/** Every pair of a theme, defaults filled in; alpha is taken as laid on white. */
export function contrastPairs(theme: Theme): ColourPair[] {
  const colours = shownColours(theme);
  return PAIRS.map(([text, ground, needed]) => {
    const ratio = contrastRatio(colours[text], colours[ground]);
    return { text, ground, ratio, needed, passes: ratio >= needed };
  });
}

/** WCAG 2.2 contrast ratio of two normalised colours, 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = linearRgb(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
