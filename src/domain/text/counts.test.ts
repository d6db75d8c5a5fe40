import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageInHalves } from './age-in-halves.ts';
import { countComplexes } from './count-complexes.ts';
import { countFlats } from './count-flats.ts';
import { countHandedOverHouses, countUnfinishedHouses, inComplexes } from './count-houses.ts';
import { countListings } from './count-listings.ts';
import { periodText } from './period-text.ts';
import { plural } from './plural.ts';

const spaced = (text: string) => text.replaceAll('\u00A0', ' ');

describe('plural', () => {
  it.each([
    [0, 'домов'],
    [1, 'дом'],
    [2, 'дома'],
    [4, 'дома'],
    [5, 'домов'],
    [11, 'домов'],
    [12, 'домов'],
    [14, 'домов'],
    [21, 'дом'],
    [22, 'дома'],
    [111, 'домов'],
    [121, 'дом'],
    [1.5, 'дома'],
    [-1, 'дом'],
  ])('%s takes %s', (count, expected) => {
    expect(plural(count, 'дом', 'дома', 'домов')).toBe(expected);
  });

  it('follows the rule of the last two digits', () => {
    fc.assert(
      fc.property(fc.nat(), (count) => {
        const tens = count % 100;
        const ones = count % 10;
        const teen = tens >= 11 && tens <= 14;
        const expected = !teen && ones === 1 ? 'one' : !teen && ones >= 2 && ones <= 4 ? 'few' : 'many';
        return plural(count, 'one', 'few', 'many') === expected;
      }),
    );
  });
});

describe('counts', () => {
  it.each([
    [0, '0 объявлений', '0 жилых комплексов', '0 квартир'],
    [1, '1 объявление', '1 жилой комплекс', '1 квартира'],
    [2, '2 объявления', '2 жилых комплекса', '2 квартиры'],
    [5, '5 объявлений', '5 жилых комплексов', '5 квартир'],
    [11, '11 объявлений', '11 жилых комплексов', '11 квартир'],
    [21, '21 объявление', '21 жилой комплекс', '21 квартира'],
    [2316, '2 316 объявлений', '2 316 жилых комплексов', '2 316 квартир'],
  ])('%s', (count, listings, complexes, flats) => {
    expect(spaced(countListings(count))).toBe(listings);
    expect(spaced(countComplexes(count))).toBe(complexes);
    expect(spaced(countFlats(count))).toBe(flats);
  });

  it('does not break between the number and its noun', () => {
    expect(countListings(2316)).toBe('2\u00A0316\u00A0объявлений');
    expect(countComplexes(2)).toBe('2\u00A0жилых комплекса');
    expect(inComplexes(5)).toBe('в\u00A05\u00A0ЖК');
  });

  it.each([
    [1, '1 дом сдан', '1 дом строится'],
    [2, '2 дома сдано', '2 дома строятся'],
    [5, '5 домов сдано', '5 домов строится'],
    [11, '11 домов сдано', '11 домов строится'],
    [21, '21 дом сдан', '21 дом строится'],
    [0, '0 домов сдано', '0 домов строится'],
  ])('%s houses', (count, handedOver, unfinished) => {
    expect(spaced(countHandedOverHouses(count))).toBe(handedOver);
    expect(spaced(countUnfinishedHouses(count))).toBe(unfinished);
  });
});

describe('ageInHalves', () => {
  it.each([
    [1, '1 год'],
    [1.24, '1 год'],
    [1.25, '1,5 года'],
    [1.5, '1,5 года'],
    [1.75, '2 года'],
    [2, '2 года'],
    [5, '5 лет'],
    [5.5, '5,5 года'],
    [11, '11 лет'],
    [21.1, '21 год'],
    [0, '0 лет'],
  ])('%s is %s', (years, expected) => {
    expect(spaced(ageInHalves(years))).toBe(expected);
  });
});

describe('periodText', () => {
  it.each([
    [240, '20 лет'],
    [12, '1 год'],
    [24, '2 года'],
    [18, '1 год 6 мес.'],
    [66, '5 лет 6 мес.'],
    [6, '6 мес.'],
    [0, '0 мес.'],
  ])('%s months is %s', (months, expected) => {
    expect(spaced(periodText(months))).toBe(expected);
  });
});
