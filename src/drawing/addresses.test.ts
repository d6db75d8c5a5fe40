import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROOMS_BUCKETS } from '#domain/listing/rooms-bucket.ts';
import {
  facadeAddress,
  liftAddress,
  parseFacadeName,
  parseLiftName,
  parsePlanName,
  parsePorchName,
  parseStageName,
  parseYardName,
  planAddress,
  porchAddress,
  shareAddress,
  stageAddress,
  yardAddress,
} from './addresses.ts';
import { PLAN_SIZES } from './flat/plan-size.ts';

const nameOf = (address: string) => address.slice(address.lastIndexOf('/') + 1);

describe('addresses of drawings', () => {
  it('say everything a plan is made of', () => {
    const picture = fc.record({
      input: fc.record({
        rooms: fc.constantFrom(...ROOMS_BUCKETS),
        areaM2x100: fc.integer({ min: 1, max: 1_000_000 }),
        kitchenAreaM2x100: fc.option(fc.integer({ min: 1, max: 99_999 })),
        balcony: fc.boolean(),
        loggia: fc.boolean(),
        seed: fc.integer({ min: 0, max: 0xffff_ffff }),
      }),
      size: fc.constantFrom(...PLAN_SIZES),
      furniture: fc.boolean(),
      dimensions: fc.boolean(),
    });
    fc.assert(
      fc.property(picture, (plan) => {
        expect(parsePlanName(nameOf(planAddress(plan)))).toEqual(plan);
      }),
    );
  });

  it('say everything a façade is made of', () => {
    const facade = {
      input: { seed: 5, floors: 17, sections: 3, comfortClass: 'BUSINESS' },
      size: 'card',
      light: 'dusk',
    } as const;
    expect(facadeAddress(facade)).toBe('/pictures/5/facade/5-17-3-BUSINESS-card-dusk.svg');
    expect(parseFacadeName(nameOf(facadeAddress(facade)))).toEqual(facade);
  });

  it.each([
    [
      {
        seed: 5,
        houses: [
          { floors: 17, sections: 3 },
          { floors: 9, sections: 12 },
        ],
        comfortClass: 'BUSINESS',
      },
      'day',
      '5-17x3.9x12-BUSINESS-day.svg',
    ],
    [
      { seed: 4_294_967_295, houses: [{ floors: 120, sections: 1 }], comfortClass: null },
      'dusk',
      '4294967295-120x1-0-dusk.svg',
    ],
  ] as const)('say everything the yard %o is made of', (input, light, name) => {
    expect(yardAddress({ input, light })).toBe(`/pictures/5/yard/${name}`);
    expect(parseYardName(name)).toEqual({ input, light });
  });

  it.each([
    '9-5430-0-0-1-card-f.svg',
    '1-0-0-0-1-card-f.svg',
    '1-9999999-0-0-1-card-f.svg',
    '1-5430-0-0-1-poster-f.svg',
    '1-5430-0-0-1-card-f.png',
    '../1-5430-0-0-1-card-f.svg',
  ])('no plan is called %s', (name) => {
    expect(parsePlanName(name)).toBeUndefined();
  });

  it.each([
    '5-0-1-0-card-day.svg',
    '5-121-1-0-card-day.svg',
    '5-9-1-LUXURY-card-day.svg',
    '5-9-1-0-card-noon.svg',
  ])('no façade is called %s', (name) => {
    expect(parseFacadeName(name)).toBeUndefined();
  });
  it.each([
    '5-0x3-0-day.svg',
    '5-121x3-0-day.svg',
    '5-9x0-0-day.svg',
    '5-9-0-day.svg',
    '5-9x3.-0-day.svg',
    `5-${Array(100).fill('9x3').join('.')}-0-day.svg`,
    '5-9x3-LUXURY-day.svg',
    '5-9x3-0-noon.svg',
    '5-9x3-0-day.svg/..',
    '-5-9x3-0-day.svg',
  ])('no yard is called %s', (name) => {
    expect(parseYardName(name)).toBeUndefined();
  });

  it.each([
    [{ seed: 5, comfortClass: 'ELITE' }, 'dusk', '5-ELITE-dusk.svg'],
    [{ seed: 4_294_967_295, comfortClass: null }, 'day', '4294967295-0-day.svg'],
  ] as const)('say everything the entrance %o is made of', (input, light, name) => {
    expect(porchAddress({ input, light })).toBe(`/pictures/5/porch/${name}`);
    expect(parsePorchName(name)).toEqual({ input, light });
  });

  it.each([
    [{ seed: 5, floors: 17, comfortClass: 'ELITE' }, '5-17-ELITE.svg'],
    [{ seed: 4_294_967_295, floors: 1, comfortClass: null }, '4294967295-1-0.svg'],
  ] as const)('say everything the hall of lifts %o is made of', (hall, name) => {
    expect(liftAddress(hall)).toBe(`/pictures/5/lift/${name}`);
    expect(parseLiftName(name)).toEqual(hall);
  });

  it.each(['5-0-0.svg', '5-121-0.svg', '5-9-LUXURY.svg', '5-9-0.png', '-5-9-0.svg'])(
    'no hall of lifts is called %s',
    (name) => {
      expect(parseLiftName(name)).toBeUndefined();
    },
  );

  it('say everything a building site is made of', () => {
    const stage = { seed: 5, floors: 17, sections: 3, comfortClass: 'BUSINESS', builtPercent: 40 } as const;
    expect(stageAddress(stage)).toBe('/pictures/5/stage/5-17-3-BUSINESS-40.svg');
    expect(parseStageName('5-17-3-BUSINESS-40.svg')).toEqual(stage);
    expect(parseStageName('5-17-0-0-0.svg')).toEqual({
      seed: 5,
      floors: 17,
      comfortClass: null,
      builtPercent: 0,
    });
  });

  it.each(['5-0-3-0-40.svg', '5-17-3-LUXURY-40.svg', '5-17-3-0-101.svg', '5-17-3-0.svg', '-5-17-3-0-40.svg'])(
    'no building site is called %s',
    (name) => {
      expect(parseStageName(name)).toBeUndefined();
    },
  );

  it.each(['5-LUXURY-day.svg', '5-0-noon.svg', '5-0-day.png', '55555555555-0-day.svg', '-5-0-day.svg'])(
    'no entrance is called %s',
    (name) => {
      expect(parsePorchName(name)).toBeUndefined();
    },
  );
});

it('a drawing to share has an address beside its own', () => {
  expect(shareAddress('/pictures/5/porch/5-0-day.svg')).toBe('/pictures/5/share/porch/5-0-day.png');
});
