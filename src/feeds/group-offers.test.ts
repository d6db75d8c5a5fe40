import { describe, expect, test } from 'vitest';
import type { CanonicalComplex, CanonicalFlat } from '#domain/feed/canonical-listing.ts';
import { NO_ADDRESS } from '#domain/feed/no-address.ts';
import { createOfferGrouper } from './group-offers.ts';
import { FEED_LIMITS, type FeedLimits } from './limits.ts';
import type { ComplexFacts, HouseFacts, SellerFacts } from './provider.ts';

interface Sketch {
  name?: string | null;
  yandex?: string;
  house?: string;
  section?: string;
  address?: string | null;
  point?: [number, number];
  seller?: Partial<SellerFacts>;
  handover?: number;
  state?: HouseFacts['buildingState'];
  photos?: string[];
}

type Grouped = ReturnType<ReturnType<typeof createOfferGrouper>['finish']>;

/** Groups sketches of offers, in the given order; the line of an offer is its place. */
function group(...sketches: Sketch[]): Grouped {
  return groupWithin(FEED_LIMITS, ...sketches);
}

function groupWithin(limits: FeedLimits, ...sketches: Sketch[]): Grouped {
  const now = new Date('2026-11-01T00:00:00Z');
  const grouper = createOfferGrouper({ clientName: 'Клиент', now, limits });
  sketches.forEach((sketch, at) => {
    const point =
      sketch.point === undefined ? null : { latitude: sketch.point[0], longitude: sketch.point[1] };
    const text = sketch.address === undefined ? 'ул. Лесная, 5' : sketch.address;
    const [street = null, house = null] = text?.split(', ') ?? [];
    const complex: ComplexFacts = {
      name: sketch.name === undefined ? 'Лес' : sketch.name,
      externalIds: sketch.yandex === undefined ? {} : { yandex: sketch.yandex },
      seller: {
        kind: 'developer',
        name: 'ООО «Бор»',
        phone: null,
        siteUrl: null,
        logoUrl: null,
        ...sketch.seller,
      },
      address: null,
      description: null,
      metros: [],
      parking: [],
      amenities: [],
      photoUrls: [],
      progressPhotos: [],
      videoUrls: [],
    };
    const houseFacts: HouseFacts = {
      name: null,
      section: sketch.section ?? null,
      externalIds: sketch.house === undefined ? {} : { yandex: sketch.house },
      address: { ...NO_ADDRESS, city: 'Тверь', street, house, text, point },
      floors: 9,
      buildingState: sketch.state === undefined ? 'UNFINISHED' : sketch.state,
      handover: sketch.handover === undefined ? null : { year: sketch.handover, quarter: null },
      material: null,
      photoUrls: [],
    };
    const flat = { line: at + 1, photoUrls: sketch.photos ?? [] } as unknown as CanonicalFlat;
    grouper.add({ complex, house: houseFacts, flat });
  });
  return grouper.finish();
}

function shape(complexes: CanonicalComplex[]): [string, number][] {
  return complexes.map((complex) => [complex.name, complex.houses.length]);
}

describe('complexes', () => {
  test.each<[string, Sketch[], [string, number][]]>([
    ['one name in many spellings', [{}, {}, { name: 'ЖК «Лес»' }, { name: 'жк "ЛЕС"' }], [['Лес', 1]]],
    [
      'one id under two names',
      [{ yandex: '1' }, { yandex: '1', name: 'Лес-2' }, { yandex: '1' }],
      [['Лес', 1]],
    ],
    [
      'two ids under one name stay two',
      [{ yandex: '1' }, { yandex: '2' }],
      [
        ['Лес', 1],
        ['Лес', 1],
      ],
    ],
    ['an offer without the id joins the only one of its name', [{ yandex: '1' }, {}], [['Лес', 1]]],
    [
      'but not one of two',
      [{ yandex: '1' }, { yandex: '2' }, {}],
      [
        ['Лес', 1],
        ['Лес', 1],
        ['Лес', 1],
      ],
    ],
    [
      'one name of two developers stays two',
      [{}, { seller: { name: 'ГК «Ель»' } }],
      [
        ['Лес', 1],
        ['Лес', 1],
      ],
    ],
    ['an agency offer joins the developer', [{}, { seller: { kind: 'agency', name: null } }], [['Лес', 1]]],
    ['whatever comes first', [{ seller: { name: null } }, {}, { yandex: '1' }], [['Лес', 1]]],
    ['no name at a known address', [{}, { name: null }], [['Лес', 1]]],
    [
      'no name at an address two complexes claim',
      [{}, { name: 'Бор' }, { name: null }],
      [
        ['Дом на ул. Лесной, 5', 1],
        ['Бор', 1],
        ['Лес', 1],
      ],
    ],
    [
      'no name, another address',
      [{}, { name: null, address: 'ул. Мира, 1' }],
      [
        ['Дом по адресу ул. Мира, 1', 1],
        ['Лес', 1],
      ],
    ],
    [
      'no name, no address, only a point',
      [{ name: null, address: null, point: [56.8, 35.9] }],
      [['Дом: Тверь', 1]],
    ],
    ['nothing at all is not grouped', [{ name: null, address: null }], []],
  ])('%s', (_name, sketches, expected) => {
    expect(shape(group(...sketches).complexes)).toEqual(expected);
  });

  test('the order of offers changes nothing', () => {
    const sketches: Sketch[] = [
      { name: null, handover: 2027 },
      { handover: 2028, point: [56.8, 35.9] },
      { handover: 2028 },
      { yandex: '1', handover: 2027 },
      { name: 'Бор', address: 'ул. Мира, 1' },
    ];
    const facts = (complexes: CanonicalComplex[]) =>
      complexes.map((complex) => ({
        ...complex,
        houses: complex.houses.map((house) => ({ ...house, refs: [] })),
      }));
    expect(facts(group(...sketches).complexes)).toEqual(facts(group(...[...sketches].reverse()).complexes));
  });
});

describe('houses', () => {
  test.each<[string, Sketch[], (string | null)[]]>([
    ['one address is one house', [{}, { section: '2' }], [null]],
    [
      'coordinates that jitter are one house',
      [{ point: [56.8, 35.9] }, { point: [56.8001, 35.9001] }],
      [null],
    ],
    ['one address at two points is two', [{ point: [56.8, 35.9] }, { point: [56.81, 35.9] }], [null, null]],
    ['a missing point does not part a house', [{ point: [56.8, 35.9] }, {}], [null]],
    [
      '«корпус N» parts an address and names the houses',
      [{ section: 'корпус 1' }, { section: 'Корпус 2' }],
      ['Корпус 1', 'Корпус 2'],
    ],
    [
      'ids part an address, sections name the houses',
      [
        { house: '7', section: '1' },
        { house: '8', section: '2' },
      ],
      ['Корпус 1', 'Корпус 2'],
    ],
    [
      'several sections in a house are entrances',
      [
        { house: '7', section: '1' },
        { house: '7', section: '2' },
        { house: '8', section: '1' },
      ],
      [null, null],
    ],
  ])('%s', (_name, sketches, names) => {
    expect(group(...sketches).complexes[0]?.houses.map((house) => house.name)).toEqual(names);
  });

  test('keys of houses are unique and stable', () => {
    const [complex] = group({ point: [56.8, 35.9] }, { point: [56.81, 35.9] }).complexes;
    expect(complex?.houses.map((house) => house.key)).toEqual([
      'name:бор|лес/address:|тверь|лесная 5@56.8000,35.9000',
      'name:бор|лес/address:|тверь|лесная 5@56.8100,35.9000',
    ]);
  });

  test('the most frequent answer wins and the contradiction is told', () => {
    const { complexes, issues } = group({ handover: 2027 }, { handover: 2028 }, { handover: 2028 });
    expect(complexes[0]?.houses[0]?.handover).toEqual({ year: 2028, quarter: null });
    expect(issues.map((issue) => issue.field)).toContain('handover');
  });

  test.each([
    [2025, 'HANDOVER'],
    [2028, 'UNFINISHED'],
    [undefined, 'UNFINISHED'],
  ])('an unstated state by the term %s is %s, with a warning', (year, expected) => {
    const { complexes, issues } = group({ state: null, ...(year === undefined ? {} : { handover: year }) });
    expect(complexes[0]?.houses[0]?.buildingState).toBe(expected);
    expect(issues.map((issue) => issue.field)).toContain('buildingState');
  });

  test('a picture that many flats repeat belongs to the house', () => {
    const sketches = Array.from({ length: 10 }, (_, at) => ({ photos: ['render.jpg', `flat-${at}.jpg`] }));
    expect(group(...sketches).complexes[0]?.houses[0]?.photoUrls).toEqual(['render.jpg']);
  });
});

describe('developers', () => {
  test.each<[string, Partial<SellerFacts>, string | undefined]>([
    ['named by the feed', {}, 'ООО «Бор»'],
    ['unnamed: the client of the feed', { name: null }, 'Клиент'],
    ['an agency is none', { kind: 'agency', name: null }, undefined],
    ['an owner is none', { kind: 'owner', name: null }, undefined],
  ])('%s', (_name, seller, expected) => {
    expect(group({ seller }).complexes[0]?.developer?.name).toBe(expected);
  });
});

describe('a feed that would take too long to group is refused', () => {
  test.each<[string, Partial<FeedLimits>, Sketch[], string]>([
    ['complexes', { complexes: 2 }, [{ name: 'А' }, { name: 'Б' }, { name: 'В' }], 'больше 2 комплексов'],
    ['houses', { houses: 2 }, [{ house: '1' }, { house: '2' }, { house: '3' }], 'больше 2 домов'],
    [
      'houses of one address',
      { housesOfAddress: 2 },
      [{ point: [56, 35] }, { point: [57, 35] }, { point: [58, 35] }],
      'больше 2 домов в разных точках',
    ],
  ])('for its %s', (_, limits, sketches, words) => {
    expect(() => groupWithin({ ...FEED_LIMITS, ...limits }, ...sketches)).toThrow(words);
    expect(() => groupWithin({ ...FEED_LIMITS, ...limits }, ...sketches.slice(1))).not.toThrow();
  });
});
