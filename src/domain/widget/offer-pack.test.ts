import { describe, expect, it } from 'vitest';
import { mixedOffers } from '../mortgage/fixtures/mixed-offers.ts';
import { groupKeys } from '../mortgage/offer/group-keys.ts';
import { packOffers, unpackOffers } from './offer-pack.ts';

describe('a pack of offers', () => {
  let step = 0;
  const offers = mixedOffers(40, () => (step++ * 0.381) % 1);
  const pack = packOffers(offers, () => ['спб']);

  it('comes back as it went but for places and internal fields', () => {
    const back = unpackOffers(JSON.parse(JSON.stringify(pack)));
    expect(back.map(({ offer }) => offer.hash)).toEqual(offers.map(({ hash }) => hash));
    expect(back.map(({ offer }) => offer.bank.id)).toEqual(offers.map(({ bank }) => bank.id));
    expect(back.map(({ groups }) => groups)).toEqual(
      offers.map((offer) => groupKeys(offer).map(({ combined }) => combined)),
    );
    expect(back.every(({ offer }) => offer.legacyRegions[0] === 'спб')).toBe(true);
  });

  it('holds no internal field and every bank once', () => {
    expect(JSON.stringify(offers)).toContain('"_fee"');
    expect(JSON.stringify(pack)).not.toMatch(/"_(fee|discount)"/);
    expect(new Set(pack.banks.map(({ id }) => id)).size).toBe(pack.banks.length);
  });
});
