import type { LegacyRegion } from '../mortgage/legacy/legacy-region.ts';
import { groupKeys } from '../mortgage/offer/group-keys.ts';
import type { Bank, Offer, Program } from '../mortgage/offer/offer.ts';
import { publicPart } from '../mortgage/offer/offer-v3.ts';

/** An offer of the widget: what it is grouped by stands instead of its places. */
export interface WidgetOffer {
  /** The offer without its places and without a subsidy's internal fields, which never leave the server. */
  offer: Offer;
  /** Offers that share a number stand in one group. */
  groups: readonly number[];
}

type PackedTerms = Omit<Offer, 'bank' | 'program' | 'geoRestrictionGroups' | 'legacyRegions'>;

/** Offers as they travel in the page: banks and programmes once. */
export interface OfferPack {
  banks: Bank[];
  programs: Program[];
  offers: (PackedTerms & {
    bank: number;
    program: number;
    regions: readonly LegacyRegion[];
    groups: readonly number[];
  })[];
}

/** Packs offers for a page anybody may read: internal fields of subsidies stay behind. */
export function packOffers(
  offers: readonly Offer[],
  regionsOf: (offer: Offer) => readonly LegacyRegion[],
): OfferPack {
  const banks = [...new Map(offers.map(({ bank }) => [bank.id, bank])).values()];
  const programs = [...new Map(offers.map(({ program }) => [program.id, program])).values()];
  const groups = groupNumbers(offers);
  return {
    banks,
    programs,
    offers: offers.map((offer, at) => {
      const { bank, program, geoRestrictionGroups: _, legacyRegions: __, ...terms } = offer;
      return {
        ...terms,
        parts: offer.parts.map(publicPart),
        bank: banks.findIndex(({ id }) => id === bank.id),
        program: programs.findIndex(({ id }) => id === program.id),
        regions: regionsOf(offer),
        groups: groups[at]!,
      };
    }),
  };
}

/**
 * Numbers in place of the keys of each offer. An offer has a key for each of its places, eighty of a bank that lends in
 * the whole country: those that the very same offers have tell nothing new, nor does one that no other offer has.
 */
function groupNumbers(offers: readonly Offer[]): number[][] {
  const keys = offers.map((offer) => groupKeys(offer).map(({ combined }) => combined));
  const holders = new Map<string, number[]>();
  for (const [at, own] of keys.entries())
    for (const key of own) holders.set(key, [...(holders.get(key) ?? []), at]);
  const shared = [...holders.values()].filter(({ length }) => length > 1).map((ats) => ats.join());
  const numbers = new Map([...new Set(shared)].map((ats, number) => [ats, number]));
  return keys.map((own) => [...new Set(own.flatMap((key) => numbers.get(holders.get(key)!.join()) ?? []))]);
}

export function unpackOffers({ banks, programs, offers }: OfferPack): WidgetOffer[] {
  return offers.map(({ bank, program, regions, groups, ...terms }) => ({
    offer: {
      ...terms,
      bank: banks[bank]!,
      program: programs[program]!,
      geoRestrictionGroups: [],
      legacyRegions: regions,
    },
    groups,
  }));
}
