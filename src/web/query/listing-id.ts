import { notFound } from '@tanstack/react-router';

const MAX_ID = 2_147_483_647;

/** The id in the address of a complex or a flat; anything else has no page. */
export function parseListingId({ id }: { id: string }): { id: number } {
  const value = /^[1-9]\d{0,9}$/.test(id) ? Number(id) : Number.NaN;
  if (!(value <= MAX_ID)) throw notFound();
  return { id: value };
}

/** For the address of a page of one thing. */
export const LISTING_ID = {
  parse: parseListingId,
  stringify: ({ id }: { id: number }) => ({ id: String(id) }),
};
