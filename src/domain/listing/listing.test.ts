import { describe, expect, it } from 'vitest';
import { BUILDING_STATE_LABELS, BUILDING_STATES, isFinished } from './building-state.ts';
import { COMFORT_CLASS_LABELS, COMFORT_CLASSES } from './comfort-class.ts';
import { FLAT_STATUS_LABELS, FLAT_STATUSES } from './flat-status.ts';
import { type FlatTitleFacts, flatTitle } from './flat-title.ts';
import { formatArea, formatAreaX100 } from './format-area.ts';
import { MATERIAL_LABELS, MATERIALS } from './material.ts';
import { PARKING_LABELS, PARKINGS } from './parking.ts';
import { PHOTO_TYPE_LABELS, PHOTO_TYPES } from './photo-type.ts';
import { RENOVATION_LABELS, RENOVATIONS } from './renovation.ts';
import {
  isRoomsBucket,
  ROOMS_BUCKETS,
  ROOMS_FULL_LABELS,
  ROOMS_OPTION_LABELS,
  ROOMS_OPTIONS,
  type RoomsFacts,
  roomsBucket,
} from './rooms-bucket.ts';

describe('labels', () => {
  it.each<[readonly string[], Record<string, string>, string]>([
    [RENOVATIONS, RENOVATION_LABELS, 'Чистовая, Готовая с мебелью, Без отделки, Предчистовая, Черновая'],
    [MATERIALS, MATERIAL_LABELS, 'Кирпич, Монолит, Панель, Кирпично-монолитный, Блочный'],
    [PARKINGS, PARKING_LABELS, 'Открытая, Закрытая, Подземная'],
    [COMFORT_CLASSES, COMFORT_CLASS_LABELS, 'Комфорт, Бизнес, Элитный'],
    [PHOTO_TYPES, PHOTO_TYPE_LABELS, 'Двор, Комплекс, Подъезд, Лифт'],
    [FLAT_STATUSES, FLAT_STATUS_LABELS, 'Свободна, Забронирована, Продана'],
    [BUILDING_STATES, BUILDING_STATE_LABELS, 'Проект, Строится, Построен, Сдан'],
    [ROOMS_OPTIONS, ROOMS_OPTION_LABELS, '1, 2, 3, 4, 5+, Студия, Свободная планировка'],
  ])('of %o', (keys, labels, expected) => {
    expect(keys.map((key) => labels[key]).join(', ')).toBe(expected);
    expect(Object.keys(labels)).toHaveLength(keys.length);
  });
});

describe('roomsBucket', () => {
  it.each<[RoomsFacts, string | undefined]>([
    [{ rooms: 0 }, '0'],
    [{ rooms: 1 }, '1'],
    [{ rooms: 4 }, '4'],
    [{ rooms: 5 }, 'manyRooms'],
    [{ rooms: 12 }, 'manyRooms'],
    [{ rooms: 1, studio: true }, '0'],
    [{ rooms: null, studio: true }, '0'],
    [{ rooms: 3, openPlan: true }, 'openPlan'],
    [{ rooms: 1, studio: true, openPlan: true }, '0'],
    [{ rooms: null }, undefined],
    [{ rooms: -1 }, undefined],
    [{ rooms: 1.5 }, undefined],
    [{ rooms: Number.NaN }, undefined],
  ])('%o is %s', (facts, expected) => {
    expect(roomsBucket(facts)).toBe(expected);
  });

  it('has the same buckets in the filter and in statistics', () => {
    expect([...ROOMS_OPTIONS].sort()).toEqual([...ROOMS_BUCKETS].sort());
    expect(ROOMS_FULL_LABELS['2']).toBe('2-комнатная квартира');
    expect(['0', 'total', 0, '5'].map(isRoomsBucket)).toEqual([true, false, false, false]);
  });
});

it.each([
  ['HANDOVER', true],
  ['BUILT', true],
  ['UNFINISHED', false],
  ['PROJECT', false],
  ['SOMETHING', false],
  ['', false],
  [null, false],
  [undefined, false],
])('isFinished(%s) is %s', (state, expected) => {
  expect(isFinished(state)).toBe(expected);
});

describe('formatArea', () => {
  it.each([
    [45.99, '45,9\u00A0м²'],
    [45.9, '45,9\u00A0м²'],
    ['54.30', '54,3\u00A0м²'],
    [78, '78,0\u00A0м²'],
    [0.09, '0,0\u00A0м²'],
    [1234.56, '1\u00A0234,5\u00A0м²'],
  ])('%s is %s', (area, expected) => {
    expect(formatArea(area)).toBe(expected);
  });

  it.each([
    [4599, '45,9\u00A0м²'],
    [4590, '45,9\u00A0м²'],
    [2909, '29,0\u00A0м²'],
  ])('%s hundredths are %s', (area, expected) => {
    expect(formatAreaX100(area)).toBe(expected);
  });
});

describe('flatTitle', () => {
  it.each<[FlatTitleFacts, string]>([
    [{ rooms: '2', area: 54.3, floor: 7, floorsTotal: 24 }, '2-комн., 54,3~м², 7~этаж из~24'],
    [{ rooms: '0', area: 27.49, floor: 5, floorsTotal: null }, 'Студия, 27,4~м², 5~этаж'],
    [{ rooms: 'manyRooms', area: 140, floor: 2, floorsTotal: 3 }, '5+~комн., 140,0~м², 2~этаж из~3'],
    [{ rooms: 'openPlan', area: null, floor: null }, 'Своб. планировка'],
  ])('%o', (facts, expected) => {
    expect(flatTitle(facts)).toBe(expected.replaceAll('~', '\u00A0'));
  });
});
