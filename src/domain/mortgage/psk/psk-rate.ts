import type { PeriodOffset } from './period-offset.ts';
import { smallestRoot } from './smallest-root.ts';

/** A flow of the general equation: advances negative, the borrower's payments positive. */
export interface OffsetFlow extends PeriodOffset {
  /** Any unit, the same in all; whole numbers add up exactly. */
  amount: number;
}

/**
 * The rate i of one base period (353-FZ, art. 6, pt 2.1): the smallest positive root of
 * Σ flow / ((1 + e·i)·(1 + i)^q) = 0. Zero when exactly as much is paid back as was lent, null when less.
 */
export function pskRate(flows: readonly OffsetFlow[]): number | null {
  const sum = flows.reduce((total, { amount }) => total + amount, 0);
  if (sum === 0) return 0;
  if (sum < 0) return null;
  const valueAt = (rate: number) =>
    flows.reduce(
      (total, { amount, full, part }) => total + amount / ((1 + part * rate) * (1 + rate) ** full),
      0,
    );
  return smallestRoot(valueAt) ?? null;
}
