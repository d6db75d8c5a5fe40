import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPhone } from './format-phone.ts';
import { maskPhone } from './mask-phones.ts';
import { normalisePhone, PHONE_MASK, phoneForField } from './phone.ts';
import { phoneLink } from './phone-link.ts';

describe('normalisePhone', () => {
  it.each([
    ['+7 (999) 123-45-67', '+79991234567'],
    ['+8 (999) 123-45-67', '+79991234567'],
    ['+89991234567', '+79991234567'],
    // In the mask +8 (495) may be Vietnam or Moscow, so it is refused; outside of it +84 is Vietnam, and +81 is Japan.
    ['+8 (495) 123-45-67', undefined],
    ['+84951234567', '+84951234567'],
    ['+8 (131) 234-56-78', '+81312345678'],
    ['+7 (000) 000-00-00', undefined],
    ['+0 (999) 123-45-67', undefined],
    ['+7 (899) 123-45-67', undefined],
    ['+7 (701) 123-45-67', '+77011234567'],
    ['+7 (800) 555-35-35', '+78005553535'],
    ['+1 (202) 555-01-23', '+12025550123'],
    ['+79991234567', '+79991234567'],
    [' +79991234567 ', '+79991234567'],
    ['+971501234567', '+971501234567'],
    ['+862012345678', '+862012345678'],
    ['+7 (999) 123-45-6', undefined],
    ['+7 (999) 123-45-678', undefined],
    ['+7 (999) 123 45 67', undefined],
    ['eighteen characters', undefined],
    ['89991234567', undefined],
    ['+7999123456', undefined],
    ['+7999123456a', undefined],
    ['+1234567890123456', undefined],
    ['', undefined],
  ])('%s is %s', (phone, expected) => {
    expect(normalisePhone(phone)).toBe(expected);
  });

  it('takes back what is shown', () => {
    const russian = fc.integer({ min: 900_000_0000, max: 999_999_9999 }).map((rest) => `+7${rest}`);
    fc.assert(
      fc.property(russian, (phone) => {
        expect(normalisePhone(phoneForField(phone))).toBe(phone);
        expect(phoneForField(phone)).toMatch(PHONE_MASK);
      }),
    );
  });
});

it.each([
  ['89991234567', '+7 (999) 123-45-67'],
  ['+79991234567', '+7 (999) 123-45-67'],
  ['8 (999) 123-45-67', '+7 (999) 123-45-67'],
  ['9991234567', '+7 (999) 123-45-67'],
  ['999', ''],
  ['7 (999) 123-45-67', '+7 (999) 123-45-67'],
  ['0001234567', ''],
  ['899912345678', ''],
  ['+971501234567', ''],
  ['', ''],
])('phoneForField(%s) is %s', (text, expected) => {
  expect(phoneForField(text)).toBe(expected);
});

it.each([
  ['79991234567', '+7 (999) 123-45-67'],
  ['+79991234567', '+7 (999) 123-45-67'],
  ['89991234567', '+7 (999) 123-45-67'],
  ['88001234567', '8 (800) 123-45-67'],
  ['+78001234567', '8 (800) 123-45-67'],
  ['+971501234567', '+971501234567'],
  ['+66 2 123 4567', '+6621234567'],
  ['', ''],
])('formatPhone(%s) is %s', (phone, expected) => {
  expect(formatPhone(phone)).toBe(expected);
});

it.each([
  ['+79991234567', '+7********67'],
  ['+7 (999) 123-45-67', '+7********67'],
  ['+971501234567', '+9*********67'],
  ['123', '***'],
  ['', ''],
])('maskPhone(%s) is %s', (phone, expected) => {
  expect(maskPhone(phone)).toBe(expected);
});

describe('the link of a phone', () => {
  it.each([
    ['+74950001001', 'tel:+74950001001'],
    ['8 800 000-20-02', 'tel:+78000002002'],
    ['+7 (999) 123-45-67', 'tel:+79991234567'],
    ['+971 50 123 4567', 'tel:+971501234567'],
  ])('of %s is %s', (phone, link) => {
    expect(phoneLink(phone)).toBe(link);
  });
});
