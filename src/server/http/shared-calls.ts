import type { FastifyRequest } from 'fastify';
import { readToken } from './read-token.ts';

/**
 * Questions that everybody is answered alike until something that pages show changes, and whether their answers are
 * dear: a cheap one is worth no place of its own, but may come along with a dear one.
 */
export const IS_DEAR: Readonly<Record<string, boolean>> = {
  'catalog.board': true,
  'catalog.cardPictures': false,
  'catalog.complex': true,
  'catalog.complexCards': true,
  'catalog.facets': true,
  'catalog.filterNames': false,
  'catalog.flat': true,
  'catalog.flatCards': true,
  'catalog.flatMortgage': false,
  'catalog.freshness': false,
  'catalog.hubs': true,
  'catalog.mapBounds': false,
  'catalog.metros': true,
  'catalog.paymentHistogram': false,
  'catalog.priceHistogram': false,
  'catalog.priceHistory': false,
  'catalog.suitingFlats': true,
  'catalog.usualPrices': false,
  complexesTotal: false,
  currenciesToRuble: false,
  flatsTotal: false,
};

/** Clients of the library may ask for an answer line by line. */
const STREAMED = /jsonl/i;

/** Tells whether a visitor asks nothing but what others ask too and are answered alike, something dear among it. */
export function isSharedCall(request: FastifyRequest): boolean {
  const { headers, method, params, query } = request;
  if (method !== 'GET' || readToken(request) !== null) return false;
  if (STREAMED.test(`${headers['trpc-accept']} ${headers.accept}`)) return false;
  const names = (params as { path: string }).path.split(',');
  if (!names.every((name) => Object.hasOwn(IS_DEAR, name))) return false;
  return names.some((name) => IS_DEAR[name]) && !asksForRoads((query as { input?: unknown }).input);
}

/**
 * Minutes of a road come from outside, for one person and some of them later. An input is looked at as that of one
 * question and as those of several, and what cannot be read may ask for them.
 */
function asksForRoads(text: unknown): boolean {
  try {
    const read = JSON.parse(String(text));
    const inputs: ({ json?: { road?: unknown } | null } | null)[] = [read, ...Object.values(read)];
    return inputs.some((input) => (input?.json?.road ?? null) !== null);
  } catch {
    return true;
  }
}
