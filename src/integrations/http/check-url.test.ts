import { describe, expect, it } from 'vitest';
import { checkUrl } from './check-url.ts';

const NOBODY = { allowHosts: [] };

describe('checkUrl', () => {
  it.each([
    ['http://feeds.example.ru/a?b#c', 'feeds.example.ru', 80],
    ['https://feeds.example.ru', 'feeds.example.ru', 443],
    ['HTTPS://Фиды.РФ:443/', 'xn--d1ah9a4a.xn--p1ai', 443],
    ['http://93.184.215.14:443/', '93.184.215.14', 443],
    ['http://[2a02:6b8::2:242]/', '2a02:6b8::2:242', 80],
  ])('%s leads to %s, port %i', (url, hostname, port) => {
    expect(checkUrl(url, NOBODY)).toMatchObject({ hostname, port, isListed: false });
  });

  it.each(['http://2130706433/', 'http://[::1]/', 'http://169.254.169.254/'])(
    '%s is refused with no name to resolve',
    (url) => {
      expect(checkUrl(url, NOBODY)).toMatchObject({ kind: 'blocked', providerCode: 'address' });
    },
  );

  it('reads a redirect against the address it came from', () => {
    const from = new URL('http://feeds.example.ru/a/b');
    expect(checkUrl('../c', NOBODY, from)).toMatchObject({ url: new URL('http://feeds.example.ru/c') });
    expect(checkUrl('//other.example.ru/', NOBODY, from)).toMatchObject({ hostname: 'other.example.ru' });
  });
});
