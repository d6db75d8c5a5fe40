import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROOMS_BUCKETS } from '#domain/listing/rooms-bucket.ts';
import { doubtFigureText, doubtRangeText, type FigureDoubt, isAnswered } from './figure-doubt.ts';
import { figuresKey } from './flat-figures.ts';
import { type JudgedFlat, judgeFigures, type Market, marketKey, spreadOf } from './judge-figures.ts';

const NO_MARKET: Market = { byRegionAndRooms: new Map(), byComplex: new Map(), everywhere: undefined };

let next = 0;
function flat(change: Partial<JudgedFlat> = {}): JudgedFlat {
  next += 1;
  const price = change.price === undefined ? 9_000_000 : change.price;
  return {
    id: `flat-${next}`,
    complexId: 1,
    regionId: 1,
    floor: 3,
    floorsTotal: 9,
    rooms: '1',
    areaM2x100: 4_050,
    livingAreaM2x100: null,
    kitchenAreaM2x100: null,
    ceilingHeightCm: null,
    price,
    originalPrice: price ?? 0,
    originalCurrency: 'RUB',
    ...change,
  };
}

const many = (count: number, change: Partial<JudgedFlat> = {}) =>
  Array.from({ length: count }, () => flat(change));

/** A market where flats of region 1 cost about 220,000 roubles a metre. */
function market(perMetre = 220_000, count = 100): Market {
  const spread = spreadOf(Array.from({ length: count }, (_, at) => perMetre * (0.8 + (0.4 * at) / count)))!;
  const keys = [...ROOMS_BUCKETS, 'any' as const].map((rooms) => marketKey(1, rooms));
  return {
    byRegionAndRooms: new Map(keys.map((key) => [key, spread])),
    byComplex: new Map(),
    everywhere: spread,
  };
}

const rulesOf = (flats: JudgedFlat[], of: Market, { id }: JudgedFlat) =>
  judgeFigures(flats, of)
    .get(id)
    ?.map(({ rule }) => rule);

describe('impossible figures', () => {
  it.each<[Partial<JudgedFlat>, string[]]>([
    [{ areaM2x100: 100_000_000 }, ['area']],
    [{ rooms: '0', areaM2x100: 500_000 }, ['area']],
    [{ rooms: '4', areaM2x100: 900 }, ['area']],
    [{ areaM2x100: 1 }, ['area']],
    [{ livingAreaM2x100: 4_051 }, ['livingArea']],
    [{ kitchenAreaM2x100: 90_000, ceilingHeightCm: 27 }, ['kitchenArea', 'ceiling']],
    [{ ceilingHeightCm: 1_500 }, ['ceiling']],
    [{ floor: 200, floorsTotal: 17 }, ['floor']],
    [{ floor: 18, floorsTotal: 17 }, ['floor']],
    [{ floor: 200, floorsTotal: null }, ['floor']],
    [{ floor: -9 }, ['floor']],
    [{ floor: 3, floorsTotal: 300 }, ['floorsTotal']],
    [{ price: 1 }, ['price']],
    [{ price: 9_000_000_000_000 }, ['price']],
    [{ price: null, originalPrice: 100, originalCurrency: 'AED' }, ['price']],
  ])('%o', (change, rules) => {
    const bad = flat(change);
    expect(rulesOf([...many(5), bad], NO_MARKET, bad)).toEqual(rules);
    expect(rulesOf([bad], market(), bad)).toEqual(rules);
  });

  it.each<Partial<JudgedFlat>>([
    { rooms: '0', areaM2x100: 820, price: 2_400_000 },
    { floor: -1 },
    { floor: 95, floorsTotal: 97 },
    { floor: 17, floorsTotal: 17 },
    { rooms: 'manyRooms', areaM2x100: 120_000, price: 500_000_000 },
    { livingAreaM2x100: 4_050, ceilingHeightCm: 640 },
    { price: null, originalPrice: 1_850_000, originalCurrency: 'AED', areaM2x100: 8_000 },
    { price: null, originalPrice: 120_000, originalCurrency: 'USD' },
  ])('a rare flat is none: %o', (change) => {
    const rare = flat(change);
    expect(rulesOf([...many(5), rare], NO_MARKET, rare)).toBeUndefined();
  });
});

describe('prices', () => {
  it.each([
    ['thousands', 0.001],
    ['kopecks', 100],
    ['a digit too few', 0.1],
    ['a digit too many', 10],
  ])('%s are told from the complex', (_, times) => {
    const bad = flat({ price: 9_000_000 * times });
    expect(rulesOf([...many(5), bad], NO_MARKET, bad)).toHaveLength(1);
    expect(rulesOf([...many(5), bad], market(), bad)).toHaveLength(1);
  });

  it.each([
    ['thousands', 0.001],
    ['kopecks', 100],
  ])('a feed all in %s is told from the market', (_, times) => {
    const bad = many(20, { price: 9_000_000 * times });
    expect(judgeFigures(bad, market()).size).toBe(20);
    // Elsewhere flats cost four times less: still no town's price.
    const abroad = many(20, { price: 9_000_000 * times, regionId: 2 });
    expect(judgeFigures(abroad, market(80_000)).size).toBe(20);
  });

  it('of a complex half in kopecks are told from the market', () => {
    const right = many(10);
    const wrong = many(10, { price: 900_000_000 });
    expect([...judgeFigures([...right, ...wrong], market()).keys()].sort()).toEqual(
      wrong.map(({ id }) => id).sort(),
    );
  });

  it('a complex on sale is the measure, unless it is far from the market itself', () => {
    const late = flat({ price: 1_300_000 });
    const onSale = spreadOf(Array(30).fill(222_000))!;
    expect(rulesOf([late], { ...market(), byComplex: new Map([[1, onSale]]) }, late)).toEqual([
      'complexPrice',
    ]);
    const wrong = spreadOf(Array(30).fill(222))!;
    const right = many(5);
    expect(judgeFigures(right, { ...market(), byComplex: new Map([[1, wrong]]) }).size).toBe(0);
  });

  it('of another country are no outliers of ours', () => {
    const dubai = many(3, { regionId: 2, areaM2x100: 12_000, price: 360_000_000, originalCurrency: 'AED' });
    expect(judgeFigures(dubai, market(100_000)).size).toBe(0);
  });

  it('a penthouse and a bargain are not doubted', () => {
    const rare = [
      flat({ rooms: '4', areaM2x100: 18_000, price: 90_000_000 }),
      flat({ rooms: '4', areaM2x100: 9_000, price: 110_000_000 }),
      flat({ price: 2_500_000 }),
    ];
    expect(judgeFigures([...many(10), ...rare], market()).size).toBe(0);
  });
});

it('no flat that costs about twice as much or half is doubted, and every one a thousand times off is', () => {
  const times = fc.double({ min: 0.5, max: 2.4, noNaN: true });
  const flats = fc.array(
    fc.record({ times, areaM2x100: fc.integer({ min: 1_400, max: 29_000 }), off: fc.boolean() }),
    { minLength: 1, maxLength: 30 },
  );
  fc.assert(
    fc.property(flats, fc.integer({ min: 70_000, max: 900_000 }), (drawn, perMetre) => {
      const judged = drawn.map(({ times: by, areaM2x100, off }) =>
        flat({ areaM2x100, price: Math.ceil((areaM2x100 / 100) * perMetre * by * (off ? 0.001 : 1)) }),
      );
      const doubted = judgeFigures(judged, market(perMetre));
      expect(judged.map(({ id }) => doubted.has(id))).toEqual(drawn.map(({ off }) => off));
      for (const doubts of doubted.values()) {
        expect(isAnswered(doubts, doubts)).toBe(true);
        expect(doubts.every(({ value, from, to }) => value < from! || value > to!)).toBe(true);
      }
    }),
  );
});

describe('an answer', () => {
  const doubt = (rule: FigureDoubt['rule'], value: number, from: number | null, to: number | null) => [
    { rule, value, from, to },
  ];
  const dear = doubt('complexPrice', 2_000_000, 40_000, 1_500_000);

  it.each<[string, FigureDoubt[], boolean]>([
    ['the same', dear, true],
    ['nearer', doubt('complexPrice', 1_600_000, 40_000, 1_500_000), true],
    ['by another rule', doubt('marketPrice', 2_000_000, 40_000, 1_900_000), true],
    ['a fifth farther', doubt('complexPrice', 2_400_000, 40_000, 1_500_000), true],
    ['farther still', doubt('complexPrice', 2_400_001, 40_000, 1_500_000), false],
    ['to the other side', doubt('complexPrice', 20_000, 40_000, 1_500_000), false],
    ['of another figure', doubt('area', 2_000_000, 7, 500), false],
    ['with one more', [...dear, ...doubt('floor', 18, -3, 17)], false],
  ])('to a dear price holds for one %s: %#', (_, doubts, expected) => {
    expect(isAnswered(doubts, dear)).toBe(expected);
  });

  it('to a floor holds for that floor only', () => {
    const released = doubt('floor', 18, -3, 17);
    expect(isAnswered(doubt('floor', 18, -3, 17), released)).toBe(true);
    expect(isAnswered(doubt('floor', 19, -3, 17), released)).toBe(false);
  });
});

it('figures are the same whatever the rate of the day', () => {
  const one = flat({ price: 22_000_000, originalPrice: 1_000_000, originalCurrency: 'AED' });
  expect(figuresKey({ ...one, price: 24_000_000 } as JudgedFlat)).toBe(figuresKey(one));
  expect(figuresKey({ ...one, originalPrice: 1_000_001 })).not.toBe(figuresKey(one));
});

it.each<[FigureDoubt, string, string]>([
  [
    { rule: 'price', value: 0.02, from: 10_000, to: 8_000_000 },
    'цена за~м² 0,02~₽',
    'от~10~000 до~8~000~000~₽',
  ],
  [{ rule: 'floor', value: 200, from: -3, to: 17 }, 'этаж 200', 'от~−3 до~17'],
  [{ rule: 'livingArea', value: 45.5, from: null, to: 40.5 }, 'жилая площадь 45,5~м²', 'до~40,5~м²'],
])('reads in words: %o', (doubt, figure, range) => {
  expect([doubtFigureText(doubt), doubtRangeText(doubt)]).toEqual(
    [figure, range].map((text) => text.replaceAll('~', '\u00A0')),
  );
});
