import { atLightness, lightnessOf } from './lightness.ts';
import { DEFAULT_THEME, type Theme, type ThemeColour } from './theme.ts';

/** How much darker than the main colour its button is under the pointer and when pressed, nearly as with our own. */
const DARKER = { primaryHover: 0.05, primaryActive: 0.09 } as const;

/** The colours a widget of this theme is drawn in: its own, those that follow its main colour, and ours. */
export function shownColours({ colors = {} }: Theme): Record<ThemeColour, string> {
  return { ...DEFAULT_THEME.colors, ...followingColours(colors), ...colors };
}

/** Colours that a theme leaves out and that would not go with its main one if they stayed ours. */
export function followingColours({
  primary,
  ...others
}: NonNullable<Theme['colors']>): NonNullable<Theme['colors']> {
  if (primary === undefined) return {};
  const names = Object.entries(DARKER).filter(([name]) => others[name as keyof typeof DARKER] === undefined);
  return Object.fromEntries(
    names.map(([name, by]) => [name, atLightness(primary, Math.max(0, lightnessOf(primary) - by))]),
  );
}
