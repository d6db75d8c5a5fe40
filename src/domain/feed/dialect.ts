/** The formats of feeds that are read. */
export const DIALECTS = ['yrl', 'cian', 'domclick', 'avito', 'profitbase'] as const;

export type Dialect = (typeof DIALECTS)[number];

export const DIALECT_TITLES: Record<Dialect, string> = {
  yrl: 'Яндекс.Недвижимость',
  cian: 'ЦИАН',
  domclick: 'ДомКлик',
  avito: 'Авито',
  profitbase: 'Profitbase',
};
