import { describe, expect, it } from 'vitest';
import { DEFAULT_CALC_POLICY } from '../calc-policy.ts';
import { type CalcQuery, prepareQuery } from '../evaluate/calc-query.ts';
import { evaluateOffer } from '../evaluate/evaluate-offer.ts';
import { offerWith } from '../fixtures/offer-with.ts';
import type { OfferTerms } from '../offer/offer.ts';
import { findSubsidyRow } from '../offer-types/find-subsidy-row.ts';
import { periodLabels } from './period-label.ts';
import { renderData } from './render-data.ts';
import { shownReasons } from './shown-reasons.ts';

// Spaces within an amount or a term are no-break ones.
const context = { today: '2026-11-20' };

describe('periodLabels', () => {
  it.each<[number[], boolean, string[]]>([
    [[240], false, ['20\u00A0лет']],
    [[18], false, ['1\u00A0год 6\u00A0мес.']],
    [[240], true, ['20\u00A0лет']],
    [[24, 216], false, ['Первые 2\u00A0года', 'Далее 18\u00A0лет']],
    [[12, 348], false, ['Первый год', 'Далее 29\u00A0лет']],
    [[1, 239], false, ['Первый месяц', 'Далее 19\u00A0лет 11\u00A0мес.']],
    [[20, 220], false, ['Первые 20\u00A0мес.', 'Далее 18\u00A0лет 4\u00A0мес.']],
    [[60, 180], false, ['Первые 5\u00A0лет', 'Далее 15\u00A0лет']],
    [[24, 216], true, ['до ввода дома', 'после ввода дома, 18\u00A0лет']],
  ])('%o, until handover %s', (months, isUntilHandover, expected) => {
    expect(periodLabels({ rows: months.map((each) => ({ months: each })), isUntilHandover })).toEqual(
      expected,
    );
  });
});

describe('shownReasons', () => {
  const all = { price: 15_000_000, initialPayment: 0.3, years: 20 };
  const texts = (query: CalcQuery, terms: Partial<OfferTerms> = {}) =>
    shownReasons(evaluateOffer(offerWith(terms), prepareQuery(query, context)));
  const base = (from: number | null, to: number | null): Partial<OfferTerms> => ({
    parts: [{ type: 'BASE', interest: 0.179, valueRange: { from, to } }],
  });

  it.each<[Partial<OfferTerms>, CalcQuery, string]>([
    [{ period: { from: 3, to: 7 } }, { years: 2 }, 'Срок от 3\u00A0лет'],
    [{ period: { from: 1, to: 7 } }, { years: 0.5 }, 'Срок от 1\u00A0года'],
    [{ period: { from: 1.5, to: 7 } }, { years: 1 }, 'Срок от 1,5\u00A0года'],
    [{ period: { from: 3, to: 7 } }, { years: 8 }, 'Срок до 7\u00A0лет'],
    [{ period: { from: 3, to: 21 } }, { years: 22 }, 'Срок до 21\u00A0года'],
    [
      { ...base(300_000, 12_000_000) },
      { ...all, price: 20_000_000 },
      'Сумма кредита от 300\u00A0000\u00A0₽ до 12\u00A0000\u00A0000\u00A0₽',
    ],
    [base(null, 8_000_000), all, 'Сумма кредита до 8\u00A0000\u00A0000\u00A0₽'],
    [base(12_000_000, null), all, 'Сумма кредита от 12\u00A0000\u00A0000\u00A0₽'],
    [{}, { initialPayment: 0.2 }, 'Первый взнос от 20,1%'],
    [{}, { initialPayment: 0.81 }, 'Первый взнос до 80%'],
    [base(null, null), { ...all, monthlyPayment: 100_000 }, 'Платёж 161\u00A0240\u00A0₽ выше желаемого'],
  ])('%o asked %o', (terms, query, expected) => {
    expect(texts(query, terms).reasonsToDisplay).toBe(expected);
  });

  it('names the payment the limit was held against', () => {
    const tranche = offerWith({
      type: 'TRANCHE',
      parts: [
        { type: 'BASE', interest: 0.1859, valueRange: { from: null, to: null } },
        { type: 'TRANCHE', valuePart: 0.05, endDateOrDuration: 2 },
      ],
    });
    const text = (comparedPayment: 'min' | 'max') => {
      const policy = { ...DEFAULT_CALC_POLICY, comparedPayment };
      const query = prepareQuery({ ...all, monthlyPayment: 8_000 }, { ...context, policy });
      return shownReasons(evaluateOffer(tranche, query), policy).reasonsToDisplay;
    };
    expect([text('min'), text('max')]).toEqual([
      'Платёж 8\u00A0342\u00A0₽ выше желаемого',
      'Платёж 168\u00A0664\u00A0₽ выше желаемого',
    ]);
  });

  it('joins several in their order', () => {
    expect(texts({ price: 40_000_000, initialPayment: 0.1, years: 31 })).toEqual({
      reasons: [
        { value: 'periodMax', toDisplay: 'Срок до 30\u00A0лет' },
        {
          value: 'valueRange',
          toDisplay: 'Сумма кредита от 300\u00A0000\u00A0₽ до 12\u00A0000\u00A0000\u00A0₽',
        },
        { value: 'initialPaymentMin', toDisplay: 'Первый взнос от 20,1%' },
      ],
      reasonsToDisplay:
        'Срок до 30\u00A0лет, Сумма кредита от 300\u00A0000\u00A0₽ до 12\u00A0000\u00A0000\u00A0₽, Первый взнос от 20,1%',
    });
  });
});

describe('renderData', () => {
  const shown = (terms: Partial<OfferTerms>, query: CalcQuery = {}) =>
    renderData(evaluateOffer(offerWith(terms), prepareQuery(query, context)));

  it('shows a plain offer', () => {
    expect(shown({})).toEqual({
      minMonthlyPayment: 75_225.26,
      maxMonthlyPayment: 75_225.26,
      paymentRows: [
        {
          period: { value: 240, toDisplay: '20\u00A0лет' },
          monthlyPayment: { value: 75_225.26, toDisplay: '75\u00A0225\u00A0₽' },
          interest: { value: 0.06, toDisplay: '6%' },
          isSubsidy: false,
        },
      ],
      fullCost: { interest: 7_554_062.91, fee: 0, pricePremium: 0, total: 7_554_062.91 },
      psk: 6,
      isHandoverAssumed: false,
    });
  });

  it('shows both stages of a tranche until an unknown handover', () => {
    const tranche = shown({
      type: 'TRANCHE',
      parts: [
        { type: 'BASE', interest: 0.1859, valueRange: { from: null, to: null } },
        { type: 'TRANCHE', valuePart: 0.05, endDateOrDuration: 'до ввода дома' },
      ],
    });
    expect(tranche).toMatchObject({
      minMonthlyPayment: 8_341.54,
      maxMonthlyPayment: 168_663.85,
      paymentRows: [
        {
          period: { value: 24, toDisplay: 'до ввода дома' },
          monthlyPayment: { value: 8_341.54, toDisplay: '8\u00A0342\u00A0₽' },
          interest: { value: 0.1859, toDisplay: '18,5%' },
        },
        { period: { value: 216, toDisplay: 'после ввода дома, 18\u00A0лет' } },
      ],
      fullCost: { interest: 26_131_594.38 },
      psk: 18.59,
      isHandoverAssumed: true,
    });
  });

  it('shows a combo at its weighted rate', () => {
    const combo = shown({
      type: 'COMBO',
      parts: [
        { type: 'BASE', interest: 0.06, valueRange: { from: null, to: 9_000_000 } },
        { type: 'COMBO', interest: 0.184, valueRange: { from: 9_000_000, to: 18_000_000 } },
      ],
    });
    expect(combo).toMatchObject({
      minMonthlyPayment: 88_091.24,
      paymentRows: [{ interest: { value: 0.077714, toDisplay: '7,7%' }, isSubsidy: false }],
      fullCost: { interest: 10_641_904.52 },
      psk: 8.041,
    });
  });

  describe('of a subsidy', () => {
    const offer = offerWith({
      type: 'SUBSIDY',
      parts: [
        { type: 'BASE', interest: 0.1879, valueRange: { from: null, to: null } },
        {
          type: 'SUBSIDY',
          matrix: [
            { duration: 2, interest: 0.035, _fee: 0.02, _discount: 0.03 },
            { duration: 1, interest: 0.06 },
            { duration: 2, interest: 0.05 },
          ],
        },
      ],
    });
    const query = prepareQuery({}, context);

    it('offers every duration and rate until one is chosen', () => {
      const data = renderData(evaluateOffer(offer, query));
      expect(data).toMatchObject({
        paymentRows: [
          {
            period: { value: 24, toDisplay: 'Первые 2\u00A0года' },
            isSubsidy: true,
            interest: { value: 0.035, toDisplay: '3,5%' },
          },
          {
            period: { value: 216, toDisplay: 'Далее 18\u00A0лет' },
            isSubsidy: false,
            interest: { value: 0.1879, toDisplay: '18,7%' },
          },
        ],
        periodDurations: [
          { value: 1, toDisplay: '1\u00A0год' },
          { value: 2, toDisplay: '2\u00A0года' },
        ],
        interests: [
          { value: 0.035, toDisplay: '3,5%' },
          { value: 0.05, toDisplay: '5%' },
          { value: 0.06, toDisplay: '6%' },
        ],
        minMonthlyPayment: 60_895.77,
        maxMonthlyPayment: 158_162.78,
        fullCost: { interest: 25_124_650.75, fee: 210_000, pricePremium: 450_000, total: 25_784_650.75 },
        psk: 14.574,
      });
    });

    it('narrows the rates to the chosen duration', () => {
      const row = findSubsidyRow(offer, { interest: 0.05, periodDuration: 2 })!;
      const data = renderData(evaluateOffer(offer, query, row), { selectedDuration: 2 });
      expect(data.interests!.map(({ value }) => value)).toEqual([0.035, 0.05]);
      expect(data.periodDurations!.map(({ value }) => value)).toEqual([1, 2]);
      expect(data.fullCost.fee).toBe(0);
    });
  });

  it('shows exact rates when the policy says so', () => {
    const evaluation = evaluateOffer(
      offerWith({ parts: [{ type: 'BASE', interest: 0.1749, valueRange: { from: null, to: null } }] }),
      prepareQuery({}, context),
    );
    const rate = (rateDisplay: 'cut' | 'exact') =>
      renderData(evaluation, { policy: { ...DEFAULT_CALC_POLICY, rateDisplay } }).paymentRows[0]!.interest
        .toDisplay;
    expect([rate('cut'), rate('exact')]).toEqual(['17,4%', '17,49%']);
  });

  it('shows nothing to pay when nothing is borrowed', () => {
    expect(shown({}, { initialPayment: 1 })).toMatchObject({
      minMonthlyPayment: 0,
      paymentRows: [{ monthlyPayment: { value: 0, toDisplay: '0\u00A0₽' } }],
      psk: null,
    });
  });
});
