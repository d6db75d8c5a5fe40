import { domainToUnicode } from 'node:url';

/** An address as it may be stored and shown: its host, for paths and queries of feeds hold secrets. */
export function sourceLabel(url: string): string {
  const parsed = URL.parse(url);
  if (parsed === null || parsed.hostname === '') return '…';
  const hostname = domainToUnicode(parsed.hostname) || parsed.hostname;
  return `${hostname}${parsed.port && `:${parsed.port}`}/…`;
}
