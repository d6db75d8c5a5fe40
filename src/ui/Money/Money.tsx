import type { DecimalInput } from '#domain/money/decimal.ts';
import { formatMillions } from '#domain/money/format-millions.ts';
import { formatRoubles } from '#domain/money/format-roubles.ts';
import { classNames } from '../class-names.ts';
import styles from './Money.module.css';

export interface MoneyProps {
  roubles: DecimalInput;
  /** `full`: '12 400 000 ₽'; `kopecks`: with both digits; `millions`: '12,4 млн ₽'. */
  format?: 'full' | 'kopecks' | 'millions';
  /** The unit the sum is for, shown right after the sign. */
  per?: '/мес' | '/м²';
  /** `price` is the large figure of a card, `text` keeps the size around it. */
  size?: 'text' | 'price';
  /** Copper stands for payments: it is the colour of that side of the money lens. */
  tone?: 'ink' | 'copper';
  /** Sets digits of equal width, for columns and changing sums. */
  tabular?: boolean;
}

/** A sum in roubles that never breaks across lines. */
export function Money({ roubles, format = 'full', per, size = 'text', tone = 'ink', tabular }: MoneyProps) {
  const text =
    format === 'millions'
      ? formatMillions(roubles)
      : formatRoubles(roubles, { kopecks: format === 'kopecks' });
  return (
    <span className={classNames(styles.money, styles[size], styles[tone], tabular && styles.tabular)}>
      {per ? text + per : text}
    </span>
  );
}
