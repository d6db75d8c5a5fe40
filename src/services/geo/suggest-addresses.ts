import type { SuggestedAddresses } from '#contract/address.ts';
import { consumeLimit } from '../access/consume-limit.ts';
import type { ServiceContext } from '../context.ts';

/** Fewer letters begin too many addresses to be worth a question. */
export const FEWEST_LETTERS = 3;
const MOST_SUGGESTED = 7;
/** Somebody is typing: the vendor's second and a little for our own dictionaries after it. */
const DEADLINE_MS = 1_500;

export interface Typist {
  /** The network address of whoever types. */
  address: string;
  /** Ends the question when nobody waits for its answer. */
  signal: AbortSignal;
}

/** Addresses with a place that the typed letters may mean. Errors: LIMIT for too many questions of one caller. */
export async function suggestAddresses(
  ctx: ServiceContext,
  typed: string,
  { address, signal }: Typist,
): Promise<SuggestedAddresses> {
  const text = typed.trim();
  if (text.length < FEWEST_LETTERS) return { addresses: [], isOwn: true };
  await consumeLimit(ctx, 'suggestAddresses', address);
  const call = { signal, deadlineMs: DEADLINE_MS, requestId: ctx.requestId };
  const answered = await ctx.ports.addresses.suggest({ text, limit: MOST_SUGGESTED }, call);
  if (!answered.ok) return { addresses: [], isOwn: true };
  return {
    addresses: answered.value.flatMap(({ label, point, precision }) =>
      point ? [{ label, precision, latitude: point.latitude, longitude: point.longitude }] : [],
    ),
    isOwn: answered.source === 'embedded',
  };
}
