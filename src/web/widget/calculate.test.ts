import { describe, expect, it } from 'vitest';
import { offerWith, programName } from '#domain/mortgage/fixtures/offer-with.ts';
import type { OfferTerms } from '#domain/mortgage/offer/offer.ts';
import { packOffers, unpackOffers } from '#domain/widget/offer-pack.ts';
import { calculate } from './calculate.ts';
import { readChoice } from './choice.ts';

const place = (id: number) => ({
  region: { id, fullName: `Область ${id}` },
  city: null,
  excludeCities: false,
});

function offerOf(
  name: string,
  { priority = 0, places = [], ...terms }: Partial<OfferTerms> & { places?: readonly number[] },
) {
  const restrictions = places.map(place);
  return offerWith({
    ...terms,
    priority,
    comment: name,
    geoRestrictionGroups: places.length === 0 ? [] : [{ id: 1, type: null, restrictions }],
    // Terms of their own: offers alike in everything are one.
    parts: [{ type: 'BASE', interest: name.length / 100, valueRange: { from: null, to: null } }],
  });
}

function calculated(offers: readonly ReturnType<typeof offerOf>[], search = '') {
  const pack = packOffers(offers, () => ['мск']);
  const choice = readChoice(search, { regions: ['мск'], pack });
  return calculate(unpackOffers(pack), choice, { today: '2026-11-20' });
}

const groupsOf = (...offers: ReturnType<typeof offerOf>[]) =>
  calculated(offers).groups.map((group) => group.map(({ offer }) => offer.comment));

describe('groups', () => {
  it('are of one bank, programme, type and place, best priority first', () => {
    const other = { id: 2, uname: null, name: 'Другой', logoURL: '/x.svg' };
    expect(
      groupsOf(
        offerOf('a', { priority: 1, places: [77] }),
        offerOf('bb', { priority: 5, places: [77] }),
        offerOf('ccc', { priority: 3, places: [77], bank: other }),
        offerOf('dddd', { priority: 4, places: [50] }),
        offerOf('eeeee', { priority: 2, places: [77] }),
      ),
    ).toEqual([['bb', 'eeeee', 'a'], ['dddd'], ['ccc']]);
  });

  it('of equal priority begin with the smaller payment, whatever order the offers came in', () => {
    const offers = [offerOf('dear', {}), offerOf('no', {}), offerOf('mid', {})];
    expect(groupsOf(...offers)).toEqual([['no', 'mid', 'dear']]);
    expect(groupsOf(...offers.toReversed())).toEqual([['no', 'mid', 'dear']]);
  });

  it('take in an offer that shares one of their places, and it alone once', () => {
    expect(
      groupsOf(
        offerOf('a', { priority: 3, places: [77] }),
        offerOf('bb', { priority: 2, places: [50] }),
        offerOf('ccc', { priority: 1, places: [50, 77] }),
      ),
    ).toEqual([['a'], ['bb', 'ccc']]);
  });

  it('hold every offer that matches once, and none that does not', () => {
    const { groups, matchingCount, notMatching } = calculated([
      offerOf('a', {}),
      offerOf('bb', { downPayment: { from: 0.9, to: null } }),
      offerOf('ccc', { period: { from: 1, to: 20 } }),
    ]);
    expect([groups.flat().length, matchingCount]).toEqual([2, 2]);
    expect(notMatching.map(({ offer }) => offer.comment)).toEqual(['bb']);
  });
});

describe('the filter of programmes', () => {
  const [family, it_] = [programName(1, 'Семейная'), programName(2, 'IT-ипотека')];
  const offers = [
    offerOf('a', { program: { ...family, chain: [family] } }),
    offerOf('bb', { program: { ...it_, chain: [it_] } }),
  ];

  it('keeps the chosen ones and counts them all', () => {
    const { matchingCount, programs } = calculated(offers, '?programs=2');
    expect([matchingCount, programs.map(({ id, count }) => [id, count])]).toEqual([
      1,
      [
        [1, 1],
        [2, 1],
      ],
    ]);
  });

  it('forgets one that cannot be had in the region', () => {
    const pack = packOffers(offers, ({ comment }) => (comment === 'a' ? ['мск'] : ['спб']));
    const choice = {
      ...readChoice('?programs=2', { regions: ['мск', 'спб'], pack }),
      region: 'мск' as const,
    };
    expect(calculate(unpackOffers(pack), choice, { today: '2026-11-20' }).matchingCount).toBe(1);
  });
});
