import { describe, expect, it } from 'vitest';
import { offerWith, programName } from '../fixtures/offer-with.ts';
import { canonicalJson, type Json } from './canonical-json.ts';
import { findPart, getPart } from './find-part.ts';
import { combinedLegacyKey, groupKeys } from './group-keys.ts';
import { isValidIn } from './is-valid-in.ts';
import type { GeoRestriction, GeoRestrictionGroup, OfferTerms } from './offer.ts';
import { offerHash } from './offer-hash.ts';
import { offerV3 } from './offer-v3.ts';
import { sha1 } from './sha1.ts';

const moscow: GeoRestriction = { region: { id: 77, fullName: 'Москва' }, city: null, excludeCities: false };
const tver: GeoRestriction = {
  region: { id: 69, fullName: 'Тверская область' },
  city: null,
  excludeCities: false,
};
/** The region without its cities. */
const outskirts: GeoRestriction = {
  region: { id: 78, fullName: 'Ленинградская область' },
  city: null,
  excludeCities: true,
};

describe('sha1', () => {
  // FIPS 180 examples and lengths around the padding; the rest by sha1sum.
  it.each([
    ['', 'da39a3ee5e6b4b0d3255bfef95601890afd80709'],
    ['abc', 'a9993e364706816aba3e25717850c26c9cd0d89d'],
    ['abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq', '84983e441c3bd26ebaae4aa1f95129e5e54670f1'],
    ['a'.repeat(1_000_000), '34aa973cd4c4daa4f61eeb2bdbad27316534016f'],
    ['a'.repeat(55), 'c1c8bbdc22796e28c0e15163d20899b65621d65a'],
    ['a'.repeat(56), 'c2db330f6083854c99d4b5bfb6e8f29f201be699'],
    ['a'.repeat(64), '0098ba824b5c16427bd7a1122a5a442a25ec644d'],
    ['до ввода дома', 'f90e86d58e7d6b0cb64fd5c869e6a952154095c7'],
    ['₽ 𝟏', '618342e88ad16dac6792a55608411045a6c4eacd'],
  ])('of %.20s', (text, digest) => {
    expect(sha1(text)).toBe(digest);
  });
});

it.each<[Json, string]>([
  [{ b: 1, a: [true, null, 'я'], c: undefined }, '{"a":[true,null,"я"],"b":1}'],
  [[], '[]'],
  [{}, '{}'],
  [-0, '0'],
  [0.1, '0.1'],
])('canonicalJson of %o', (value, expected) => {
  expect(canonicalJson(value)).toBe(expected);
});

describe('offerHash', () => {
  const offer = offerWith({
    type: 'SUBSIDY',
    parts: [
      { type: 'BASE', interest: 0.18, valueRange: { from: 1, to: 2 } },
      {
        type: 'SUBSIDY',
        matrix: [
          { duration: 1, interest: 0.01, _fee: 0.1 },
          { duration: 2, interest: 0.02 },
        ],
      },
    ],
    geoRestrictionGroups: [group(null, [moscow, tver])],
  });
  const hashWith = (terms: Partial<OfferTerms>) => offerHash({ ...offer, ...terms });

  it('is 40 hexadecimal digits and the same at every run', () => {
    expect(offer.hash).toBe('9c4e1e1ba88a798c85132a630177f673d48ee7f1');
  });

  it.each<[string, Partial<OfferTerms>]>([
    ['the priority', { priority: 7 }],
    ['the comment', { comment: 'Новые условия' }],
    ['the tooltip', { tooltip: 'Подробнее' }],
    ['names', { bank: { ...offer.bank, name: 'Иначе', uname: null, logoURL: '' } }],
    [
      'the programme’s texts',
      { program: { ...offer.program, displayName: 'Иначе', filterTooltip: 'Иначе' } },
    ],
    ['the order of parts', { parts: offer.parts.toReversed() }],
    ['the order of places', { geoRestrictionGroups: [group(null, [tver, moscow])] }],
    ['the number of a group', { geoRestrictionGroups: [{ ...group(null, [moscow, tver]), id: 99 }] }],
    ['the declared ПСК', { declaredPsk: { from: 20, to: 25 } }],
  ])('stays when %s changes', (_, terms) => {
    expect(hashWith(terms)).toBe(offer.hash);
  });

  it.each<[string, Partial<OfferTerms>]>([
    ['the bank', { bank: { ...offer.bank, id: 2 } }],
    ['the project', { project: { id: 1, name: 'Берег', handoverDate: null } }],
    ['the first payment', { downPayment: { from: 0.2, to: 0.8 } }],
    [
      'a rate',
      { parts: [{ type: 'BASE', interest: 0.19, valueRange: { from: 1, to: 2 } }, offer.parts[1]!] },
    ],
    [
      'a fee',
      {
        parts: [
          offer.parts[0]!,
          {
            type: 'SUBSIDY',
            matrix: [
              { duration: 1, interest: 0.01 },
              { duration: 2, interest: 0.02 },
            ],
          },
        ],
      },
    ],
    ['a place', { geoRestrictionGroups: [group(null, [moscow])] }],
  ])('changes with %s', (_, terms) => {
    expect(hashWith(terms)).not.toBe(offer.hash);
  });
});

describe('group keys', () => {
  const novostroyka = programName(3, 'Новостройка');
  const offer = offerWith({
    bank: { id: 1, uname: null, name: 'Сбер', logoURL: '' },
    program: { ...novostroyka, chain: [novostroyka, programName(2, 'Семейная')] },
  });

  it('are one for each place', () => {
    const cityOnly = { region: tver.region, city: { id: 70, fullName: 'Тверь' }, excludeCities: false };
    const restricted = {
      ...offer,
      geoRestrictionGroups: [group(null, [moscow, cityOnly]), group(null, [outskirts, moscow])],
    };
    expect(groupKeys(restricted).map(({ combined, combinedLegacy }) => [combined, combinedLegacy])).toEqual([
      ['1/3/77//BASE/false', 'Сбер/Семейная/Новостройка/мск/base'],
      ['1/3/69/70/BASE/false', 'Сбер/Семейная/Новостройка/другие/base'],
      ['1/3/78//BASE/true', 'Сбер/Семейная/Новостройка/спб/base'],
    ]);
  });

  it('are one with null ids for an offer without restrictions', () => {
    expect(groupKeys(offer)).toEqual([
      {
        bankId: 1,
        programId: 3,
        regionId: null,
        cityId: null,
        offerType: 'BASE',
        excludeCities: false,
        combined: '1/3///BASE/false',
        combinedLegacy: 'Сбер/Семейная/Новостройка//base',
      },
    ]);
  });

  it('leave an empty segment for what is absent', () => {
    expect(combinedLegacyKey(offerWith(), 'другие')).toBe('Банк «Верста»/Семейная//другие/base');
  });
});

describe('isValidIn', () => {
  const inMoscow = { regionId: 77, cityId: null };
  const inTver = { regionId: 69, cityId: 70 };
  const inPetersburg = { regionId: 78, cityId: 5 };
  const cityOfTver = { region: tver.region, city: { id: 70, fullName: 'Тверь' }, excludeCities: true };

  it.each<[string, GeoRestrictionGroup[], [boolean, boolean, boolean]]>([
    ['no groups', [], [true, true, true]],
    ['ALL', [group('ALL', [])], [true, true, true]],
    ['NONE', [group('NONE', [])], [false, false, false]],
    ['NONE beside others', [group('ALL', []), group('NONE', [])], [false, false, false]],
    ['a list', [group(null, [moscow, tver])], [true, true, false]],
    ['an empty list', [group(null, [])], [true, true, true]],
    ['a city', [group(null, [cityOfTver])], [false, true, false]],
    ['a region without its cities', [group(null, [outskirts])], [false, false, false]],
    ['OTHER with nobody else', [group('OTHER', [])], [true, true, true]],
    ['two lists', [group(null, [moscow]), group(null, [tver])], [true, true, false]],
  ])('%s', (_, geoRestrictionGroups, expected) => {
    const offer = offerWith({ geoRestrictionGroups });
    expect([inMoscow, inTver, inPetersburg].map((place) => isValidIn(offer, place, [offer]))).toEqual(
      expected,
    );
  });

  it('takes a whole region for reached when a part of it is', () => {
    const inCity = offerWith({ geoRestrictionGroups: [group(null, [cityOfTver])] });
    const beyondCities = offerWith({ geoRestrictionGroups: [group(null, [outskirts])] });
    expect(isValidIn(inCity, { regionId: 69, cityId: null }, [])).toBe(true);
    expect(isValidIn(inCity, { regionId: 69, cityId: 71 }, [])).toBe(false);
    expect(isValidIn(beyondCities, { regionId: 78, cityId: null }, [])).toBe(true);
  });

  it('gives OTHER what no other offer of the bank’s programme lists', () => {
    const other = offerWith({ geoRestrictionGroups: [group('OTHER', [])] });
    const listed = offerWith({ geoRestrictionGroups: [group(null, [moscow, cityOfTver])] });
    const ofAnotherBank = { ...listed, bank: { ...listed.bank, id: 9 } };
    const valid = (all: (typeof other)[]) =>
      [inMoscow, inTver, { regionId: 69, cityId: null }, inPetersburg].map((place) =>
        isValidIn(other, place, all),
      );
    expect(valid([other, listed])).toEqual([false, false, true, true]);
    expect(valid([other, ofAnotherBank])).toEqual([true, true, true, true]);
    const ownList = offerWith({ geoRestrictionGroups: [group('OTHER', []), group(null, [moscow])] });
    expect(isValidIn(ownList, inMoscow, [ownList])).toBe(true);
  });
});

describe('offerV3', () => {
  it('keeps internal fields to itself', () => {
    const offer = offerWith({
      type: 'SUBSIDY',
      project: { id: 4, name: 'Берег', handoverDate: '2027-12-31' },
      parts: [
        { type: 'BASE', interest: 0.18, valueRange: { from: null, to: null } },
        { type: 'SUBSIDY', matrix: [{ duration: 1, interest: 0.01, _fee: 0.1, _discount: 0.05 }] },
      ],
    });
    const shown = offerV3(offer);
    expect(JSON.stringify(shown)).not.toMatch(/_fee|_discount|handoverDate|chain/);
    expect(shown).toMatchObject({
      program: { id: 2, meta: { name: 'Семейная', displayName: 'Семейная', filterTooltip: null } },
      project: { id: 4, name: 'Берег' },
      hash: offer.hash,
      parts: [{ interest: 0.18 }, { type: 'SUBSIDY', matrix: [{ duration: 1, interest: 0.01 }] }],
    });
  });
});

it('finds a part, or says that it should be there', () => {
  const offer = offerWith();
  expect(findPart(offer, 'COMBO')).toBeUndefined();
  expect(getPart(offer, 'BASE').interest).toBe(0.06);
  expect(() => getPart(offer, 'TRANCHE')).toThrow('The offer has no TRANCHE part');
});

function group(type: GeoRestrictionGroup['type'], restrictions: GeoRestriction[]): GeoRestrictionGroup {
  return { id: 1, type, restrictions };
}
