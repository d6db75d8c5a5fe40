import type { CanonicalAddress } from './canonical-listing.ts';

/** The address of a thing about which the feed says nothing. */
export const NO_ADDRESS: CanonicalAddress = {
  country: null,
  region: null,
  district: null,
  city: null,
  settlement: null,
  cityArea: null,
  street: null,
  house: null,
  text: null,
  point: null,
};
