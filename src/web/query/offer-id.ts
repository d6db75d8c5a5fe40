import { parseListingId } from './listing-id.ts';

/** The offer in the address of its form; `new` is one that is not made yet. */
export const OFFER_ID = {
  parse: ({ id }: { id: string }): { id: number | 'new' } => (id === 'new' ? { id } : parseListingId({ id })),
  stringify: ({ id }: { id: number | 'new' }) => ({ id: String(id) }),
};
