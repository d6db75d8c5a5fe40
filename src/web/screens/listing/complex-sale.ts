import type { ComplexPage } from '#contract/complex-page.ts';
import { NBSP } from '#domain/text/nbsp.ts';

export type ComplexSale =
  | { kind: 'onSale' }
  | {
      kind: 'announced' | 'soldOut';
      /** 'Продажи закрыты' */
      label: string;
      explanation: string;
    };

/** Whether flats of a complex may be bought: one without a house is yet to begin, any other without flats is over. */
export function complexSale({ complex, houses }: Pick<ComplexPage, 'complex' | 'houses'>): ComplexSale {
  if (complex.statistics.total.flatsCount > 0) return { kind: 'onSale' };
  if (houses.length === 0) {
    return {
      kind: 'announced',
      label: `Продажи ещё не${NBSP}начались`,
      explanation: `Застройщик пока не${NBSP}назвал ни${NBSP}корпусов, ни${NBSP}цен.`,
    };
  }
  return {
    kind: 'soldOut',
    label: 'Продажи закрыты',
    explanation: `Сейчас в${NBSP}этом комплексе нет свободных квартир.`,
  };
}
