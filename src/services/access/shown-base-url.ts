import { domainToUnicode } from 'node:url';

/** A base URL as people write it, with letters of its own in the domain: 'https://пример.рф:8443'. */
export function shownBaseUrl(baseUrl: string): string {
  const [scheme = '', host = ''] = baseUrl.split('://');
  const [domain = '', port] = host.split(':');
  const shown = domainToUnicode(domain) || domain;
  return `${scheme}://${shown}${port === undefined ? '' : `:${port}`}`;
}
