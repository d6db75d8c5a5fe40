import { isIP } from 'node:net';
import type { Fail } from '../result.ts';
import { blocked } from './fail-of.ts';
import { type Guard, WEB_PORTS } from './guard.ts';
import { mayConnect } from './judge-address.ts';

/** A URL that may be connected to, once the addresses of its host are judged too. */
export interface Target {
  url: URL;
  /** Lacks the brackets of IPv6. */
  hostname: string;
  port: number;
  isListed: boolean;
}

/**
 * Reads a URL (of a redirect: against `from`) and judges all that can be judged before a name is resolved.
 * The URL parser turns decimal, octal, hexadecimal and shortened addresses into the usual form, so one check
 * of the parsed host holds for all of them. Fails: blocked, never with the URL in the answer.
 */
export function checkUrl(
  text: string,
  guard: Pick<Guard, 'allowHosts' | 'ports'>,
  from?: URL,
): Target | Fail {
  const url = URL.parse(text, from);
  if (url === null) return blocked('bad_url');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return blocked('scheme');
  // The secret of an https address must not leave over an open wire because a server says so.
  if (from?.protocol === 'https:' && url.protocol === 'http:') return blocked('downgrade');
  if (url.username !== '' || url.password !== '') return blocked('userinfo');

  // The parser leaves a scheme's own port out.
  const port = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port);
  const isListed = guard.allowHosts.includes(`${url.hostname}:${port}`);
  if (!isListed && !(guard.ports ?? WEB_PORTS).includes(port)) return blocked('port');

  const hostname = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(hostname) !== 0 && !mayConnect(hostname, isListed)) return blocked('address');
  return { url, hostname, port, isListed };
}
