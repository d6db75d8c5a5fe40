import { BlockList, isIP } from 'node:net';

/**
 * `public` is the open internet; `private` an installation's own networks, reached only through its allow list;
 * `forbidden` is what no list opens: cloud metadata, tunnels into IPv4, group addresses, addresses that mean nobody.
 */
export type AddressVerdict = 'public' | 'private' | 'forbidden';

type Range = readonly [network: string, prefix: number];

/** RFC 1918, RFC 4193 and loopback; ::1 is judged by name. */
const PRIVATE: readonly Range[] = [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['fc00::', 7],
];

/** The IANA special-purpose registries, and the addresses where clouds hand out secrets. */
const FORBIDDEN: readonly Range[] = [
  ['0.0.0.0', 8], // this host: Linux connects it to loopback
  ['100.64.0.0', 10], // carrier-grade NAT; Alibaba metadata
  ['168.63.129.16', 32], // Azure platform
  ['169.254.0.0', 16], // link-local; metadata of most clouds
  ['192.0.0.0', 24], // protocol assignments; Oracle metadata
  ['192.0.2.0', 24], // documentation
  ['192.88.99.0', 24], // 6to4 relays
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, broadcast
  ['::', 96], // unspecified, IPv4-compatible
  ['::ffff:0:0', 96], // IPv4-mapped
  ['::ffff:0:0:0', 96], // IPv4-translated
  ['64:ff9b::', 96], // NAT64
  ['64:ff9b:1::', 48], // local NAT64
  ['100::', 64], // discard
  ['2001::', 23], // Teredo, ORCHID, benchmarks
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4
  ['3fff::', 20], // documentation
  ['5f00::', 16], // segment routing
  ['fd00:ec2::254', 128], // AWS metadata
  ['fe80::', 10], // link-local
  ['fec0::', 10], // site-local
  ['ff00::', 8], // multicast
];

/** All that IPv6 has given out as global unicast; the rest of the space is nobody's yet. */
const GLOBAL_IPV6 = listOf([['2000::', 3]]).ipv6;
const PRIVATE_LIST = listOf(PRIVATE);
const FORBIDDEN_LIST = listOf(FORBIDDEN);

/** Judges an IP address in its canonical text; anything else, a zone id included, is forbidden. */
export function judgeAddress(address: string): AddressVerdict {
  const version = isIP(address);
  if (version === 0 || address.includes('%')) return 'forbidden';
  const family = version === 4 ? 'ipv4' : 'ipv6';
  // Loopback lies inside the IPv4-compatible range.
  if (address === '::1') return 'private';
  if (FORBIDDEN_LIST[family].check(address, family)) return 'forbidden';
  if (PRIVATE_LIST[family].check(address, family)) return 'private';
  return family === 'ipv4' || GLOBAL_IPV6.check(address, family) ? 'public' : 'forbidden';
}

/** May a socket go there: to the open internet always, to a private network for the hosts of the allow list. */
export function mayConnect(address: string, isListed: boolean): boolean {
  const verdict = judgeAddress(address);
  return verdict === 'public' || (verdict === 'private' && isListed);
}

/** One list a family: a list of both would hold every IPv4 address to be inside ::ffff:0:0/96. */
function listOf(ranges: readonly Range[]): Record<'ipv4' | 'ipv6', BlockList> {
  const lists = { ipv4: new BlockList(), ipv6: new BlockList() };
  for (const [network, prefix] of ranges) {
    const family = isIP(network) === 4 ? 'ipv4' : 'ipv6';
    lists[family].addSubnet(network, prefix, family);
  }
  return lists;
}
