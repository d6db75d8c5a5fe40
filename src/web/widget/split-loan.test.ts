import { describe, expect, it } from 'vitest';
import { prepareQuery } from '#domain/mortgage/evaluate/calc-query.ts';
import { offerWith } from '#domain/mortgage/fixtures/offer-with.ts';
import type { OfferPart, OfferType } from '#domain/mortgage/offer/offer.ts';
import { countedOffer } from '#domain/mortgage/show/counted-offer.ts';
import { interestParts } from './interest-parts.ts';
import { splitLoan } from './split-loan.ts';

const query = prepareQuery({}, { today: '2026-11-20' });

function partsOf(type: OfferType, to: number | null, interest: number, part?: OfferPart) {
  const base: OfferPart = { type: 'BASE', interest, valueRange: { from: null, to } };
  const counted = countedOffer(offerWith({ type, parts: part ? [base, part] : [base] }), query);
  const split = splitLoan(counted, query);
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  return {
    parts: split?.parts.map(({ name, roubles, detail }) => `${name}: ${roubles}, ${plain(detail)}`),
    note: split && plain(split.note),
    interest: interestParts(counted.stages).map(({ name, roubles }) => `${plain(name)}: ${roubles}`),
    whole: counted.fullCost.interest.toNumber(),
  };
}

describe('what a loan is made of', () => {
  it('of a combo: two loans, their rates and payments', () => {
    const combo = partsOf('COMBO', 9_000_000, 0.06, {
      type: 'COMBO',
      interest: 0.184,
      valueRange: { from: 9_000_000, to: 18_000_000 },
    });
    expect(combo).toEqual({
      parts: ['До лимита: 9000000, под 6%, 64 479 ₽/мес', 'Сверх лимита: 1500000, под 18,4%, 23 612 ₽/мес'],
      note: 'Взнос больше на 1 500 000 ₽ — и второй части не будет.',
      interest: ['Проценты до лимита: 6474909.7', 'Проценты сверх лимита: 4166994.82'],
      whole: 10_641_904.52,
    });
  });

  it('of tranches: what is lent when, and the payment of each stage', () => {
    const tranche = partsOf('TRANCHE', null, 0.1859, {
      type: 'TRANCHE',
      valuePart: 0.05,
      endDateOrDuration: 'до ввода дома',
    });
    expect(tranche).toMatchObject({
      parts: ['Сразу: 525000, платёж 8 342 ₽', 'После ввода дома: 9975000, с декабря 2028 платёж 168 664 ₽'],
      whole: 26_131_594.38,
    });
    expect(tranche.interest.map((text) => text.split(':')[0])).toEqual([
      'Проценты, до ввода дома',
      'Проценты, после ввода дома, 18 лет',
    ]);
  });

  it('of tranches with nothing at first', () => {
    const { parts } = partsOf('TRANCHE', null, 0.18, {
      type: 'TRANCHE',
      valuePart: 0,
      endDateOrDuration: 1,
    });
    expect(parts![0]).toBe('Сразу: 0, платёж 0 ₽');
    expect(parts![1]).toMatch(/^Позже: 10500000, /);
  });

  it('of one loan: nothing to tell', () => {
    expect(partsOf('BASE', null, 0.06)).toEqual({
      parts: undefined,
      note: null,
      interest: ['Проценты: 7554062.91'],
      whole: 7_554_062.91,
    });
    const within = { type: 'COMBO', interest: 0.18, valueRange: { from: 12e6, to: 20e6 } } as const;
    expect(partsOf('COMBO', 12_000_000, 0.06, within).parts).toBeUndefined();
  });
});
