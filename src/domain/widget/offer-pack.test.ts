import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mixedOffers } from '../mortgage/fixtures/mixed-offers.ts';
import type { GeoRestrictionGroup } from '../mortgage/offer/offer.ts';
import { packOffers, unpackOffers } from './offer-pack.ts';

describe('a pack of offers', () => {
  let step = 0;
  const offers = mixedOffers(40, () => (step++ * 0.381) % 1);
  const pack = packOffers(offers, () => ['спб']);

  it('comes back as it went but for places and internal fields', () => {
    const back = unpackOffers(JSON.parse(JSON.stringify(pack)));
    expect(back.map(({ offer }) => offer.hash)).toEqual(offers.map(({ hash }) => hash));
    expect(back.map(({ offer }) => offer.bank.id)).toEqual(offers.map(({ bank }) => bank.id));
    expect(back.every(({ offer }) => offer.legacyRegions[0] === 'спб')).toBe(true);
  });

  it('tells which offers share a key and which one comes first, and writes no list of places', () => {
    const [first] = offers;
    const anyRegions = fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 1 });
    fc.assert(
      fc.property(fc.array(anyRegions, { minLength: 1, maxLength: 6 }), (regions) => {
        const alike = regions.map((ids) => ({ ...first!, geoRestrictionGroups: [inRegions(ids)] }));
        const groups = unpackOffers(packOffers(alike, () => [])).map((offer) => offer.groups);
        for (const [one, ids] of regions.entries()) {
          // Others in the order in which their first shared keys stand.
          const meets = (keys: readonly unknown[], others: readonly (readonly unknown[])[]) =>
            keys.map((key) => others.flatMap((theirs, at) => (at !== one && theirs.includes(key) ? at : [])));
          const told = (lists: readonly number[][]) => [
            ...new Set(lists.filter(({ length }) => length > 0).map((ats) => ats.join())),
          ];
          expect(told(meets(groups[one]!, groups))).toEqual(told(meets(ids, regions)));
        }
      }),
    );
    const whole = Array.from({ length: 85 }, (_, id) => id + 1);
    const everywhere = { ...first!, geoRestrictionGroups: [inRegions(whole)] };
    expect(packOffers([everywhere, everywhere], () => []).offers.map((offer) => offer.groups)).toEqual([
      [0],
      [0],
    ]);
  });

  it('holds no internal field and every bank once', () => {
    expect(JSON.stringify(offers)).toContain('"_fee"');
    expect(JSON.stringify(pack)).not.toMatch(/"_(fee|discount)"/);
    expect(new Set(pack.banks.map(({ id }) => id)).size).toBe(pack.banks.length);
  });
});

function inRegions(ids: readonly number[]): GeoRestrictionGroup {
  const restrictions = ids.map((id) => ({ region: { id, fullName: '' }, city: null, excludeCities: false }));
  return { id: 1, type: null, restrictions };
}
