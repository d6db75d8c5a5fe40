import { describe, expect, it } from 'vitest';
import { DEFAULT_CALC_POLICY } from '../calc-policy.ts';
import { prepareQuery } from '../evaluate/calc-query.ts';
import matchCases from '../fixtures/match-program.json' with { type: 'json' };
import { offerWith, programName } from '../fixtures/offer-with.ts';
import type { GeoRestrictionGroup, OfferTerms } from '../offer/offer.ts';
import { offerV3 } from '../offer/offer-v3.ts';
import { evaluatePrograms } from './evaluate-programs.ts';
import { legacyProgram } from './legacy-program.ts';
import { legacyRegion } from './legacy-region.ts';
import { legacyRegionsOf } from './legacy-regions-of.ts';
import { matchProgram } from './match-program.ts';
import { hashOfOfferKey, offersV1, type Pair } from './offer-v1.ts';
import { programV1 } from './program-v1.ts';

const REGIONS = [
  'Москва',
  'Московская область',
  'Санкт-Петербург',
  'Ленинградская область',
  'Тверская область',
].map((fullName, at) => ({ id: at + 1, fullName }));

describe('matchProgram', () => {
  it.each(matchCases)('$query is $expected', ({ program, query, expected }) => {
    expect(matchProgram(bounds(program), query)).toEqual(expected);
  });

  const { program } = matchCases[0]!;

  it.each([
    [{ years: 4 }, 'yearsMin'],
    [{ years: 26 }, 'yearsMax'],
    [{ price: 500_000, initialPayment: 0.2 }, 'valueRangeMin'],
    [{ price: 8_000_000, initialPayment: 0.2 }, 'valueRangeMax'],
    [{ initialPayment: 0.1 }, 'initialPaymentMin'],
    [{ interest: 0.059 }, 'interest'],
  ])('%o fails by %s', (query, reason) => {
    expect(matchProgram(bounds(program), query)).toEqual([reason]);
  });

  it('fails by the upper end of the first payment', () => {
    const upTo: Pair = [null, 0.5];
    expect(matchProgram({ ...bounds(program), initialPayment: upTo }, { initialPayment: 0.6 })).toEqual([
      'initialPaymentMax',
    ]);
  });

  it('reads the asked rate as a floor when told so', () => {
    const policy = { ...DEFAULT_CALC_POLICY, programInterest: 'floor' as const };
    expect(matchProgram(bounds(program), { interest: 0.07 }, policy)).toEqual(['interest']);
    expect(matchProgram(bounds(program), { interest: 0.059 }, policy)).toEqual([]);
  });
});

it.each([
  ['Москва', 'мск'],
  ['Московская область', 'мск'],
  ['Санкт-Петербург', 'спб'],
  ['Ленинградская область', 'спб'],
  ['Тверская область', 'другие'],
])('legacyRegion of %s is %s', (name, region) => {
  expect(legacyRegion(name)).toBe(region);
});

describe('legacyRegionsOf', () => {
  const others = [
    offerWith({ geoRestrictionGroups: [listed('Москва', 'Московская область', 'Санкт-Петербург')] }),
    offerWith({
      program: { ...programName(9, 'Другая'), chain: [] },
      geoRestrictionGroups: [listed('Тверская область')],
    }),
  ];
  const everywhere = ['мск', 'спб', 'другие'];

  it.each<[string, GeoRestrictionGroup[], string[]]>([
    ['no groups', [], everywhere],
    ['a list', [listed('Тверская область', 'Москва', 'Московская область')], ['мск', 'другие']],
    ['ALL', [typed('ALL')], everywhere],
    [
      'OTHER, whose programme the bank lists in one capital and half of the other',
      [typed('OTHER')],
      ['спб', 'другие'],
    ],
    ['OTHER beside a list', [listed('Москва'), typed('OTHER')], everywhere],
    ['NONE', [listed('Москва'), typed('NONE')], []],
  ])('of an offer with %s', (_, geoRestrictionGroups, expected) => {
    expect(
      legacyRegionsOf(offerWith({ geoRestrictionGroups }), { regions: REGIONS, offers: others }),
    ).toEqual(expected);
  });
});

it.each([
  [['Семейная'], 'Семейная', null],
  [['Новостройка', 'Семейная'], 'Семейная', 'Новостройка'],
  [['Новостройка (базовая)', 'Новостройка', 'Базовая'], 'Базовая', 'Новостройка'],
  [['Семейная военная', 'Военная'], 'Военная', null],
  [['Семейная', 'Военная'], 'Семейная', null],
  [['Арктическая'], 'Базовая', null],
  [['Вторичное жилье'], 'Вторичное жилье', null],
])('legacyProgram of %o', (names, name, subName) => {
  const chain = names.map((each, at) => programName(at + 1, each));
  expect(legacyProgram({ chain })).toEqual({ name, subName });
});

describe('offersV1', () => {
  const subsidy: Parameters<typeof offerWith>[0] = {
    type: 'SUBSIDY',
    priority: 5,
    comment: 'Комментарий',
    legacyRegions: ['мск', 'другие'],
    parts: [
      { type: 'BASE', interest: 0.18, valueRange: { from: 500_000, to: null } },
      { type: 'SUBSIDY', matrix: [{ duration: 1, interest: 0.0399, _fee: 0.07 }] },
    ],
  };

  it('gives an offer once a legacy region, under lowercase types and pairs', () => {
    const offer = offerWith(subsidy);
    const [moscow, others] = offersV1(offer);
    expect([moscow!.region, others!.region]).toEqual(['мск', 'другие']);
    expect(moscow).toEqual({
      bankName: 'Банк «Верста»',
      name: 'Семейная',
      subName: null,
      brand: null,
      projectName: null,
      keys: {
        bank: 'Банк «Верста»',
        name: 'Семейная',
        subName: null,
        offer: `Банк «Верста»/Семейная///subsidy#${offer.hash}`,
        offersGroupKey: 'Банк «Верста»/Семейная///subsidy',
        ref: offer.hash,
      },
      comment: 'Комментарий',
      tooltip: null,
      bankIcon: '/icons-banks/opaque/versta.svg',
      type: 'subsidy',
      region: 'мск',
      priority: 5,
      initialPayment: [0.201, 0.8],
      period: [1, 30],
      parts: [
        { type: 'base', interest: 0.18, valueRange: [500_000, null] },
        { type: 'subsidy', matrix: [{ duration: 1, interest: 0.0399 }] },
      ],
    });
    expect(hashOfOfferKey(others!.keys.offer)).toBe(offer.hash);
  });

  const place = (id: number, fullName: string) => ({
    region: { id, fullName },
    city: null,
    excludeCities: false,
  });
  it.each<[string, GeoRestrictionGroup[]]>([
    ['bound to no place', []],
    [
      'of two capitals',
      [{ id: 1, type: null, restrictions: [place(1, 'Москва'), place(2, 'Ленинградская область')] }],
    ],
    [
      'of one region, seen in all of them',
      [{ id: 1, type: 'ALL', restrictions: [place(1, 'Самарская область')] }],
    ],
  ])('bears a group key of the third version: an offer %s', (_, geoRestrictionGroups) => {
    const offer = offerWith({ geoRestrictionGroups });
    const known = offerV3(offer).groupKeys.map(({ combinedLegacy }) => combinedLegacy);
    const shown = offersV1(offer);
    expect(shown).toHaveLength(3);
    for (const { keys } of shown) {
      expect(known).toContain(keys.offersGroupKey);
      expect(keys.offer).toBe(`${keys.offersGroupKey}#${offer.hash}`);
    }
  });

  it('names the other parts', () => {
    const parts: OfferTerms['parts'] = [
      { type: 'COMBO', interest: 0.2, valueRange: { from: 1, to: 2 } },
      { type: 'TRANCHE', valuePart: 0.3, endDateOrDuration: 2 },
    ];
    expect(offersV1(offerWith({ parts }))[0]!.parts).toEqual([
      { type: 'combo', interest: 0.2, valueRange: [1, 2] },
      { type: 'tranche', valuePart: 0.3, endDateOrDuration: 2 },
    ]);
  });

  it.each(['', 'x#y', 'Сбер/Семейная//мск/base'])('finds no hash in %s', (key) => {
    expect(hashOfOfferKey(key)).toBeUndefined();
  });
});

describe('programV1', () => {
  const query = prepareQuery({}, { today: '2026-11-20' });

  it('flattens an offer to whole roubles and a queue place', () => {
    const program = programV1(
      offerWith({
        priority: 5,
        brand: { id: 1, name: 'Девелопер' },
        legacyRegions: ['мск'],
      }),
      query,
    );
    expect(program).toEqual({
      bankName: 'Банк «Верста»',
      bankIcon: '/icons-banks/opaque/versta.svg',
      name: 'Семейная',
      interest: 0.06,
      years: [1, 30],
      valueRange: [300_000, 12_000_000],
      initialPayment: [0.201, 0.8],
      monthlyPayment: 75_225,
      brand: 'Девелопер',
      region: 'мск',
      priority: -5,
      tranche1: null,
      tranche1EndDate: null,
    });
  });

  it.each<[string, OfferTerms['parts'][number], number, number]>([
    ['SUBSIDY', { type: 'SUBSIDY', matrix: [{ duration: 1, interest: 0.01 }] }, 0.06, 75_225],
    [
      'COMBO',
      { type: 'COMBO', interest: 0.18, valueRange: { from: 12_000_000, to: 30_000_000 } },
      0.06,
      75_225,
    ],
  ])('of a %s is at its base or weighted rate', (type, part, interest, monthlyPayment) => {
    const offer = offerWith({ type: type as OfferTerms['type'], parts: [...offerWith().parts, part] });
    expect(programV1(offer, query)).toMatchObject({ interest, monthlyPayment });
  });

  it('adds the payments of a combo above its limit', () => {
    const parts: OfferTerms['parts'] = [
      { type: 'BASE', interest: 0.06, valueRange: { from: null, to: 9_000_000 } },
      { type: 'COMBO', interest: 0.184, valueRange: { from: 9_000_000, to: 18_000_000 } },
    ];
    expect(programV1(offerWith({ type: 'COMBO', parts }), query)).toMatchObject({
      interest: 0.077714,
      monthlyPayment: 88_091,
      valueRange: [9_000_000, 18_000_000],
    });
  });

  it.each<[number | string, string | null]>([
    ['2028-06-30', '2028-06-30'],
    ['до ввода дома', null],
    [2, null],
  ])('tells a tranche in percent, until %s', (endDateOrDuration, tranche1EndDate) => {
    const parts: OfferTerms['parts'] = [
      ...offerWith().parts,
      { type: 'TRANCHE', valuePart: 0.29, endDateOrDuration },
    ];
    const program = programV1(offerWith({ type: 'TRANCHE', parts }), query);
    expect(program).toMatchObject({ tranche1: 29, tranche1EndDate, monthlyPayment: 75_225 });
  });

  it('has a plain zero for the usual priority', () => {
    expect(Object.is(programV1(offerWith(), query).priority, 0)).toBe(true);
  });
});

describe('evaluatePrograms', () => {
  const offers = [
    offerWith({ priority: 1 }),
    offerWith({ priority: 5, period: { from: 25, to: 30 } }),
    offerWith({
      priority: 1,
      parts: [{ type: 'BASE', interest: 0.02, valueRange: { from: null, to: null } }],
    }),
  ];
  const evaluate = (list: typeof offers) =>
    evaluatePrograms(
      list,
      { price: 15_000_000, initialPayment: 0.3, years: 20, interest: 0.05 },
      { today: '2026-11-20' },
    );

  it('orders the queue by place, then by payment, and tells what does not match', () => {
    const evaluated = evaluate(offers);
    expect(evaluated.map(({ program, reasons }) => [program.priority, program.interest, reasons])).toEqual([
      [-5, 0.06, ['yearsMin', 'interest']],
      [-1, 0.02, []],
      [-1, 0.06, ['interest']],
    ]);
    expect(evaluate(offers.toReversed())).toEqual(evaluated);
  });
});

function bounds(program: (typeof matchCases)[number]['program']) {
  return {
    interest: program.interest,
    years: program.years as Pair,
    valueRange: program.valueRange as Pair,
    initialPayment: program.initialPayment as Pair,
  };
}

function listed(...names: string[]): GeoRestrictionGroup {
  const regions = REGIONS.filter(({ fullName }) => names.includes(fullName));
  return {
    id: 1,
    type: null,
    restrictions: regions.map((region) => ({ region, city: null, excludeCities: false })),
  };
}

function typed(type: GeoRestrictionGroup['type']): GeoRestrictionGroup {
  return { id: 2, type, restrictions: [] };
}
