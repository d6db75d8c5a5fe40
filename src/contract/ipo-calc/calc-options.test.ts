import { describe, expect, it } from 'vitest';
import { CalcOptions, CalcOptionsQuery, MaxPriceQuery, ProgramOptionsQuery } from './calc-options.ts';

describe('a query string', () => {
  it.each([
    ['price', '15000000', '15000000'],
    ['price', '0', '0'],
    ['price', '0.01', '0.01'],
    ['initialPayment', '0', '0'],
    ['initialPayment', '1', '1'],
    ['initialPayment', '0.201', '0.201'],
    ['years', '1', '1'],
    ['years', '1.5', '1.5'],
    ['years', '31', '31'],
    ['monthlyPayment', '100000', '100000'],
  ])('%s=%s is %s', (option, text, expected) => {
    const options = CalcOptionsQuery.parse({ [option]: text });
    expect(String(options[option as 'price'])).toBe(expected);
  });

  it('takes an empty text and an unknown key for nothing', () => {
    expect(CalcOptionsQuery.parse({ price: '', region: 'спб' })).toEqual({ price: undefined });
  });

  it.each([
    ['price', 'abc'],
    ['price', 'NaN'],
    ['price', 'Infinity'],
    ['price', '1e7'],
    ['price', '-1'],
    ['price', '+1'],
    ['price', '0x10'],
    ['price', '1,5'],
    ['price', '15 000 000'],
    ['price', ' 1'],
    ['price', '١'],
    ['price', '90000000000.01'],
    ['price', '9'.repeat(10_000)],
    ['price', ['1', '2']],
    ['price', { a: '1' }],
    ['initialPayment', '1.1'],
    ['initialPayment', '1.00000000000000000000000001'],
    ['years', '0'],
    ['years', '0.99'],
    ['years', '101'],
    ['monthlyPayment', 'null'],
  ])('%s=%s is refused', (option, text) => {
    const { error } = CalcOptionsQuery.safeParse({ [option]: text });
    expect(error?.issues.map(({ path }) => path)).toEqual([[option]]);
  });

  it('of programmes has an interest of 0..1 besides', () => {
    expect(ProgramOptionsQuery.safeParse({ interest: '12' }).success).toBe(false);
    expect(String(ProgramOptionsQuery.parse({ interest: '0.12' }).interest)).toBe('0.12');
  });

  it('of the greatest price needs a payment', () => {
    expect(MaxPriceQuery.safeParse({}).success).toBe(false);
    expect(MaxPriceQuery.safeParse({ payment: '' }).success).toBe(false);
    expect(MaxPriceQuery.safeParse({ payment: '100000' }).success).toBe(true);
  });
});

it.each([
  { price: '1' },
  { price: null },
  { years: 0 },
  { initialPayment: 1.1 },
  { price: -1 },
  { price: 1e300 },
])('a body with %o is refused', (options) => {
  expect(CalcOptions.safeParse(options).success).toBe(false);
});
