import type { Flat, Range } from '#contract/catalog.ts';
import { formatMillionsRange } from '#domain/money/format-millions.ts';
import { useLens } from '../../query/use-lens.ts';
import { SumFrom } from './SumFrom.tsx';

export interface SumRangeProps {
  /** Roubles. */
  price: Range;
  /** A month for the cheapest; null where no mortgage fits. */
  payment: Flat['payment'];
}

/** Prices of some flats in the lens of the page: '9,4–12,0 млн ₽' or 'от 47 141 ₽/мес'. */
export function SumRange({ price: { from, to }, payment }: SumRangeProps) {
  const lens = useLens();
  if (lens === 'payment' && payment !== null) return <SumFrom price={from} payment={payment} />;
  return from === null || to === null ? 'по\u00a0запросу' : formatMillionsRange(from, to);
}
