import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cleanNumberText,
  editNumberText,
  groupNumberText,
  placeBehind,
  readNumber,
  restNumberText,
  settleNumber,
} from './number-text.ts';

describe('what stays of typed text', () => {
  it.each([
    ['abc', ''],
    ['1a2b', '12'],
    ['12 500\u00A0000 ₽', '12500000'],
    ['12,5 млн', '12500000'],
    ['до 12.5\u00A0млн ₽', '12500000'],
    ['80 тыс. ₽/мес', '80000'],
    ['млн', ''],
    ['1.5', '1,5'],
    ['1,2,3', '1,23'],
    ['1..2', '1,2'],
    ['-5', '5'],
    ['007', '7'],
    ['000', '0'],
    ['0', '0'],
    ['0,5', '0,5'],
    ['00,5', '0,5'],
    [',5', ',5'],
    ['5,', '5,'],
    ['12345678901', '1234567890'],
    ['12345678,901', '12345678,90'],
    ['1 234 567 890,1', '1234567890,'],
  ])('%j → %j', (raw, clean) => {
    expect(cleanNumberText(raw)).toBe(clean);
  });

  it('drops the comma of a whole-number field', () => {
    expect(cleanNumberText('12,7', { roundDigits: 0 })).toBe('12');
    expect(cleanNumberText('12,75 млн', { roundDigits: 0 })).toBe('12750000');
  });

  it('counts digits by its own limit', () => {
    expect(cleanNumberText('12345', { maxDigits: 3 })).toBe('123');
  });

  it.each([
    ['-5', '-5'],
    [' \u221212 500', '-12500'],
    ['-007', '-7'],
    ['5-', '5'],
    ['-', '-'],
    ['-,5', '-,5'],
  ])('keeps the sign of %j where signs are kept: %j', (raw, clean) => {
    expect(cleanNumberText(raw, { signed: true })).toBe(clean);
  });

  it('leaves clean text alone', () => {
    fc.assert(
      fc.property(fc.string(), (raw) => {
        const once = cleanNumberText(raw);
        expect(cleanNumberText(once)).toBe(once);
      }),
    );
  });
});

describe('the number of a text', () => {
  it.each([
    ['1,239', 1.24],
    ['1,235', 1.24],
    ['1,005', 1.01],
    ['1,234', 1.23],
    ['0,29', 0.29],
    [',5', 0.5],
    ['5,', 5],
    [',', null],
    ['', null],
  ])('%j is %j', (text, value) => {
    expect(readNumber(text)).toBe(value);
  });

  it.each([
    ['-5', -5],
    ['-,5', -0.5],
    ['-', null],
  ])('is below zero where signs are kept: %j', (text, value) => {
    expect(readNumber(text, { signed: true })).toBe(value);
  });

  it('reads an empty text as 0 where a field may not be empty', () => {
    expect(readNumber('', { noEmpty: true })).toBe(0);
  });

  it('rounds a tie up at any precision', () => {
    expect(readNumber('2,5', { roundDigits: 1 })).toBe(2.5);
    expect(readNumber('2,45', { roundDigits: 1 })).toBe(2.5);
  });
});

describe('the value a field settles on', () => {
  it.each([
    ['5', 10],
    ['10', 10],
    ['50', 50],
    ['101', 100],
    ['', null],
  ])('%j between 10 and 100 → %j', (text, value) => {
    expect(settleNumber(text, { min: 10, max: 100 })).toBe(value);
  });

  it('clamps the 0 of an empty field that may not be empty', () => {
    expect(settleNumber('', { min: 10, noEmpty: true })).toBe(10);
    expect(settleNumber('', { noEmpty: true })).toBe(0);
  });
});

describe('the text of a value', () => {
  it.each([
    [null, '', ''],
    [0, '0', '0'],
    [6.5, '6,5', '6,5'],
    [1234, '1\u00A0234', '1\u00A0234'],
    [12_400_000, '12\u00A0400\u00A0000', '12\u00A0400\u00A0000'],
    [0.125, '0,125', '0,13'],
    [1234.5, '1\u00A0234,5', '1\u00A0234,5'],
  ])('%j is edited as %j and rests as %j', (value, edited, rested) => {
    expect(editNumberText(value)).toBe(edited);
    expect(restNumberText(value)).toBe(rested);
  });

  it('reads back what it shows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (hundredths) => {
        const value = hundredths / 100;
        expect(readNumber(restNumberText(value))).toBe(value);
        expect(readNumber(editNumberText(value))).toBe(value);
      }),
    );
  });
});

it('groups thousands as they are typed, and knows where the caret goes', () => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  expect(['', '1', '1000', '-12500', '12500000,5', ',5'].map((text) => plain(groupNumberText(text)))).toEqual(
    ['', '1', '1 000', '-12 500', '12 500 000,5', ',5'],
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), fc.nat(10), (value, behind) => {
      const grouped = groupNumberText(String(value));
      expect(cleanNumberText(grouped)).toBe(String(value));
      const left = grouped.slice(0, placeBehind(behind, grouped));
      expect(left.replaceAll('\u00a0', '')).toBe(String(value).slice(0, behind));
    }),
  );
});
