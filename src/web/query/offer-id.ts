import { parseListingId } from './listing-id.ts';

/** The offer in the address of its form; `new` is one that is not made yet. */
export function parseOfferId({ id }: { id: string }): { id: number | 'new' } {
  return id === 'new' ? { id } : parseListingId({ id });
}

export function stringifyOfferId({ id }: { id: number | 'new' }): { id: string } {
  return { id: String(id) };
}
