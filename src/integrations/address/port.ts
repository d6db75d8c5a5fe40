import type { FoundAddress } from '#domain/geo/found-address.ts';
import type { CallContext, Result } from '../result.ts';

/** More letters than any address has: vendors refuse longer questions. */
export const MAX_ADDRESS_LENGTH = 300;

/** Finds addresses for the letters typed so far. An embedded answer comes from our own dictionaries. */
export interface AddressSuggester {
  provider: string;
  suggest(query: { text: string; limit: number }, call: CallContext): Promise<Result<FoundAddress[]>>;
}

/** Finds the place of a written address; null where it knows none. */
export interface Geocoder {
  provider: string;
  find(address: string, call: CallContext): Promise<Result<FoundAddress | null>>;
}
