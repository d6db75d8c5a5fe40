import { isPossiblePhoneNumber, isValidPhoneNumber } from 'libphonenumber-js/max';
import metadata from 'libphonenumber-js/metadata.max.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { phoneExists } from './phone-exists.ts';

const DIGITS = '2345678901234';
const LENGTHS = [11, 12, 13, 14, 15];

describe('phoneExists', () => {
  it('knows the codes of countries and the lengths of their numbers as libphonenumber does', () => {
    const known = Object.keys({ ...metadata.country_calling_codes, ...metadata.nonGeographic });
    const isLonger = (code: string) => known.some((start) => start !== code && code.startsWith(start));
    const codes = Array.from({ length: 999 }, (_, index) => String(index + 1));
    // Codes 1 and 7 are left out because the table knows more of them than lengths, and 7 also has long numbers that no
    // person holds; Gabon (241) because its numbers are written with a leading zero or without.
    const phones = codes
      .filter((code) => !['1', '7', '241'].includes(code) && !isLonger(code))
      .flatMap((code) => LENGTHS.map((length) => `+${code}${DIGITS.slice(0, length - code.length)}`));
    expect(phones.filter((phone) => phoneExists(phone) !== isPossiblePhoneNumber(phone))).toEqual([]);
  });

  it('refuses no number of Russia or Kazakhstan that libphonenumber has', () => {
    const starts = Array.from({ length: 10_000 }, (_, index) => String(index).padStart(4, '0'));
    const phones = starts.flatMap((start) => [`+7${start}234567`, `+7${start}345678`]);
    expect(phones.filter((phone) => isValidPhoneNumber(phone) && !phoneExists(phone))).toEqual([]);
  });

  it.each([
    ['+79995550101', true],
    ['+79999999999', true],
    ['+74951234567', true],
    ['+78005553535', true],
    ['+77011234567', true],
    ['+12025550123', true],
    ['+971501234567', true],
    ['+97142345678', true],
    ['+97150123456', false],
    ['+38012345678', false],
    ['+70000000000', false],
    ['+71234567890', false],
    ['+72345678901', false],
    ['+75551234567', false],
    // The number lacks one digit and begins with a domestic 8 or 7.
    ['+78999555010', false],
    ['+77999555010', false],
    ['+78495123456', false],
    ['+11234567890', false],
    ['+12021550123', false],
    ['+00000000000', false],
    ['+99955501010', false],
    ['+7999555010', false],
    ['+799955501011', false],
    ['', false],
  ])('%s: %s', (phone, exists) => {
    expect(phoneExists(phone)).toBe(exists);
  });
});
