/** How sums are told all over the site: what a home costs, or what it costs a month. */
export const LENSES = ['price', 'payment'] as const;

export type Lens = (typeof LENSES)[number];

export const LENS_LABELS: Record<Lens, string> = { price: 'Цена', payment: 'Платёж в месяц' };
