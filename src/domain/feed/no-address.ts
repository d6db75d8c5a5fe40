import type { CanonicalAddress } from './canonical-listing.ts';

/** The address of a thing for which the feed states none. */
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
