import { describe, expect, it } from 'vitest';
import { corpusOf, judgeComplexes, judgeHouses, type PlaceFacts } from './judge-places.ts';
import { nameSkeleton } from './name-skeleton.ts';

const SHORE = { latitude: 57.6261, longitude: 39.8845 };
const north = (metres: number) => ({ ...SHORE, latitude: SHORE.latitude + metres / 111_195 });

function place(facts: Partial<PlaceFacts> = {}): PlaceFacts {
  return { name: 'Береговой', points: [SHORE], addresses: ['речная 5'], town: 'ярославль', ...facts };
}

describe('a name as it sounds', () => {
  it.each([
    ['ЖК «Береговой»', 'Береговой'],
    ['жилой комплекс "Береговой"', 'БЕРЕГОВОЙ'],
    ['Beregovoy', 'Береговой'],
    ['Beregovoi', 'Береговой'],
    ['Береговой ЖК', 'Береговой'],
    ['Бepeговой', 'Береговой'],
    ['Берег-2', 'Берег 2'],
    ['Тёплый Стан', 'Теплый стан'],
    ['Zhukov Plaza', 'Жуков Плаза'],
    ['Щукинский', 'Shchukinskiy'],
    ['Цветной', 'Tsvetnoy'],
    ['Ясный', 'Yasnyj'],
  ])('%s is %s', (one, other) => {
    expect(nameSkeleton(one)).toBe(nameSkeleton(other));
  });

  it.each([
    ['Береговой', 'Береговая'],
    ['Берег 1', 'Берег 2'],
    ['Береговой', 'Береговой парк'],
  ])('%s is not %s', (one, other) => {
    expect(nameSkeleton(one)).not.toBe(nameSkeleton(other));
  });
});

describe('two complexes', () => {
  const none = { points: [], addresses: [], town: null };
  it.each<[string, Partial<PlaceFacts>, Partial<PlaceFacts>, ReturnType<typeof judgeComplexes>]>([
    ['of one name and place', { name: 'ЖК «Береговой»' }, { name: 'Beregovoy', addresses: [] }, 'same'],
    ['120 m apart', {}, { points: [north(120)] }, 'same'],
    ['300 m apart', {}, { points: [north(300)] }, { doubt: 'points', metres: 300 }],
    ['whose houses stand together', { points: [north(900), SHORE] }, { points: [north(950)] }, 'same'],
    ['of one name in two towns', {}, { points: [north(90_000)], addresses: [] }, 'different'],
    ['without a point at one address', {}, { points: [] }, 'same'],
    ['without point and address', {}, none, { doubt: 'noPlace', metres: null }],
    ['without point and address in two towns', {}, { ...none, town: 'рыбинск' }, 'different'],
    ['of two names at one address', {}, { name: 'Причал' }, { doubt: 'names', metres: 0 }],
    ['of two names at one point', {}, { name: 'Причал', addresses: [] }, { doubt: 'names', metres: 0 }],
    ['of two names', {}, { name: 'Причал', addresses: [], points: [north(100)] }, 'different'],
    ['one without a name at one address', { name: null }, {}, 'same'],
    ['one without a name elsewhere', { name: null }, { addresses: [], points: [north(100)] }, 'different'],
  ])('%s', (_title, one, other, verdict) => {
    expect(judgeComplexes(place(one), place(other))).toEqual(verdict);
    expect(judgeComplexes(place(other), place(one))).toEqual(verdict);
  });
});

describe('two houses of one complex', () => {
  it.each([
    ['Корпус 1', '1'],
    ['литер 1', '1'],
    ['к.1', '1'],
    ['к1', '1'],
    ['Корп. 2А', '2а'],
    ['Литер Б', 'b'],
    ['1', '1'],
    ['Дом 12', null],
    ['Этап 1', null],
    ['Каштан', null],
    [null, null],
  ])('%s has the number %s', (name, number) => {
    expect(corpusOf(name)).toBe(number === '2а' ? corpusOf('2a') : number);
  });

  it.each<[string, Partial<PlaceFacts>, Partial<PlaceFacts>, ReturnType<typeof judgeHouses>]>([
    ['of one number', { name: 'Корпус 1' }, { name: 'литер 1', addresses: [] }, 'same'],
    ['of two numbers at one address', { name: 'Корпус 1' }, { name: 'Корпус 2' }, 'different'],
    [
      'of one number 300 m apart',
      { name: 'Корпус 1' },
      { name: 'к.1', points: [north(300)] },
      { doubt: 'points', metres: 300 },
    ],
    ['at one address', { name: 'Дом 5' }, { name: 'Этап 1' }, 'same'],
    ['that say nothing', { name: 'Дом 5' }, { name: 'Этап 1', addresses: [] }, null],
  ])('%s', (_title, one, other, verdict) => {
    expect(judgeHouses(place(one), place(other))).toEqual(verdict);
  });
});
