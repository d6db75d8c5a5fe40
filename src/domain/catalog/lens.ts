/** The way sums are shown all over the site: as the price of a home or as its monthly payment. */
export const LENSES = ['price', 'payment'] as const;

export type Lens = (typeof LENSES)[number];

export const LENS_LABELS: Record<Lens, string> = { price: 'Цена', payment: 'Платёж в месяц' };
