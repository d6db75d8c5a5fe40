import type { ServiceContext } from '../context.ts';
import { LIMITS, type LimitName } from './limits.ts';

/**
 * Counts one call of `key` against a limit. `key` is the address of the caller, after an API key's id if it is the key's limit.
 * Errors: LIMIT with `retryAfterSeconds`; UNAVAILABLE for sign-in when the counters are out of reach.
 */
export function consumeLimit(ctx: ServiceContext, name: LimitName, key: string): Promise<void> {
  return ctx.ports.limiter.consume(name, LIMITS[name].per === 'address' ? addressGroup(key) : key);
}

/** An IPv6 subscriber owns a whole /64, so the first four groups are one caller. */
export function addressGroup(address: string): string {
  const bare = address.toLowerCase().replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare);
  if (mapped) return mapped[1]!;
  if (!bare.includes(':')) return bare;
  const [head = '', tail] = bare.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return `${[...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
