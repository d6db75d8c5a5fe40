import { describe, expect, it } from 'vitest';
import { offerWith, programName } from '#domain/mortgage/fixtures/offer-with.ts';
import { packOffers } from '#domain/widget/offer-pack.ts';
import { type Choice, changeChoice, readChoice, readNumber, writeChoice } from './choice.ts';

const program = programName(7, 'Семейная');
const subsidy = offerWith({
  program: { ...program, chain: [program] },
  type: 'SUBSIDY',
  parts: [
    { type: 'BASE', interest: 0.18, valueRange: { from: null, to: null } },
    { type: 'SUBSIDY', matrix: [{ duration: 2, interest: 0.035, _fee: 0.02 }] },
  ],
});
const page = { regions: ['мск', 'спб'] as const, pack: packOffers([subsidy], () => ['мск']) };
const cell = `${subsidy.hash}_2_0.035`;
const opened = {
  region: 'мск',
  price: 15_000_000,
  initialPayment: 0.3,
  downPaymentRoubles: null,
  years: 20,
  monthlyPayment: null,
  programs: [],
  compared: [],
  opened: null,
  cells: new Map(),
};

describe('the choice in an address', () => {
  it.each([
    ['', {}],
    ['?price=9000000&initialPayment=0.201&years=15', { price: 9_000_000, initialPayment: 0.201, years: 15 }],
    ['?price=9 000 000 ₽&initialPayment=0,5', { price: 9_000_000, initialPayment: 0.5 }],
    ['?price=-5&years=abc&initialPayment=NaN&monthlyPayment=1e9', {}],
    ['?price=1&years=99&initialPayment=7', { price: 500_000, years: 30, initialPayment: 0.99 }],
    ['?region=спб&programs=7,8,x&compare=none', { region: 'спб', programs: [7] }],
    ['?region=другие', {}],
    ['?price=9000000&downPayment=4500000', { price: 9e6, downPaymentRoubles: 4.5e6, initialPayment: 0.5 }],
    ['?downPayment=99 000 000', { downPaymentRoubles: 99e6, initialPayment: 0.99 }],
    [`?offer=${subsidy.hash}&compare=${subsidy.hash},x`, { opened: subsidy.hash, compared: [subsidy.hash] }],
    ['?offer=x', {}],
    [`?subsidy=${cell}`, { cells: new Map([[subsidy.hash, { duration: 2, interest: 0.035 }]]) }],
    [`?subsidy=${subsidy.hash}_2_0.04,x_2_0.035,${subsidy.hash}`, {}],
  ])('%s', (search, chosen) => {
    expect(readChoice(search, page)).toEqual({ ...opened, ...chosen });
  });

  it('comes back whole', () => {
    const choice = readChoice(`?offer=${subsidy.hash}&compare=${subsidy.hash}&subsidy=${cell}`, page);
    expect(readChoice(writeChoice('', choice, 'мск'), page)).toEqual(choice);
    expect(choice.cells.size).toBe(1);
  });

  it('is written without what is usual, beside what others wrote', () => {
    const choice = { ...readChoice('', page), price: 9_000_000, programs: [7] };
    const written = writeChoice('?host=https%3A%2F%2Fa.example&years=5', choice, 'мск');
    expect(written).toBe('?host=https%3A%2F%2Fa.example&price=9000000&programs=7');
    expect(readChoice(written, page)).toEqual(choice);
    expect(writeChoice('?price=9', readChoice('', page), 'мск')).toBe('');
  });
});

it.each([
  ['15 000 000 ₽', 15_000_000],
  ['12,5', 12.5],
  ['-1', null],
  ['1e5', null],
  ['', null],
])('%j is read as %j', (text, number) => {
  expect(readNumber(text)).toBe(number);
});

describe('a down payment in roubles', () => {
  const typed = changeChoice(opened as unknown as Choice, { downPaymentRoubles: 4_000_000 });
  const shown = ({ price, initialPayment }: Choice) => Math.round(price * initialPayment);

  it('stays when the price moves, as far as a price can hold it, and comes back', () => {
    expect(shown(typed)).toBe(4_000_000);
    const dearer = changeChoice(typed, { price: 17_345_678 });
    expect(shown(dearer)).toBe(4_000_000);
    const cheap = changeChoice(dearer, { price: 2_000_000 });
    expect(cheap.initialPayment).toBe(0.99);
    expect(shown(changeChoice(cheap, { price: 20_000_000 }))).toBe(4_000_000);
    expect(changeChoice(typed, { years: 7 })).toEqual({ ...typed, years: 7 });
  });

  it('follows a share that was set, and gives way to one that stays', () => {
    const moved = changeChoice(typed, { initialPayment: 0.5 });
    expect([moved.downPaymentRoubles, shown(changeChoice(moved, { price: 10_000_000 }))]).toEqual([
      7_500_000, 7_500_000,
    ]);
    const share = changeChoice(changeChoice(moved, { downPaymentRoubles: null }), { price: 10_000_000 });
    expect([share.downPaymentRoubles, share.initialPayment]).toEqual([null, 0.5]);
    expect(changeChoice(typed, { price: 10_000_000, initialPayment: 0.2 }).downPaymentRoubles).toBe(
      2_000_000,
    );
  });

  it('is what the address remembers', () => {
    const search = writeChoice('', typed, 'мск');
    expect(search).toBe('?downPayment=4000000');
    expect(readChoice(search, page)).toEqual(typed);
  });
});
