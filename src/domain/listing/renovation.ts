/** The finish a flat is sold with, in the order of the filter. */
export const RENOVATIONS = ['fine', 'furnished', 'none', 'preFine', 'rough'] as const;

export type Renovation = (typeof RENOVATIONS)[number];

export const RENOVATION_LABELS: Record<Renovation, string> = {
  fine: 'Чистовая',
  furnished: 'Готовая с мебелью',
  none: 'Без отделки',
  preFine: 'Предчистовая',
  rough: 'Черновая',
};
