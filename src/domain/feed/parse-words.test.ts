import { describe, expect, test } from 'vitest';
import {
  parseBalcony,
  parseBoolean,
  parseBuildingState,
  parseFlatStatus,
  parseMaterial,
  parseParking,
  parseRenovation,
} from './parse-words.ts';

describe('parseBoolean', () => {
  test.each([
    ...['да', 'Да ', 'true', 'TRUE', '1', '+', 'yes', 'есть'].map((raw) => [raw, true] as const),
    ...['нет', 'false', '0', '-', 'No'].map((raw) => [raw, false] as const),
    ...['', '2', 'может быть', null].map((raw) => [raw, null] as const),
  ])('%s → %s', (raw, expected) => expect(parseBoolean(raw)).toBe(expected));
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
