import { Decimal } from '#domain/money/decimal.ts';
import type { CountedAnnuity, CountedStage } from '#domain/mortgage/show/counted-offer.ts';

export interface InterestPart {
  /** 'Проценты', 'Проценты, первые 2 года', 'Проценты сверх лимита'. */
  name: string;
  roubles: Decimal;
}

const COMBO_NAMES = ['Проценты до лимита', 'Проценты сверх лимита'];

/** The interest of a loan where it differs: by its stages, by the loans of a combo, else as one. */
export function interestParts(stages: readonly CountedStage[]): InterestPart[] {
  if (stages.length > 1) {
    return stages.map(({ label, annuities }) => ({
      name: `Проценты, ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
      roubles: sumOf(annuities),
    }));
  }
  const { annuities } = stages[0]!;
  if (annuities.length > 1) {
    return annuities.map(({ interest }, at) => ({ name: COMBO_NAMES[at]!, roubles: interest }));
  }
  return [{ name: 'Проценты', roubles: sumOf(annuities) }];
}

function sumOf(annuities: readonly CountedAnnuity[]): Decimal {
  return annuities.reduce((sum, { interest }) => sum.plus(interest), new Decimal(0));
}
