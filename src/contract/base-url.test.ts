import { expect, it } from 'vitest';
import { BaseUrl } from './base-url.ts';

it.each([
  ['https://site.example', 'https://site.example'],
  [' https://Site.Example/ ', 'https://site.example'],
  ['HTTPS://SITE.EXAMPLE.', 'https://site.example'],
  ['https://site.example:443', 'https://site.example'],
  ['http://site.example:80/', 'http://site.example'],
  ['http://site.example:443', 'http://site.example:443'],
  ['https://site.example:8443', 'https://site.example:8443'],
  ['https://site.example:65535', 'https://site.example:65535'],
  ['http://localhost:*', 'http://localhost:*'],
  ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['https://пример.рф', 'https://xn--e1afmkfd.xn--p1ai'],
  ['https://ПРИМЕР.РФ:8443/', 'https://xn--e1afmkfd.xn--p1ai:8443'],
  ['https://новостройки.пример.рф:*', 'https://xn--b1amcemgbarjl.xn--e1afmkfd.xn--p1ai:*'],
  ['https://пример。рф', 'https://xn--e1afmkfd.xn--p1ai'],
  ['https://xn--e1afmkfd.xn--p1ai', 'https://xn--e1afmkfd.xn--p1ai'],
])('%s is kept as %s, and so is that', (text, kept) => {
  expect(BaseUrl.parse(text)).toBe(kept);
  expect(BaseUrl.parse(kept)).toBe(kept);
});

it.each([
  ['', /Введите корректный URL/],
  ['site.example', /Введите корректный URL/],
  ['//site.example', /Введите корректный URL/],
  ['ftp://site.example', /Введите корректный URL/],
  ['javascript:alert(1)', /Введите корректный URL/],
  ['null', /Введите корректный URL/],
  ['https://', /Введите корректный URL/],
  ['https://site.example/path', /Введите корректный URL/],
  ['https://site.example?x', /Введите корректный URL/],
  ['https://site.example#x', /Введите корректный URL/],
  ['https://user:secret@site.example', /Введите корректный URL/],
  ['https://site.example\\path', /Введите корректный URL/],
  ['https://a.example https://b.example', /Введите корректный URL/],
  ["https://a.example; script-src 'unsafe-inline'", /Введите корректный URL/],
  ['*', /Введите корректный URL/],
  ['https://*', /Звёздочка/],
  ['https://*.site.example', /Звёздочка/],
  ['https://site.*', /Звёздочка/],
  ['https://site.example:65536', /Порт/],
  ['https://site.example:0', /Порт/],
  ['https://site.example:', /Порт/],
  ['https://site.example:port', /Порт/],
  ['https://a..example', /Такого домена/],
  ['https://-a.example', /Такого домена/],
  ['https://a_b.example', /Такого домена/],
  [`https://${'a'.repeat(64)}.example`, /Такого домена/],
  ['https://1.2.3.4.5', /Такого домена/],
  ['https://[::1]:3000', /IPv6/],
  [`https://${'a.'.repeat(150)}example`, /Введите корректный URL/],
])('%s is refused', (text, words) => {
  expect(BaseUrl.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([
    expect.stringMatching(words),
  ]);
});
