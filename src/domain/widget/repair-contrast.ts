import { type ColourPair, contrastPairs } from './contrast.ts';
import { atLightness, lightnessOf } from './lightness.ts';
import { shownColours } from './shown-colours.ts';
import type { Theme, ThemeColour } from './theme.ts';

/** Lightness is tried in steps that no eye tells apart. */
const STEP = 1 / 400;

/**
 * The nearest colour of the same hue with which what is written of a pair passes, told as what to set. One that can be
 * read on all its grounds goes before one that only breaks no other pair, and that before one that passes here alone.
 */
export function repairContrast(
  theme: Theme,
  { text, ground }: Pick<ColourPair, 'text' | 'ground'>,
): { name: ThemeColour; colour: string } {
  const colour = shownColours(theme)[text];
  const from = lightnessOf(colour);
  const touched = (one: ColourPair) => one.text === text || one.ground === text;
  const before = contrastPairs(theme).filter(touched);
  let onlyThis: string | undefined;
  let noneBroken: string | undefined;
  for (let away = STEP; away <= 1 + STEP; away += STEP) {
    for (const light of [from - away, from + away]) {
      const tried = atLightness(colour, Math.min(1, Math.max(0, light)));
      const after = contrastPairs(withColour(theme, text, tried)).filter(touched);
      if (!after.find((one) => one.text === text && one.ground === ground)!.passes) continue;
      if (after.every(({ passes }, at) => passes || !before[at]!.passes)) {
        if (after.every((one) => one.passes || one.text !== text)) return { name: text, colour: tried };
        noneBroken ??= tried;
      }
      onlyThis ??= tried;
    }
  }
  // Against any ground black or white passes, so that something was found.
  return { name: text, colour: (noneBroken ?? onlyThis)! };
}

/** Repairs every pair that fails, the first one first; what a theme cannot have together stays as it came out last. */
export function repairContrasts(theme: Theme): Partial<Record<ThemeColour, string>> {
  let repaired = theme;
  const tried = new Set<string>();
  for (;;) {
    const weak = contrastPairs(repaired).find(
      ({ text, ground, passes }) => !passes && !tried.has(`${text} ${ground}`),
    );
    if (!weak) return repaired.colors ?? {};
    tried.add(`${weak.text} ${weak.ground}`);
    const { name, colour } = repairContrast(repaired, weak);
    repaired = withColour(repaired, name, colour);
  }
}

function withColour(theme: Theme, name: ThemeColour, colour: string): Theme {
  return { ...theme, colors: { ...theme.colors, [name]: colour } };
}
