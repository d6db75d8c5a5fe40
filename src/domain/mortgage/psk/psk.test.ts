import { describe, expect, it } from 'vitest';
import { addMonths } from '#domain/time/add-months.ts';
import datedCases from '../fixtures/psk-dated.json' with { type: 'json' };
import equations from '../fixtures/psk-equation.json' with { type: 'json' };
import monthlyCases from '../fixtures/psk-monthly.json' with { type: 'json' };
import { fromKopecks, toKopecks } from '../loan/kopecks.ts';
import { annuitySchedule } from '../loan/schedule.ts';
import { basePeriod, periodsPerYear } from './base-period.ts';
import { type DatedFlow, flowsPsk } from './flows-psk.ts';
import { loanPsk } from './loan-psk.ts';
import { periodOffset } from './period-offset.ts';
import { pskPercent } from './psk-percent.ts';
import { pskRate } from './psk-rate.ts';
import { smallestRoot } from './smallest-root.ts';

const CLOSE = 9;

describe('loanPsk', () => {
  it.each(monthlyCases)('$loan at $rate for $months months with $yearlyFees', (given) => {
    const fees = given.yearlyFees.flatMap(({ month, amount, times }) =>
      Array.from({ length: times }, (_, year) => ({
        month: month + 12 * year,
        amountKopecks: toKopecks(amount),
      })),
    );
    const psk = loanPsk([annuitySchedule(given.loan, given.rate, given.months).repayment], fees)!;
    expect(psk.percent.toFixed(3)).toBe(given.expected.psk);
    expect(psk.monthlyRate).toBeCloseTo(Number(given.expected.monthlyRate), CLOSE);
    expect(fromKopecks(psk.moneyKopecks).toFixed(2)).toBe(given.expected.money);
  });

  it('is not defined without a loan', () => {
    expect(loanPsk([annuitySchedule(0, 0.06, 240).repayment])).toBeNull();
  });

  it('is not defined when a fee takes the whole loan back', () => {
    const { repayment } = annuitySchedule(1_000, 0.06, 12);
    const psk = (amountKopecks: number) => loanPsk([repayment], [{ month: 0, amountKopecks }]);
    expect(psk(100_000)).toBeNull();
    expect(psk(99_999)!.percent).toBeGreaterThan(1_000_000);
  });

  it('agrees with the equation over every single flow', () => {
    const { rows, repayment } = annuitySchedule(1_234_567.89, 0.1749, 37);
    const flows = [
      { amount: -123_456_789 + 2_000_000, full: 0, part: 0 },
      ...rows.map(({ month, paymentKopecks }) => ({ amount: paymentKopecks, full: month, part: 0 })),
    ];
    const fee = { month: 0, amountKopecks: 2_000_000 };
    expect(loanPsk([repayment], [fee])!.monthlyRate).toBeCloseTo(pskRate(flows)!, 12);
  });
});

describe('flowsPsk', () => {
  it.each(datedCases)('of $monthly', ({ monthly, expected }) => {
    const flows: DatedFlow[] = monthly.flatMap(({ date, amount, times }) =>
      Array.from({ length: times }, (_, later) => ({ date: addMonths(date, later), amount })),
    );
    const { percent, rate, period } = flowsPsk(flows)!;
    expect(percent.toFixed(3)).toBe(expected.psk);
    expect(rate).toBeCloseTo(Number(expected.rate), CLOSE);
    expect(`${period.count} ${period.unit}`).toBe(expected.period);
  });

  it('can take other days for a month', () => {
    const flows = datedCases[0]!.monthly.map(({ date, amount }) => ({ date, amount }));
    expect(flowsPsk(flows, 31)!.rate).not.toBe(flowsPsk(flows)!.rate);
  });

  it('does not depend on the order of flows', () => {
    const flows = [
      { date: '2026-02-10', amount: 5_200 },
      { date: '2026-01-10', amount: -10_000 },
      { date: '2026-03-10', amount: 5_200 },
    ];
    expect(flowsPsk(flows)).toEqual(flowsPsk(flows.toReversed()));
    expect(flowsPsk(flows)!.percent).toBeCloseTo(31.861, 3);
  });

  it.each<[string, DatedFlow[]]>([
    ['nothing follows the issue', [{ date: '2026-01-10', amount: -1 }]],
    [
      'nothing is paid out at the issue',
      [
        { date: '2026-01-10', amount: 5 },
        { date: '2026-02-10', amount: -1 },
      ],
    ],
    [
      'less comes back',
      [
        { date: '2026-01-10', amount: -10 },
        { date: '2026-02-10', amount: 9 },
      ],
    ],
  ])('is not defined where %s', (_, flows) => {
    expect(flowsPsk(flows)).toBeNull();
  });
});

describe('pskRate', () => {
  it.each(equations)('of $source', ({ flows, periodsPerYear: periods, expected }) => {
    const rate = pskRate(
      flows.flatMap(({ full, part, amount, times }) =>
        Array.from({ length: times }, (_, later) => ({
          full: full + later,
          part: fraction(part),
          amount: Math.round(Number(amount) * 100),
        })),
      ),
    )!;
    expect(rate).toBeCloseTo(Number(expected.rate), CLOSE);
    const percent = pskPercent(rate, periods).toFixed(3);
    expect(percent).toBe(expected.percent);
    const published = expected.published.split('.')[1]!.length;
    expect((Math.round(Number(percent) * 10 ** published) / 10 ** published).toFixed(published)).toBe(
      expected.published,
    );
  });

  it('is zero when just the loan comes back and undefined when less does', () => {
    const back = (amount: number) =>
      pskRate([
        { amount: -100, full: 0, part: 0 },
        { amount, full: 1, part: 0 },
      ]);
    expect([back(100), back(99)]).toEqual([0, null]);
  });

  it('takes the smallest of several roots', () => {
    const roots = (rate: number) => (rate - 0.1) * (rate - 0.3) * (rate - 0.5) * -1;
    expect(smallestRoot(roots)).toBeCloseTo(0.1, 12);
    expect(smallestRoot(() => 1)).toBeUndefined();
  });
});

describe('basePeriod', () => {
  it.each<[string, string[], string]>([
    ['the most frequent', ['2026-01-10', '2026-02-10', '2026-03-10', '2026-03-24'], '1 month'],
    ['the last days of months', ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'], '1 month'],
    ['quarters', ['2026-01-15', '2026-04-15', '2026-07-15'], '3 month'],
    ['days', ['2026-01-15', '2026-01-22', '2026-01-29'], '7 day'],
    [
      'the shortest of equals',
      ['2026-01-01', '2026-01-11', '2026-01-21', '2026-02-21', '2026-03-21'],
      '10 day',
    ],
    ['years', ['2026-01-15', '2027-01-15', '2028-01-15'], '12 month'],
    ['a year for anything longer', ['2026-01-15', '2029-01-15'], '12 month'],
    ['the mean when none repeats', ['2026-01-01', '2026-01-11', '2026-02-02'], '16 day'],
  ])('%s', (_, dates, expected) => {
    const { unit, count } = basePeriod(dates);
    expect(`${count} ${unit}`).toBe(expected);
  });

  it.each([
    ['month', 1, 12],
    ['month', 3, 4],
    ['day', 1, 365],
    ['day', 30, 365 / 30],
  ] as const)('%s × %s happens %s times a year', (unit, count, expected) => {
    expect(periodsPerYear({ unit, count })).toBe(expected);
  });
});

describe('periodOffset', () => {
  it.each([
    ['2026-01-31', '2026-02-28', 'month', 1, 1, 0],
    ['2026-02-10', '2026-04-01', 'month', 1, 1, 22 / 30],
    ['2026-01-10', '2026-04-20', 'month', 1, 3, 10 / 30],
    ['2026-01-10', '2026-05-25', 'month', 3, 1, (1 + 15 / 30) / 3],
    ['2026-01-10', '2026-02-14', 'day', 14, 2, 0.5],
  ] as const)('%s to %s in %s × %s', (from, to, unit, count, full, part) => {
    expect(periodOffset(from, to, { unit, count })).toEqual({ full, part });
  });
});

function fraction(text: string): number {
  const [numerator, denominator = '1'] = text.split('/');
  return Number(numerator) / Number(denominator);
}
