import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enterPhone } from './enter-phone.ts';
import { PHONE_MASK_START, readPhone } from './phone.ts';

const SHOWN = '+7 (999) 555-01-01';

/** Presses the keys one by one at the end of a field and returns the text that then stands in it. */
function pressed(keys: string, start = PHONE_MASK_START): string {
  let isFresh = true;
  return [...keys].reduce((before, typed) => {
    const next = enterPhone({ before, typed, after: '', isFresh });
    isFresh &&= digits(next).length >= digits(before + typed).length;
    return next;
  }, start);
}

const digits = (text: string) => text.replace(/\D/g, '');

const WAYS = [
  '9995550101',
  '89995550101',
  '79995550101',
  '+79995550101',
  '8 (999) 555-01-01',
  '8(999)5550101',
  '+7 999 555 01 01',
  '+7(999)555-01-01',
  '8-999-555-01-01',
  '8 999 555‑01‑01',
  '8.999.555.01.01',
  '+7\u00a0999\u00a0555\u202f01\u202f01',
  ' 999 555 01 01 ',
  '+8 999 555 01 01',
  '\u202a+7\u00ad 999 \u200b555-01-01\u202c',
  '８９９９５５５０１０１',
  '＋７９９９５５５０１０１',
  '٨٩٩٩٥٥٥٠١٠١',
  '۸۹۹۹۵۵۵۰۱۰۱',
];

describe('a phone', () => {
  it.each(WAYS)('%j typed key by key', (way) => {
    expect(pressed(way)).toBe(SHOWN);
    expect(pressed(way, '')).toBe(SHOWN);
  });

  it.each([
    ...WAYS,
    'тел.: +7 (999) 555-01-01',
    'Анна, 8 999 555-01-01, звонить до 18',
    'tel:+79995550101',
    'https://wa.me/79995550101',
    '8 (999) 555-01-01 доб. 12',
    '0079995550101',
    'заказ 1234567890, 89995550101',
  ])('%j pasted', (way) => {
    const places: [string, string][] = [
      ['', ''],
      [PHONE_MASK_START, ''],
      ['+7 (912) 3', ''],
      ['+7 (8', '12) 345-67-89'],
      ['+7 (812) ', '-67-89'],
      ['+7 (812) 345-67-89', ''],
      ['', '+7 (812) 345-67-89'],
    ];
    for (const [before, after] of places) {
      expect(enterPhone({ before, typed: way, after, isFresh: false }), before).toBe(SHOWN);
    }
  });

  it.each([
    ['9', '+7 (9'],
    ['8', '+7 (8'],
    ['812', '+7 (812'],
    ['8121234567', '+7 (812) 123-45-67'],
    ['88121234567', '+7 (812) 123-45-67'],
    ['88005553535', '+7 (800) 555-35-35'],
    ['8005553535', '+7 (800) 555-35-35'],
    ['84951234567', '+7 (495) 123-45-67'],
    ['77011234567', '+7 (701) 123-45-67'],
    ['87011234567', '+7 (701) 123-45-67'],
    ['7011234567', '+7 (701) 123-45-67'],
    ['abc', '+7 ('],
    ['a9b9c9', '+7 (999'],
    ['+', '+'],
    ['+1 202 555 01 23', '+1 (202) 555-01-23'],
    ['+971501234567', '+971501234567'],
    ['+375291234567', '+375291234567'],
    ['+84951234567', '+8 (495) 123-45-67'],
    // Surplus digits are shown, never cut.
    ['999555010123', '+7 (999) 555-01-0123'],
    ['899955501012', '+7 (999) 555-01-012'],
    ['81234567890', '+7 (812) 345-67-890'],
  ])('%s typed shows %s', (keys, shown) => {
    expect(pressed(keys)).toBe(shown);
  });

  it.each([
    // [before, typed, after, shown]
    ['+7 (812) 34', '9', '-67-89', '+7 (812) 349-67-89'],
    ['+7 (812) 345-67-89', '0', '', '+7 (812) 345-67-890'],
    ['+7 (8', '9', '34) 345-67-89', '+7 (893) 434-56-789'],
    ['', '8', ') 555-01-01', '+7 (855) 501-01'],
    ['+', '1', ' (999) 555-01-01', '+1 (999) 555-01-01'],
    ['+7 (999) 555-01', '', '', '+7 (999) 555-01'],
    ['+7 (', '', '', '+7 ('],
    ['+', '', ' (', ''],
    ['+7 (999) 5', '+', '55-01-01', '+7 (999) 555-01-01'],
    ['+7 (999) 555-01-01', '9995550202 и 9995550303', '', '+7 (999) 555-02-02'],
    ['+1 (202) 555-0', '9', '-23', '+1 (202) 555-09-23'],
    ['', '+1 202 555 0199', '', '+1 (202) 555-01-99'],
    [PHONE_MASK_START, '+1 (202)', '', '+1 (202'],
  ])('%j, %j and %j make %j', (before, typed, after, shown) => {
    expect(enterPhone({ before, typed, after, isFresh: false })).toBe(shown);
  });

  it('typed with a trunk 8 stays as it is when one digit slips after it', () => {
    // The digits 463 would form an area code that exists.
    expect(pressed('88463334455')).toBe('+7 (846) 333-44-55');
    expect(pressed('884633344551')).toBe('+7 (846) 333-44-551');
    expect(enterPhone({ before: '+7 (846) 333-44-55', typed: '1', after: '', isFresh: false })).toBe(
      '+7 (846) 333-44-551',
    );
  });

  it('loses no digit: what is shown has all that was typed but an own 7 or 8', () => {
    const keys = fc.string({ unit: fc.constantFrom(...'0123456789 ()-'), maxLength: 20 });
    fc.assert(
      fc.property(keys, (typed) => {
        const all = digits(typed);
        const shown = digits(pressed(typed));
        expect([`7${all}`, `7${all.slice(1)}`]).toContain(shown === '7' && all === '' ? '7' : shown);
      }),
    );
  });

  it('typed and pasted is one number', () => {
    const phone = fc.tuple(
      fc.constantFrom('', '7', '8', '+7', '+7 ', '8 (', '8-'),
      fc.integer({ min: 900_000_0000, max: 999_999_9999 }),
    );
    fc.assert(
      fc.property(phone, ([head, rest]) => {
        const pasted = enterPhone({ before: '+7 (', typed: head + rest, after: '', isFresh: false });
        expect(pressed(head + rest)).toBe(pasted);
        expect(digits(pasted)).toBe(`7${rest}`);
        expect(readPhone(pasted)).toBe(`7${rest}`);
      }),
    );
  });

  it('keeps a text that it shows', () => {
    const shown = fc
      .string({ unit: fc.constantFrom(...'0123456789+ ()-'), maxLength: 22 })
      .map((keys) => pressed(keys));
    fc.assert(
      fc.property(shown, (text) => {
        expect(enterPhone({ before: '', typed: text, after: '', isFresh: false })).toBe(text);
      }),
    );
  });
});
