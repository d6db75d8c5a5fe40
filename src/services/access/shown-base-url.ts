import { domainToUnicode } from 'node:url';

/** A base URL as people write it, with letters of its own in the domain: 'https://пример.рф:8443'. */
export function shownBaseUrl(baseUrl: string): string {
  const [, scheme, host, port] = /^(https?:\/\/)([^:]+)(.*)$/.exec(baseUrl) ?? [];
  const shown = host === undefined ? '' : domainToUnicode(host);
  return shown === '' ? baseUrl : `${scheme}${shown}${port}`;
}
