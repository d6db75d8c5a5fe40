import { isIP } from 'node:net';
import type { ServiceContext } from '../context.ts';
import { LIMITS, type LimitName } from './limits.ts';

/**
 * Counts one call of `key` against a limit. `key` is the address of the caller, after an API key's id if it is the
 * key's limit. Errors: LIMIT with `retryAfterSeconds`; UNAVAILABLE for sign-in when the counters are out of reach.
 */
export function consumeLimit(ctx: ServiceContext, name: LimitName, key: string): Promise<void> {
  return ctx.ports.limiter.consume(name, LIMITS[name].per === 'address' ? addressGroup(key) : key);
}

/**
 * Gives the group that is counted as one caller: an IPv4 address, or the /64 that an IPv6 subscriber owns whole.
 * Proxies write addresses with ports and brackets too; all texts that are no address are one caller.
 */
export function addressGroup(address: string): string {
  const [, inBrackets, withPort] = /^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(address.trim()) ?? [];
  const bare = (inBrackets ?? withPort ?? address.trim()).toLowerCase().split('%', 1)[0]!;
  const family = isIP(bare);
  if (family !== 6) return family === 4 ? bare : 'unknown';
  const groups = groupsOf(bare);
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') return dottedOf(groups.slice(6));
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** The eight groups of an IPv6 address, as short as they can be written. */
function groupsOf(address: string): string[] {
  const hex = address.replace(/(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/, (_, ...bytes) => {
    const [a, b, c, d] = bytes.map(Number) as [number, number, number, number];
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
  const [left = [], right = []] = hex.split('::').map((half) => (half === '' ? [] : half.split(':')));
  const zeros = Array<string>(8 - left.length - right.length).fill('0');
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16).toString(16));
}

function dottedOf(groups: readonly string[]): string {
  const numbers = groups.map((group) => Number.parseInt(group, 16));
  return numbers.flatMap((number) => [number >> 8, number & 255]).join('.');
}
