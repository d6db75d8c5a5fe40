import { OFFER_TYPES, type OfferType } from '#domain/mortgage/offer/offer.ts';
import { type AdminListSearch, readAdminListSearch } from './admin-list-search.ts';

export interface OfferListSearch extends AdminListSearch<'offers'> {
  bank?: number;
  name?: number;
  type?: OfferType;
  project?: number;
}

/** Reads the part of the list of offers that an address asks for. */
export function readOfferListSearch(raw: Record<string, unknown>): OfferListSearch {
  return {
    ...readAdminListSearch(raw, 'offers'),
    bank: readId(raw.bank),
    name: readId(raw.name),
    type: OFFER_TYPES.find((type) => type === raw.type),
    project: readId(raw.project),
  };
}

function readId(raw: unknown): number | undefined {
  return /^[1-9]\d{0,8}$/.test(String(raw ?? '')) ? Number(raw) : undefined;
}
