import { describe, expect, test } from 'vitest';
import { addressKey } from './address-key.ts';
import { mendCoordinates } from './mend-coordinates.ts';
import { nameByAddress } from './name-by-address.ts';
import { NO_ADDRESS } from './no-address.ts';
import { regionCentre } from './region-centre.ts';
import { settlementOrCity } from './settlement-or-city.ts';
import { splitAddress } from './split-address.ts';

describe('mendCoordinates', () => {
  const near = null;
  test.each([
    ['Yaroslavl as it is', '57.6261', '39.8845', { inRussia: true, near }, [57.6261, 39.8845], null],
    ['Yaroslavl swapped', '39.8845', '57.6261', { inRussia: true, near }, [57.6261, 39.8845], 'swapped'],
    ['Sakhalin swapped', '142.7281', '46.9591', { inRussia: true, near }, [46.9591, 142.7281], 'swapped'],
    [
      'Yekaterinburg swapped',
      '60.61',
      '56.83',
      { inRussia: true, near: regionCentre('Екатеринбург') },
      [56.83, 60.61],
      'swapped',
    ],
    [
      'Yekaterinburg as it is',
      '56.83',
      '60.61',
      { inRussia: true, near: regionCentre('Екатеринбург') },
      [56.83, 60.61],
      null,
    ],
    [
      'Kazan swapped',
      '49.11',
      '55.79',
      { inRussia: true, near: regionCentre('Республика Татарстан') },
      [55.79, 49.11],
      'swapped',
    ],
    ['Dubai stays', '25.2', '55.3', { inRussia: false, near }, [25.2, 55.3], null],
    ['comma decimals', '57,6261', '39,8845', { inRussia: true, near }, [57.6261, 39.8845], null],
    ['nowhere', '10', '10', { inRussia: true, near }, null, 'outside'],
    ['beyond the globe', '200', '300', { inRussia: false, near }, null, 'outside'],
    ['zeroes', '0', '0', { inRussia: true, near }, null, null],
    ['words', 'север', 'восток', { inRussia: true, near }, null, 'not-a-number'],
    ['half a pair', '57.6', null, { inRussia: true, near }, null, null],
  ] as const)('%s', (_name, latitude, longitude, hints, point, problem) => {
    expect(mendCoordinates(latitude, longitude, hints)).toEqual({
      point: point === null ? null : { latitude: point[0], longitude: point[1] },
      problem,
    });
  });
});

test.each([
  ['Свердловская область', 56.84],
  ['Омская область', 54.99],
  ['Томская область', undefined],
  ['Московская область', undefined],
  [null, undefined],
])('regionCentre %s', (name, latitude) => expect(regionCentre(name)?.latitude).toBe(latitude));

describe('splitAddress', () => {
  test.each([
    ['ул Рябиновая, 63', [], 'ул Рябиновая', '63'],
    ['ул. Науки, 1/1', [], 'ул. Науки', '1/1'],
    ['ул им А.Н.Дальнего, 5, корпус 1', [], 'ул им А.Н.Дальнего', '5, корпус 1'],
    ['квартал Заречье, д. 14', [], 'квартал Заречье', '14'],
    ['18-я линия В.О., 32', [], '18-я линия В.О.', '32'],
    ['Яузская улица, 27, кв. 135', [], 'Яузская улица', '27'],
    ['Яузская улица, 27к2', [], 'Яузская улица', '27к2'],
    ['ул. Мира 14', [], 'ул. Мира', '14'],
    ['улица 8 Марта, вл. 3', [], 'улица 8 Марта', 'вл. 3'],
    [
      'Республика Дагестан, г. Дербент, улица Портовая',
      ['Республика Дагестан', 'Дербент'],
      'улица Портовая',
      null,
    ],
    [
      'Россия, Ярославская обл., Ярославль, ул. Лесная, 5',
      ['Россия', 'Ярославская область', 'Ярославль'],
      'ул. Лесная',
      '5',
    ],
    ['', [], null, null],
    [null, [], null, null],
  ])('%s', (line, known, street, house) => {
    expect(splitAddress(line, known)).toMatchObject({ street, house });
  });

  test('the line is kept without the flat', () => {
    expect(splitAddress('Яузская улица, 27, кв. 135', []).text).toBe('Яузская улица, 27');
  });
});

test.each([
  ['г. Дербент', 'Дербент', null],
  ['Нижний Новгород', 'Нижний Новгород', null],
  ['Гатчина', 'Гатчина', null],
  ['Павлово', 'Павлово', null],
  ['пос. Новый Лог', null, 'пос. Новый Лог'],
  ['посёлок Мирный', null, 'посёлок Мирный'],
  ['с. Кабанье', null, 'с. Кабанье'],
  [null, null, null],
])('settlementOrCity %s', (name, city, settlement) =>
  expect(settlementOrCity(name)).toEqual({ city, settlement }),
);

describe('addressKey', () => {
  const at = (street: string | null, house: string | null, text: string) =>
    addressKey({ ...NO_ADDRESS, region: 'Ивановская область', city: 'Кинешма', street, house, text });

  test('spellings of one house agree, other houses differ', () => {
    const key = at('ул. Морская', '12', 'ул. Морская, д. 12');
    expect(at('улица Морская', '12', 'улица Морская, дом 12')).toBe(key);
    expect(at('ул Морская', '12', 'ул Морская, 12')).toBe(key);
    expect(at('ул Морская', '12, корпус 1', 'ул Морская, 12, корпус 1')).not.toBe(key);
    expect(at('ул Морская', '12, к. 1', '')).toBe(at('ул Морская', '12, корпус 1', ''));
    expect(addressKey({ ...NO_ADDRESS, city: 'Кинешма' })).toBeNull();
  });
});

test.each([
  ['ул Рябиновая', '63', 'Дом на ул. Рябиновой, 63'],
  ['Рабочая улица', '4', 'Дом на ул. Рабочей, 4'],
  ['ул. Верхняя', '1', 'Дом на ул. Верхней, 1'],
  ['ул. Большая', '2', 'Дом на ул. Большой, 2'],
  ['ул. Науки', '1/1', 'Дом по адресу ул. Науки, 1/1'],
  ['ул. Большая Ордынка', '5', 'Дом по адресу ул. Большая Ордынка, 5'],
  ['пр-т Мира', null, 'Дом по адресу пр-т Мира'],
])('nameByAddress %s, %s → %s', (street, house, expected) => {
  expect(nameByAddress({ ...NO_ADDRESS, street, house })).toBe(expected);
});

test('nameByAddress without a street', () => {
  expect(nameByAddress({ ...NO_ADDRESS, city: 'Тверь' })).toBe('Дом: Тверь');
  expect(nameByAddress(NO_ADDRESS)).toBe('Дом без адреса');
});

test.each([
  ['words of buildings without end', `ул. Лесная, 1${' к'.repeat(1_000)}!`],
  ['letters that may each be a building', `ул. Лесная, 1 ${'к'.repeat(2_000)}!`],
  ['gaps', `ул. Лесная кв${' '.repeat(2_000)}!`],
])('an address line of %s is read at once', (_, line) => {
  expect(splitAddress(line, []).text).toBe(line);
});
