import type { Bank } from '#domain/mortgage/offer/offer.ts';
import type { ServiceContext } from '../context.ts';
import { loadOffers } from './load-offers.ts';
import type { OfferScope } from './offer-scope.ts';

/** Banks with at least one offer within a scope, by name. */
export async function listBanks(
  ctx: ServiceContext,
  scope: OfferScope,
): Promise<Pick<Bank, 'id' | 'name' | 'uname'>[]> {
  const offers = await loadOffers(ctx, scope);
  const banks = new Map(offers.map(({ bank: { id, name, uname } }) => [id, { id, name, uname }]));
  return [...banks.values()].sort((one, other) => one.name.localeCompare(other.name, 'ru'));
}
