import type { FastifyInstance } from 'fastify';
import { AppError } from '#domain/errors.ts';
import { addressGroup } from '#services/access/consume-limit.ts';
import { RELAXED_FACTOR } from '#services/access/limits.ts';
import type { Env } from '../env.ts';

const WINDOW_MS = 10_000;
/** A family behind one address makes dozens in ten seconds, two hundred readers behind a mobile operator's these. */
const STRICT_LIMIT = 600;
/** Some ten megabytes: who has more addresses than that is not stopped by counting them. */
const MOST_ADDRESSES = 100_000;

/** Files that lie ready, and what balancers ask. */
const FREE = /^\/(assets|maps|media|health|\.vite)\//;
/** A page brings dozens of them, and each is made in a moment. */
const CHEAP = /^\/(pictures\/[^/]+\/(?!share\/)|api\/upload\/.)/;
const CHEAP_COST = 0.1;

/**
 * Refuses an address that asks for more in ten seconds than people behind it could, whatever it asks for. Counted in
 * the memory of each node, so that a flood costs nothing but counting. Limits of single calls stand behind it.
 */
export function addAddressLimit(
  app: FastifyInstance,
  env: Pick<Env, 'addressLimit' | 'rateLimits'>,
  nowMs: () => number = () => performance.now(),
): void {
  const limit = env.addressLimit ?? STRICT_LIMIT * (env.rateLimits === 'relaxed' ? RELAXED_FACTOR : 1);
  const count = createAddressCounter({ limit, mostAddresses: MOST_ADDRESSES });
  app.addHook('onRequest', async ({ url, ip }) => {
    const cost = costOf(url);
    if (cost === 0) return;
    const waitMs = count(addressGroup(ip), cost, nowMs());
    if (waitMs === 0) return;
    throw new AppError('LIMIT', 'Слишком много запросов с вашего адреса. Попробуйте позже', {
      details: { retryAfterSeconds: Math.ceil(waitMs / 1_000) },
    });
  });
}

/** Gives the cost of a call in requests; 0 for addresses that are not counted. */
export function costOf(url: string): number {
  if (FREE.test(url)) return 0;
  return CHEAP.test(url) ? CHEAP_COST : 1;
}

/**
 * Counts in windows that begin for all addresses at once, so each window is one map that is dropped whole. Answers how
 * many milliseconds an address must wait, 0 when it need not. The address counted first makes room for one too many.
 */
export function createAddressCounter({ limit, mostAddresses }: { limit: number; mostAddresses: number }) {
  let window = Number.NaN;
  let spent = new Map<string, number>();
  return (address: string, cost: number, nowMs: number): number => {
    const current = Math.floor(nowMs / WINDOW_MS);
    if (current !== window) {
      window = current;
      spent = new Map();
    }
    const before = spent.get(address);
    if (before === undefined && spent.size >= mostAddresses) spent.delete(spent.keys().next().value!);
    const total = (before ?? 0) + cost;
    spent.set(address, total);
    return total > limit ? (window + 1) * WINDOW_MS - nowMs : 0;
  };
}
