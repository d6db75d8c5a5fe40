import { trimEndOf } from '../text/trim-end-of.ts';

/** Everything `new Decimal()` reads. A number is taken by its shortest decimal text, so 0.29 is exactly 0.29. */
export type DecimalInput = Decimal | number | string;

/** Significant digits that results of `plus`, `minus`, `times`, `dividedBy` and `pow` keep. */
const PRECISION = 20;
/** A power is multiplied with more digits, so that the rounding of its steps does not show in the result. */
const POWER_PRECISION = PRECISION + 15;
/** No quantity has a longer text or exponent, and reading one could keep a processor busy. */
const NUMBER = /^([+-]?)(?=\.?\d)(\d{0,400})(?:\.(\d{0,400}))?(?:e([+-]?\d{1,3}))?$/i;
const POWERS_OF_TEN = Array.from({ length: 64 }, (_, places) => 10n ** BigInt(places));

/**
 * The one decimal of the product: `units × 10^-places`, exact. A result that does not fit 20 significant digits is
 * rounded, halves away from zero. Values are immutable, and equal values have equal fields. It weighs a tenth of
 * decimal.js, which every page would have to load for the same few operations.
 */
export class Decimal {
  readonly units: bigint;
  /** Digits after the point: as few as hold the value, never under 0. */
  readonly places: number;

  /** @throws RangeError when the text or the number is no finite decimal. */
  constructor(value: DecimalInput | bigint, places = 0) {
    const [units, exponent] = read(value);
    [this.units, this.places] = shortest(units, places - exponent);
  }

  /** Recognises a Decimal of another bundle as well: the server that renders pages loads this class twice. */
  static isDecimal(value: unknown): value is Decimal {
    return value instanceof Decimal || Object.prototype.toString.call(value) === '[object Decimal]';
  }

  static min(first: DecimalInput, second: DecimalInput): Decimal {
    const [one, other] = [decimal(first), decimal(second)];
    return one.greaterThan(other) ? other : one;
  }

  plus(term: DecimalInput): Decimal {
    const { units, places } = decimal(term);
    const most = Math.max(this.places, places);
    return significant(raised(this.units, most - this.places) + raised(units, most - places), most);
  }

  minus(term: DecimalInput): Decimal {
    return this.plus(decimal(term).negated());
  }

  times(factor: DecimalInput): Decimal {
    const { units, places } = decimal(factor);
    return significant(this.units * units, this.places + places);
  }

  /** @throws RangeError when the divisor is 0. */
  dividedBy(divisor: DecimalInput): Decimal {
    const { units, places } = decimal(divisor);
    // A digit beyond the precision is enough: whatever follows it cannot change a rounding of halves.
    const more = digitsOf(units) + PRECISION + 1;
    return significant(raised(this.units, more) / units, this.places - places + more);
  }

  /** @throws RangeError when the exponent is not whole or under 0. */
  pow(exponent: number): Decimal {
    if (!Number.isSafeInteger(exponent) || exponent < 0) throw new RangeError(`No power of ${exponent}`);
    let [result, square] = [new Decimal(1), this as Decimal];
    for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
      if (rest % 2 === 1)
        result = significant(result.units * square.units, result.places + square.places, POWER_PRECISION);
      square = significant(square.units * square.units, square.places * 2, POWER_PRECISION);
    }
    return significant(result.units, result.places);
  }

  negated(): Decimal {
    return new Decimal(-this.units, this.places);
  }

  abs(): Decimal {
    return this.units < 0n ? this.negated() : this;
  }

  /** Rounds to at most so many digits after the point. */
  toDecimalPlaces(places: number, rounding: 'halfUp' | 'down' = 'halfUp'): Decimal {
    const extra = this.places - places;
    if (extra <= 0) return this;
    return new Decimal(rounding === 'down' ? this.units / tenTo(extra) : lowered(this.units, extra), places);
  }

  floor(): Decimal {
    const cut = this.toDecimalPlaces(0, 'down').units;
    return new Decimal(this.isNegative() && !this.isInteger() ? cut - 1n : cut);
  }

  ceil(): Decimal {
    return this.negated().floor().negated();
  }

  /** Negative, 0 or positive, as this value is less than the other, equal or greater. */
  comparedTo(other: DecimalInput): number {
    const { units, places } = decimal(other);
    const most = Math.max(this.places, places);
    const difference = raised(this.units, most - this.places) - raised(units, most - places);
    if (difference === 0n) return 0;
    return difference < 0n ? -1 : 1;
  }

  equals(other: DecimalInput): boolean {
    return this.comparedTo(other) === 0;
  }

  lessThan(other: DecimalInput): boolean {
    return this.comparedTo(other) < 0;
  }

  lessThanOrEqualTo(other: DecimalInput): boolean {
    return this.comparedTo(other) <= 0;
  }

  greaterThan(other: DecimalInput): boolean {
    return this.comparedTo(other) > 0;
  }

  greaterThanOrEqualTo(other: DecimalInput): boolean {
    return this.comparedTo(other) >= 0;
  }

  isZero(): boolean {
    return this.units === 0n;
  }

  isNegative(): boolean {
    return this.units < 0n;
  }

  isPositive(): boolean {
    return this.units > 0n;
  }

  isInteger(): boolean {
    return this.places === 0;
  }

  /** The nearest double. */
  toNumber(): number {
    return Number(`${this.units}e-${this.places}`);
  }

  /** Writes digits with a point and no exponent: exactly `places` after the point, by default as many as there are. */
  toFixed(places = this.places): string {
    const { units, places: kept } = this.toDecimalPlaces(places);
    const digits = String(units < 0n ? -units : units).padStart(kept + 1, '0') + '0'.repeat(places - kept);
    const point = digits.length - places;
    const whole = (units < 0n ? '-' : '') + digits.slice(0, point);
    return places === 0 ? whole : `${whole}.${digits.slice(point)}`;
  }

  toString(): string {
    return this.toFixed();
  }

  toJSON(): string {
    return this.toFixed();
  }

  get [Symbol.toStringTag](): string {
    return 'Decimal';
  }
}

function decimal(value: DecimalInput): Decimal {
  return Decimal.isDecimal(value) ? value : new Decimal(value);
}

/** Reads a value as an integer and the power of ten it is multiplied by. */
function read(value: DecimalInput | bigint): [units: bigint, exponent: number] {
  if (typeof value === 'bigint') return [value, 0];
  if (Decimal.isDecimal(value)) return [value.units, -value.places];
  if (Number.isSafeInteger(value)) return [BigInt(value), 0];
  const parts = NUMBER.exec(String(value));
  if (parts === null) throw new RangeError(`Not a decimal: ${value}`);
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = parts;
  const units = BigInt(whole + fraction);
  return [sign === '-' ? -units : units, Number(exponent) - fraction.length];
}

/** Brings a value to its only form: no trailing zeros behind the point, no negative number of places. */
function shortest(units: bigint, places: number): [units: bigint, places: number] {
  if (places <= 0) return [raised(units, -places), 0];
  if (units % 10n !== 0n) return [units, places];
  if (units === 0n) return [0n, 0];
  const digits = String(units);
  const zeros = Math.min(digits.length - trimEndOf(digits, '0').length, places);
  return [units / tenTo(zeros), places - zeros];
}

/** Rounds to a number of significant digits. */
function significant(units: bigint, places: number, precision = PRECISION): Decimal {
  const extra = digitsOf(units) - precision;
  return extra > 0 ? new Decimal(lowered(units, extra), places - extra) : new Decimal(units, places);
}

function digitsOf(units: bigint): number {
  return String(units < 0n ? -units : units).length;
}

function raised(units: bigint, places: number): bigint {
  return places === 0 ? units : units * tenTo(places);
}

/** Drops the last digits, rounding halves away from zero. */
function lowered(units: bigint, digits: number): bigint {
  const unit = tenTo(digits);
  const half = unit / 2n;
  return (units < 0n ? units - half : units + half) / unit;
}

function tenTo(places: number): bigint {
  return POWERS_OF_TEN[places] ?? 10n ** BigInt(places);
}
