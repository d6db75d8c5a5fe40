import { describe, expect, it } from 'vitest';
import { type AddressParts, abbreviate, formatAddress, formatShortAddress, formatStreet } from './address.ts';

const spaced = (text: string) => text.replaceAll('\u00A0', ' ');

describe('formatAddress', () => {
  it.each<[AddressParts, string, string]>([
    [
      {
        region: 'Московская область',
        city: 'Химки',
        district: 'район Левобережный',
        street: 'ул. Лесная',
        house: '5',
      },
      'Московская область, Химки, район Левобережный, ул. Лесная, д. 5',
      'Московская обл., Химки, р-н Левобережный, ул. Лесная, д. 5',
    ],
    [
      { region: 'Москва', city: 'Москва', cityArea: 'Хамовники', street: 'Льва Толстого', house: '16к2' },
      'Москва, Хамовники, Льва Толстого, д. 16к2',
      'Москва, Хамовники, Льва Толстого, д. 16к2',
    ],
    [
      { region: 'Республика Татарстан', city: 'Казань', street: ' ', house: 'корпус 2' },
      'Республика Татарстан, Казань, корпус 2',
      'Респ. Татарстан, Казань, корпус 2',
    ],
    [
      {
        region: 'Ярославская область',
        city: null,
        district: 'Ярославский район',
        settlement: 'пос. Красный Бор',
      },
      'Ярославская область, Ярославский район, пос. Красный Бор',
      'Ярославская обл., Ярославский р-н, пос. Красный Бор',
    ],
    [{ region: null, city: 'Дубай', street: '', house: null }, 'Дубай', 'Дубай'],
    [{}, '', ''],
  ])('%o', (parts, full, short) => {
    expect(spaced(formatAddress(parts))).toBe(full);
    expect(spaced(formatShortAddress(parts))).toBe(short);
  });

  it('keeps abbreviations with their names', () => {
    const parts = { district: 'район Сокол', street: 'ул. Лесная', house: '5' };
    expect(formatShortAddress(parts)).toBe('р-н\u00A0Сокол, ул.\u00A0Лесная, д.\u00A05');
    expect(formatStreet({ ...parts, region: 'Москва' })).toBe('ул.\u00A0Лесная, д.\u00A05');
  });
});

it.each([
  ['Московская область', 'Московская обл.'],
  ['Удмуртская Республика', 'Удмуртская Респ.'],
  ['республика Коми', 'респ. Коми'],
  ['Республиканская ул.', 'Республиканская ул.'],
  ['Районная ул.', 'Районная ул.'],
])('abbreviate(%s) is %s', (text, expected) => {
  expect(spaced(abbreviate(text))).toBe(expected);
});
