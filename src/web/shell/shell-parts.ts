/** Files of the lazy parts that the shell draws on every page. */
export const SHELL_PARTS = [
  'src/web/parts/PlaceSearch.tsx',
  'src/web/shell/place/PlaceButton.tsx',
  'src/web/shell/person/PersonMenu.tsx',
  'src/web/shell/SiteFooter.tsx',
];
