import { Decimal as Library } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { Decimal } from './decimal.ts';

/** The library that does far more, at our precision: what it answers is right. */
const Peer = Library.clone({ precision: 20, rounding: Library.ROUND_HALF_UP });

/** Texts of up to 30 digits with the point anywhere, and doubles of every size. */
const quantity = fc.oneof(
  fc
    .tuple(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.integer({ min: -12, max: 30 }))
    .map(([units, places]) => `${units}e${-places}`),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
);

type Both<Result> = [ours: Result, theirs: Result];

describe('Decimal', () => {
  it('keeps 20 significant digits and rounds halves up', () => {
    expect(new Decimal(1).dividedBy(3).toString()).toBe('0.33333333333333333333');
    expect(new Decimal(2).dividedBy(3).toString()).toBe('0.66666666666666666667');
    expect(new Decimal(0.29).times(100).toString()).toBe('29');
    expect(new Decimal('0.5').toDecimalPlaces(0).toNumber()).toBe(1);
    expect(new Decimal('2.5').toDecimalPlaces(0).toNumber()).toBe(3);
    expect(new Decimal('-2.5').toDecimalPlaces(0).toNumber()).toBe(-3);
  });

  it('calculates as the library does', () => {
    fc.assert(
      fc.property(quantity, quantity, (first, second) => {
        const [a, b] = [new Decimal(first), new Decimal(second)];
        const [x, y] = [new Peer(first), new Peer(second)];
        const results: Both<string>[] = [
          [a.plus(b).toFixed(), x.plus(y).toFixed()],
          [a.minus(second).toFixed(), x.minus(second).toFixed()],
          [a.times(b).toFixed(), x.times(y).toFixed()],
          [Decimal.min(a, second).toFixed(), Peer.min(x, second).toFixed()],
          ...(b.isZero() ? [] : [[a.dividedBy(b).toFixed(), x.dividedBy(y).toFixed()] as Both<string>]),
        ];
        for (const [ours, theirs] of results) expect(ours).toBe(unsigned(theirs));
        expect(a.comparedTo(b)).toBe(x.comparedTo(y));
        expect(a.equals(b)).toBe(x.equals(y));
      }),
    );
  });

  it('rounds, writes and tells its kind as the library does', () => {
    fc.assert(
      fc.property(quantity, fc.integer({ min: 0, max: 12 }), (value, places) => {
        const [ours, theirs] = [new Decimal(value), new Peer(value)];
        expect(ours.toFixed(places)).toBe(unsigned(theirs.toFixed(places)));
        expect(ours.toDecimalPlaces(places).toFixed()).toBe(
          unsigned(theirs.toDecimalPlaces(places).toFixed()),
        );
        expect(ours.toDecimalPlaces(places, 'down').toFixed()).toBe(
          unsigned(theirs.toDecimalPlaces(places, Peer.ROUND_DOWN).toFixed()),
        );
        expect(ours.floor().toFixed()).toBe(unsigned(theirs.floor().toFixed()));
        expect(ours.ceil().toFixed()).toBe(unsigned(theirs.ceil().toFixed()));
        expect(ours.abs().negated().toFixed()).toBe(unsigned(theirs.abs().negated().toFixed()));
        expect(ours.toNumber()).toBe(theirs.toNumber() + 0);
        expect(ours.isInteger()).toBe(theirs.isInteger());
        expect(new Decimal(String(theirs))).toEqual(ours);
      }),
    );
  });

  it('grows by a rate over months as the library does', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000 }), fc.integer({ min: 0, max: 600 }), (rate, months) => {
        const grown = (one: Decimal | Library) => one.dividedBy(120_000).plus(1).pow(months).toFixed();
        expect(grown(new Decimal(rate))).toBe(grown(new Peer(rate)));
      }),
    );
  });

  it('has one look for one value, however it came', () => {
    expect(new Decimal('1.50')).toEqual(new Decimal(15n, 1));
    expect(new Decimal('0.000')).toEqual(new Decimal(-0));
    expect(new Decimal('1e21')).toEqual(new Decimal(10n ** 21n));
    expect(JSON.stringify({ price: new Decimal(1e-7) })).toBe('{"price":"0.0000001"}');
  });

  it('knows a decimal of another copy of this module', async () => {
    vi.resetModules();
    const { Decimal: Other } = await import('./decimal.ts');
    expect(Other).not.toBe(Decimal);
    expect([Other.isDecimal(new Decimal(1)), Other.isDecimal({}), Other.isDecimal('1')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(new Other(2).plus(new Decimal('0.5')).toFixed()).toBe('2.5');
  });

  it.each(['', '.', '-', 'abc', '1,5', '1 000', '0x10', 'Infinity', 'NaN', '1e9999', '9'.repeat(401)])(
    'refuses %j',
    (text) => {
      expect(() => new Decimal(text)).toThrow(RangeError);
    },
  );

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('refuses the number %d', (number) => {
    expect(() => new Decimal(number)).toThrow(RangeError);
  });

  it('refuses to divide by 0 and powers that are not whole', () => {
    expect(() => new Decimal(1).dividedBy(0)).toThrow(RangeError);
    expect(() => new Decimal(2).pow(-1)).toThrow(RangeError);
    expect(() => new Decimal(2).pow(0.5)).toThrow(RangeError);
  });
});

/** Our decimals have no negative zero. */
function unsigned(text: string): string {
  return /^-0(\.0*)?$/.test(text) ? text.slice(1) : text;
}
