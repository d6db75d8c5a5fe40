import { isNormalColour } from './colour.ts';
import { followingColours } from './shown-colours.ts';
import { DEFAULT_THEME, type FontSize, type Theme, type ThemeColour, type ThemeFont } from './theme.ts';
import { COMPONENT_KEY, CSS_VARIABLE, isFontFamily, isFontUrl, isThemeValue } from './theme-value.ts';

/** Colours of a theme as the variables of the kit, so that its components need not know of themes. */
const COLOUR_VARIABLES: Record<ThemeColour, string> = {
  primary: '--primary',
  primaryHover: '--primary-hover',
  primaryActive: '--primary-active',
  link: '--link',
  linkHover: '--link-hover',
  linkActive: '--link-active',
  linkVisited: '--link-visited',
  background: '--bg',
  surface: '--surface',
  sunken: '--sunken',
  text: '--ink',
  textSecondary: '--ink-2',
  textOnPrimary: '--on-primary',
  icon: '--icon',
  border: '--line',
  error: '--danger',
  success: '--success',
};

/**
 * A theme as the text of a style element. Every value is checked again here, whatever checked it before it was stored,
 * and left out when it could be more than a value.
 */
export function printTheme(theme: Theme): string {
  const faces = (theme.fontList ?? []).map(printFace).filter((face) => face !== undefined);
  const variables = [
    ...Object.entries(coloursOf(theme)).map(
      ([name, value]) => [COLOUR_VARIABLES[name as ThemeColour], value] as const,
    ),
    ...(['heading', 'body'] as const).flatMap((role) => fontVariables(role, theme.fonts?.[role])),
    ...Object.entries(theme.components ?? {}).flatMap(([component, values]) =>
      Object.entries(values)
        .filter(([key]) => COMPONENT_KEY.test(key))
        .map(([key, value]) => [`--${kebab(component)}-${kebab(key)}`, value] as const),
    ),
    ...Object.entries(theme.cssVariables ?? {}),
  ];
  const rules = variables
    .filter(([name, value]) => CSS_VARIABLE.test(name ?? '') && (isThemeValue(value) || isFamilyList(value)))
    .map(([name, value]) => `${name}:${value};`);
  return `${faces.join('')}:root{${tintRule(theme)}${rules.join('')}}`;
}

function coloursOf({ colors = {} }: Theme): NonNullable<Theme['colors']> {
  const { primary } = colors;
  if (primary === undefined || !isNormalColour(primary)) return colors;
  return { ...colors, ...followingColours(colors) };
}

/** The ground of what is chosen and bars of rulers follow the main colour; a variable of the partner goes before it. */
function tintRule({ colors: { primary } = {} }: Theme): string {
  if (primary === undefined || !isNormalColour(primary)) return '';
  const mixed = (name: string, share: number) =>
    `--${name}:color-mix(in srgb,${primary} ${share}%,var(--surface));`;
  return mixed('primary-tint', 12) + mixed('bar-chosen', 52);
}

function fontVariables(
  role: 'heading' | 'body',
  font: Partial<ThemeFont> | undefined,
): (readonly [string, string])[] {
  if (!font) return [];
  const fallback = DEFAULT_THEME.fonts[role];
  const family = font.family ?? fallback.family;
  const sizes = (['desktop', 'mobile'] as const).flatMap((width) => {
    const { size, lineHeight }: FontSize = { ...fallback[width], ...font[width] };
    return [
      [`--${role}-size-${width}`, `${size}px`],
      [`--${role}-line-${width}`, `${lineHeight}px`],
    ] as const;
  });
  return [...(isFontFamily(family) ? [[`--${role}-family`, familyList(family)] as const] : []), ...sizes];
}

function familyList(family: string): string {
  return `"${family}", "Onest fb", system-ui, sans-serif`;
}

function isFamilyList(value: string): boolean {
  const family = /^"([^"]*)"/.exec(value)?.[1] ?? '';
  return isFontFamily(family) && value === familyList(family);
}

function printFace({ name, url, weight }: NonNullable<Theme['fontList']>[number]): string | undefined {
  const isSafe = isFontFamily(name) && isFontUrl(url) && Number.isInteger(weight);
  return isSafe
    ? `@font-face{font-family:"${name}";src:url("${url}");font-weight:${weight};font-display:swap}`
    : undefined;
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
