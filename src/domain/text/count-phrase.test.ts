import { describe, expect, it } from 'vitest';
import { countHandedOverHouses, countUnfinishedHouses, inComplexes } from './count-houses.ts';
import { countComplexes, countFlats, countListings } from './count-phrase.ts';

const spaced = (text: string) => text.replaceAll('\u00A0', ' ');

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
