import type { BoardFlat } from '#contract/board.ts';
import { Decimal } from '#domain/money/decimal.ts';
import { formatNumber } from '#domain/money/format-number.ts';

/** The measure told by the second line of a cell. */
export type BoardLens = 'price' | 'payment' | 'area';

export const BOARD_LENSES: { value: BoardLens; label: string }[] = [
  { value: 'price', label: 'Цена' },
  { value: 'payment', label: 'Платёж' },
  { value: 'area', label: 'Площадь' },
];

/** The measures of a board, in words. */
export const LENS_WORDS: Record<BoardLens, string> = {
  price: 'комнаты и цена, млн\u00a0₽',
  payment: 'комнаты и платёж в\u00a0месяц, тыс.\u00a0₽',
  area: 'комнаты и площадь, м²',
};

/** '12,4' of millions, '62,2' of thousands a month or '54,3' of square metres; empty when nobody tells. */
export function lensText(
  { price, payment, area }: Pick<BoardFlat, 'price' | 'payment' | 'area'>,
  lens: BoardLens,
): string {
  if (lens === 'area') return formatNumber(area, { decimals: 1, minDecimals: 1, rounding: 'down' });
  const [amount, unit] = lens === 'price' ? [price, 1_000_000] : [payment, 1_000];
  if (amount === null) return '';
  const shown = new Decimal(amount).dividedBy(unit);
  return formatNumber(shown, shown.lessThan(100) ? { decimals: 1, minDecimals: 1 } : {});
}
