/** Colours of a map as the theme of the page has them. */
export interface MapPalette {
  land: string;
  road: string;
  case: string;
  water: string;
  park: string;
  label: string;
  labelStrong: string;
  labelPark: string;
  labelWater: string;
  kremlin: string;
  surface: string;
  primary: string;
  isDark: boolean;
}

const TOKENS: Record<Exclude<keyof MapPalette, 'isDark'>, string> = {
  land: '--map-land',
  road: '--map-road',
  case: '--map-case',
  water: '--map-water',
  park: '--map-park',
  label: '--map-label',
  labelStrong: '--ink',
  labelPark: '--map-label-park',
  labelWater: '--map-label-water',
  kremlin: '--map-kremlin',
  surface: '--surface',
  primary: '--primary',
};

/** Reads the colours off the root of the page: a map is drawn, so no style sheet can reach into it. */
export function mapPalette(): MapPalette {
  const root = getComputedStyle(document.documentElement);
  const colours = Object.entries(TOKENS).map(([name, token]) => [name, root.getPropertyValue(token).trim()]);
  return { ...Object.fromEntries(colours), isDark: root.colorScheme === 'dark' } as MapPalette;
}
