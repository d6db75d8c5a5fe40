import { describe, expect, test } from 'vitest';
import { companyName } from './company-name.ts';
import { displayName } from './display-name.ts';
import { normaliseName } from './normalise-name.ts';
import { parseBalcony } from './parse-balcony.ts';
import { parseBoolean } from './parse-boolean.ts';
import { parseBuildingState } from './parse-building-state.ts';
import { parseCurrency } from './parse-currency.ts';
import { parseFlatStatus } from './parse-flat-status.ts';
import { parseMaterial } from './parse-material.ts';
import { parseParking } from './parse-parking.ts';
import { parsePhone } from './parse-phone.ts';
import { parseRenovation } from './parse-renovation.ts';
import { plainText } from './plain-text.ts';

describe('parseBoolean', () => {
  test.each([
    ...['да', 'Да ', 'true', 'TRUE', '1', '+', 'yes', 'есть'].map((raw) => [raw, true] as const),
    ...['нет', 'false', '0', '-', 'No'].map((raw) => [raw, false] as const),
    ...['', '2', 'может быть', null].map((raw) => [raw, null] as const),
  ])('%s → %s', (raw, expected) => expect(parseBoolean(raw)).toBe(expected));
});

describe('parseRenovation', () => {
  test.each([
    ['чистовая с мебелью', 'furnished'],
    ['под ключ с мебелью', 'furnished'],
    ['меблированная', 'furnished'],
    ['fineWithFurniture', 'furnished'],
    ['turnkey', 'furnished'],
    ['Предчистовая', 'preFine'],
    ['предчистовая отделка', 'preFine'],
    ['White Box', 'preFine'],
    ['whitebox', 'preFine'],
    ['preFine', 'preFine'],
    ['под чистовую', 'preFine'],
    ['чистовая отделка', 'fine'],
    ['под ключ', 'fine'],
    ['fine', 'fine'],
    ['с отделкой', 'fine'],
    ['черновая', 'rough'],
    ['чёрновая отделка', 'rough'],
    ['rough-finish', 'rough'],
    ['без отделки', 'none'],
    ['нет', 'none'],
    ['without', 'none'],
    ['да', null],
    ['1', null],
    ['как у бабушки', null],
    [null, null],
  ])('%s → %s', (raw, expected) => expect(parseRenovation(raw)).toBe(expected));
});

describe('parseMaterial', () => {
  test.each([
    ['кирпичный', 'brick'],
    ['brick', 'brick'],
    ['Панельный', 'panel'],
    ['монолит', 'monolith'],
    ['монолитный', 'monolith'],
    ['кирпично-монолитный', 'monolith2'],
    ['монолитно-кирпичный', 'monolith2'],
    ['монолит-кирпич', 'monolith2'],
    ['monolithBrick', 'monolith2'],
    ['brick-monolith', 'monolith2'],
    ['блочный', 'block'],
    ['деревянный', null],
    ['железобетонный', null],
    [null, null],
  ])('%s → %s', (raw, expected) => expect(parseMaterial(raw)).toBe(expected));
});

describe('parseBuildingState', () => {
  test.each([
    ['project', 'PROJECT'],
    ['unfinished', 'UNFINISHED'],
    ['строится', 'UNFINISHED'],
    ['built', 'BUILT'],
    ['hand-over', 'HANDOVER'],
    ['Сдан', 'HANDOVER'],
    ['ready', 'HANDOVER'],
    ['скоро', null],
    [null, null],
  ])('%s → %s', (raw, expected) => expect(parseBuildingState(raw)).toBe(expected));
});

describe('parseFlatStatus', () => {
  test.each([
    ['free', 'FREE'],
    ['AVAILABLE', 'FREE'],
    ['reserved', 'BOOKED'],
    ['SOLD', 'SOLD'],
    ['UNAVAILABLE', 'SOLD'],
    ['кто знает', null],
    [null, null],
  ])('%s → %s', (raw, expected) => expect(parseFlatStatus(raw)).toBe(expected));
});

describe('parseParking', () => {
  test.each([
    ['наземная', ['open']],
    ['ground', ['open']],
    ['underground', ['underground']],
    ['подземная, гостевая открытая', ['underground', 'open']],
    ['многоуровневая', ['closed']],
    ['да', []],
    [null, []],
  ])('%s → %j', (raw, expected) => expect(parseParking(raw)).toEqual(expected));
});

test.each([
  ['балкон', { balcony: true, loggia: false }],
  ['2 лоджии', { balcony: false, loggia: true }],
  ['балкон и лоджия', { balcony: true, loggia: true }],
  ['балконлоджия', { balcony: true, loggia: true }],
  ['Нет', { balcony: false, loggia: false }],
  [null, { balcony: false, loggia: false }],
])('balcony words: %s', (raw, expected) => expect(parseBalcony(raw)).toEqual(expected));

test.each([
  [null, 'RUB'],
  ['RUR', 'RUB'],
  ['rub', 'RUB'],
  ['AED', 'AED'],
  ['UZS', null],
])('currency: %s → %s', (raw, expected) => expect(parseCurrency(raw)).toBe(expected));

test.each([
  ['+74952000017', '+74952000017'],
  ['8 800 500-00-42', '+78005000042'],
  ['88005000042', '+78005000042'],
  ['+7 985 000 24 39', '+79850002439'],
  ['(495) 200-00-17', '+74952000017'],
  ['+7812500400', null],
  ['+971 50 000 00 00', null],
  ['+7 (000) 000-00-00', null],
  ['+70123456789', null],
  ['+7 555 123-45-67', null],
  ['8 999 123 45 67 9', null],
  ['тел. 8 (4852) 33-33-62, доб. 7', '+74852333362'],
  ['8 000 000-00-00; 8 495 200-00-17', '+74952000017'],
  ['+7‒985‒000‒24‒39', '+79850002439'],
  ['звоните', null],
  [null, null],
])('phone: %s → %s', (raw, expected) => expect(parsePhone(raw)).toBe(expected));

test.each([
  ['ЖК «Ива»', 'ива', 'Ива'],
  ['ЖК "Ива"', 'ива', 'Ива'],
  ['жк Ёлка', 'елка', 'Ёлка'],
  ['Жилой квартал «Большая Поляна»', 'большая поляна', 'Жилой квартал «Большая Поляна»'],
  ['Ива', 'ива', 'Ива'],
  ['«Лес» и «Поле»', 'лес и поле', '«Лес» и «Поле»'],
  ['ООО СЗ "Липовый дом"', 'липовый дом', 'ООО СЗ «Липовый дом»'],
  ['Группа компаний Прибой', 'прибой', 'Группа компаний Прибой'],
])('name: %s is compared as %s, shown as %s', (raw, normalised, shown) => {
  expect(normaliseName(raw)).toBe(normalised);
  expect(displayName(raw)).toBe(shown);
});

describe('companyName keeps companies and no persons', () => {
  test.each([
    ['ООО «Клён»', 'organisation', 'ООО «Клён»'],
    ['Группа компаний Прибой', 'contact', 'Группа компаний Прибой'],
    ['Northern Homes', 'contact', 'Northern Homes'],
    ['ООО СЗ "Липовый дом"', 'organisation', 'ООО СЗ «Липовый дом»'],
    ['Самолёт', 'organisation', 'Самолёт'],
    ['Самолёт', 'contact', null],
    ['Отдел продаж', 'contact', null],
    ['Застройщик', 'organisation', null],
    ['Иванова Мария Петровна', 'organisation', null],
    ['Пётр Сидоров', 'organisation', null],
    ['ИП Сидоров П. П.', 'organisation', null],
    ['ООО Сидоров Пётр Петрович', 'organisation', null],
    ['', 'organisation', null],
    [null, 'contact', null],
  ] as const)('%s as %s → %s', (raw, field, expected) => expect(companyName(raw, field)).toBe(expected));
});

test.each([
  ['<p>Первый</p><p>Второй</p>', 'Первый\nВторой'],
  ['Дом&nbsp;&mdash; у&#32;парка&amp;сада', 'Дом — у парка&сада'],
  ['<script>alert(1)</script>текст<br/>ещё', 'текст\nещё'],
  ['до<!-- <b>тайна</b> -->после<style>p{}', 'до после'],
  [`${'<script>'.repeat(50_000)}`, null],
  ['<b<b<b>жирный</b>', '<b<bжирный'],
  ['Цена < 5 млн', 'Цена < 5 млн'],
  ['&#xD800;&#0;х', 'х'],
  [`${'я'.repeat(9_999)}🏠`, `${'я'.repeat(9_999)}\ufffd`],
  ['  \n ', null],
  [null, null],
])('plain text: %s', (raw, expected) => expect(plainText(raw)).toBe(expected));
