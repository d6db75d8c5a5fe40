export const THEME_COLOURS = [
  'primary',
  'primaryHover',
  'primaryActive',
  'link',
  'linkHover',
  'linkActive',
  'linkVisited',
  'background',
  'surface',
  'sunken',
  'text',
  'textSecondary',
  'textOnPrimary',
  'icon',
  'border',
  'error',
  'success',
] as const;
export type ThemeColour = (typeof THEME_COLOURS)[number];

/**
 * The properties a theme may set for each component. Other properties are accepted too: they are printed as variables
 * such as `--button-any`, which nothing of ours reads.
 */
export const THEME_COMPONENTS = {
  button: ['background', 'backgroundHover', 'backgroundActive', 'color', 'border', 'radius'],
  slider: ['track', 'fill', 'thumb', 'thumbBorder'],
  tabs: ['color', 'colorSelected', 'borderSelected'],
  input: ['background', 'color', 'placeholder', 'border', 'borderHover', 'radius'],
  checkbox: ['background', 'backgroundChecked', 'border', 'tick'],
  radio: ['background', 'backgroundChecked', 'border', 'borderChecked', 'color', 'colorChecked'],
  switch: ['background', 'backgroundChecked', 'thumb'],
  iconButton: ['background', 'backgroundHover', 'color', 'radius'],
  badge: ['background', 'border', 'color', 'radius'],
} as const satisfies Record<string, readonly string[]>;
export type ThemeComponent = keyof typeof THEME_COMPONENTS;

/** Pixels. */
export interface FontSize {
  size: number;
  lineHeight: number;
}

export interface ThemeFont {
  family: string;
  desktop: FontSize;
  mobile: FontSize;
}

/** The look of a partner's widget; a part left out looks like ours. Colours are normalised hex. */
export interface Theme {
  colors?: Partial<Record<ThemeColour, string>>;
  fonts?: Partial<Record<'heading' | 'body', Partial<ThemeFont>>>;
  components?: Partial<Record<ThemeComponent, Record<string, string>>>;
  fontList?: { name: string; url: string; weight: number }[];
  cssVariables?: Record<`--${string}`, string>;
}

/** Our own look, which fills the parts a theme leaves out. */
export const DEFAULT_THEME = {
  colors: {
    primary: '#086668',
    primaryHover: '#065455',
    primaryActive: '#034546',
    link: '#036169',
    linkHover: '#065455',
    linkActive: '#034546',
    linkVisited: '#036169',
    background: '#f7fbfb',
    surface: '#ffffff',
    sunken: '#ecf3f3',
    text: '#102126',
    textSecondary: '#445459',
    textOnPrimary: '#ffffff',
    icon: '#445459',
    border: '#d5dedf',
    error: '#b81740',
    success: '#287238',
  },
  fonts: {
    heading: {
      family: 'Onest',
      desktop: { size: 24, lineHeight: 30 },
      mobile: { size: 20, lineHeight: 26 },
    },
    body: { family: 'Onest', desktop: { size: 16, lineHeight: 24 }, mobile: { size: 16, lineHeight: 24 } },
  },
} as const satisfies Theme;

const GROUND_COLOURS: readonly ThemeColour[] = ['background', 'surface', 'sunken', 'text', 'textSecondary'];

/** Whether a theme chooses what its widget is written on or with: such a widget brings its ground to every page. */
export function hasOwnGround({ colors = {} }: Theme): boolean {
  return GROUND_COLOURS.some((name) => colors[name] !== undefined);
}
