import { DEFAULT_THEME, type Theme, type ThemeColour } from './theme.ts';

/** Pairs that are read one upon the other, and the ratio WCAG 2.2 asks of them (1.4.3, 1.4.11). */
const PAIRS: readonly [ThemeColour, ThemeColour, number][] = [
  ['text', 'background', 4.5],
  ['text', 'surface', 4.5],
  ['text', 'sunken', 4.5],
  ['textSecondary', 'background', 4.5],
  ['textSecondary', 'surface', 4.5],
  ['link', 'background', 4.5],
  ['link', 'surface', 4.5],
  ['textOnPrimary', 'primary', 4.5],
  ['textOnPrimary', 'primaryHover', 4.5],
  ['textOnPrimary', 'primaryActive', 4.5],
  ['error', 'surface', 4.5],
  ['success', 'surface', 4.5],
  ['icon', 'surface', 3],
  ['primary', 'surface', 3],
];

export interface LowContrast {
  text: ThemeColour;
  ground: ThemeColour;
  ratio: number;
  needed: number;
}

/** The pairs of a theme, defaults filled in, that fall below AA; alpha is taken as laid on white. */
export function lowContrasts(theme: Theme): LowContrast[] {
  const colours = { ...DEFAULT_THEME.colors, ...theme.colors };
  return PAIRS.map(([text, ground, needed]) => ({
    text,
    ground,
    ratio: contrastRatio(colours[text], colours[ground]),
    needed,
  })).filter(({ ratio, needed }) => ratio < needed);
}

/** WCAG 2.2 contrast ratio of two normalised colours, 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue, alpha = 255] = hex
    .slice(1)
    .match(/../g)!
    .map((pair) => Number.parseInt(pair, 16));
  const [r, g, b] = [red!, green!, blue!].map((value) => {
    const share = (value * alpha) / 255 / 255 + (1 - alpha / 255);
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}
