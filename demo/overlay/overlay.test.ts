import { describe, expect, it } from 'vitest';
import {
  parseFacadeName,
  parseLiftName,
  parsePorchName,
  parseStageName,
  parseYardName,
} from '#drawing/addresses.ts';
import { checkMasterPlan } from '#services/listing/check-master-plan.ts';
import { readSince } from '../past-exports.ts';
import { namedComplexes } from '../world-feeds.ts';
import { demoCollections } from './collections.ts';
import { amenitiesOf, describeInWords, seaDistanceOf } from './describe.ts';
import { developerFacts } from './developer-facts.ts';
import { masterPlanOf } from './master-plan.ts';
import { pastPrices } from './past-prices.ts';
import { picturesOf } from './pictures.ts';
import { isPricedOnRequest } from './prices-on-request.ts';
import { progressOf } from './progress.ts';

const complexes = [...namedComplexes()];
const WORLD_MADE = new Date('2026-11-20T06:00:00+03:00');
const TWO_YEARS_AGO = new Date('2024-11-20T00:00:00Z');

describe('the master plan', () => {
  it('has a layer for each house, in their order', () => {
    for (const [at, complex] of complexes.entries()) {
      const svg = masterPlanOf(complex, at + 1);
      const layers = [...svg.matchAll(/data-layer="(\d+)"/g)].map(([, order]) => Number(order));
      expect(layers, complex.name).toEqual(complex.houses.map(({ order }) => order));
      checkMasterPlan(svg);
    }
  });
});

describe('the gallery', () => {
  it('shows the façade by day, the yard, an entrance, the lifts and the façade at dusk, each at an address the server draws', () => {
    for (const [at, complex] of complexes.entries()) {
      const pictures = picturesOf(complex, at + 1);
      expect(pictures.map(({ photoType }) => photoType)).toEqual([
        'COMPLEX',
        'YARD',
        'PORCH',
        'LIFT',
        'COMPLEX',
      ]);
      const [day, yard, porch, lift, dusk] = pictures.map(({ sourceUrl }) => sourceUrl.split('/').at(-1)!);
      const { floors, ...same } = parseFacadeName(day!)!.input;
      expect(complex.houses.map((house) => house.floors)).toContain(floors);
      expect(parseFacadeName(dusk!)).toMatchObject({ light: 'dusk', input: { ...same, floors } });
      expect(parseYardName(yard!)).toEqual({
        input: {
          ...same,
          houses: complex.houses.map(({ floors: own, sections }) => ({ floors: own, sections })),
        },
        light: 'day',
      });
      expect(parsePorchName(porch!)).toEqual({ input: same, light: 'day' });
      expect(parseLiftName(lift!)).toEqual({ ...same, floors });
    }
  });
});

describe('construction', () => {
  it('is shown month by month, the newest first, each drawn further than the one before it', () => {
    const shown = complexes
      .map((complex, at) => progressOf(complex, at + 1))
      .filter(({ length }) => length > 0);
    expect(shown.length).toBeGreaterThan(20);
    for (const photos of shown) {
      const days = photos.map(({ takenOn }) => takenOn!);
      expect(days).toEqual(days.toSorted().reverse());
      expect(days[0]).toBe('2026-11-01');
      const built = Map.groupBy(
        photos,
        ({ sourceUrl }) => parseStageName(sourceUrl.split('/').at(-1)!)!.seed,
      );
      for (const own of built.values()) {
        const percents = own.map(
          ({ sourceUrl }) => parseStageName(sourceUrl.split('/').at(-1)!)!.builtPercent,
        );
        expect(percents).toEqual([...new Set(percents)].toSorted((one, other) => other - one));
      }
    }
  });

  it('has nothing to show of a house that stands', () => {
    const standing = complexes.find(({ houses }) => houses.every(({ state }) => state !== 'unfinished'))!;
    expect(progressOf(standing, 1)).toEqual([]);
  });
});

describe('past prices', () => {
  it('lie within two years, oldest first, none repeats the one before, and the last is the price of today', () => {
    let fallen = 0;
    for (const complex of complexes.slice(0, 60)) {
      for (const house of complex.houses) {
        for (const flat of house.flats) {
          const past = pastPrices(complex, house, flat);
          const times = past.map(({ at }) => at.getTime());
          expect(times).toEqual([...new Set(times)].sort((one, other) => one - other));
          if (past.length === 0) continue;
          expect(past[0]!.at > TWO_YEARS_AGO && past.at(-1)!.at < WORLD_MADE).toBe(true);
          const line = past.map(({ price }) => price);
          expect(line.every((price, at) => price !== line[at - 1])).toBe(true);
          expect(line.at(-1)).toBe(flat.price);
          if (line.length > 1 && line.at(-2)! > flat.price) fallen += 1;
        }
      }
    }
    expect(fallen).toBeGreaterThan(100);
  });
});

describe('prices on request', () => {
  it('are a few, of penthouses and of whole clubs, in Moscow and elsewhere, and of no feed that is read many times', () => {
    const silent = complexes.map((complex) => ({
      complex,
      count: complex.houses.flatMap(({ flats }) => flats).filter((flat) => isPricedOnRequest(complex, flat))
        .length,
    }));
    const some = silent.filter(({ count }) => count > 0);
    const count = some.reduce((sum, one) => sum + one.count, 0);
    expect(count).toBeGreaterThan(30);
    expect(count).toBeLessThan(100);
    const towns = some.map(({ complex }) => complex.town.name);
    expect(towns.filter((town) => town === 'Москва').length).toBeGreaterThan(5);
    expect(new Set(towns).size).toBeGreaterThan(2);
    const whole = some.filter(({ complex, count: asked }) => {
      const free = complex.houses.flatMap(({ flats }) => flats).filter(({ status }) => status === 'FREE');
      return free.length === asked;
    });
    expect(whole.length).toBeGreaterThan(0);
    expect(some.some(({ complex }) => readSince(complex.group) !== null)).toBe(false);
  });
});

describe('words and figures', () => {
  it('tell of the sea only where there is one, of many amenities only abroad', () => {
    for (const complex of complexes) {
      const isByTheSea = ['Сочи', 'Дубай'].includes(complex.town.name);
      expect(seaDistanceOf(complex) !== null, complex.name).toBe(isByTheSea);
      if (complex.town.currency === 'RUB') expect(amenitiesOf(complex)).not.toContain('pool');
    }
  });

  it('agree with their numbers and name no metro where there is none', () => {
    for (const complex of complexes) {
      const words = describeInWords(complex);
      expect(words).not.toMatch(
        /(?:доме|высотой) (?:\d*[^1])?[1-4] этажей|до (?:\d*[^1])?1 этажей|undefined|null/,
      );
      if (complex.district.metros.length === 0) expect(words).not.toMatch(/метро(?![а-я])/);
    }
  });

  it('give every collection something to hold', () => {
    for (const { name, has } of demoCollections())
      expect(complexes.filter(has).length, name).toBeGreaterThan(5);
  });
});

it.each([
  ['ГК «Ладья»', 'Акционерное общество «Ладья»'],
  ['Кремень Девелопмент', 'Акционерное общество «Кремень Девелопмент»'],
  ['ООО СЗ «Терраса»', 'Общество с ограниченной ответственностью «Специализированный застройщик „Терраса“»'],
  ['Creek Horizon', 'Creek Horizon L.L.C.'],
])('%s has a full name and an age that suits its houses', (name, fullName) => {
  expect(developerFacts(name, null)).toEqual(developerFacts(name, null));
  expect(developerFacts(name, 1999)).toMatchObject({ fullName, description: expect.stringMatching(/\.$/) });
  expect(developerFacts(name, 1999).foundationYear).toBeLessThanOrEqual(1996);
});
