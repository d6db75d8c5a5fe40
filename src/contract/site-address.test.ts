import { expect, it } from 'vitest';
import { SiteAddress } from './site-address.ts';

it.each([
  ['https://site.example/about', 'https://site.example/about'],
  [' порт.рф ', 'https://порт.рф'],
  ['HTTPS://Site.example', 'HTTPS://Site.example'],
])('«%s» is the address of a page', (url, read) => {
  expect(SiteAddress.parse({ url })).toEqual({ url: read });
});

it.each([
  ['', 'Это обязательное поле'],
  ['http://site.example', /https:/],
  ['javascript:alert(1)', /https:/],
  ['file:///etc/passwd', /https:/],
  ['это не адрес', 'Введите корректный URL'],
])('«%s» is none', (url, words) => {
  const [issue] = SiteAddress.safeParse({ url }).error!.issues;
  expect(issue!.message).toEqual(typeof words === 'string' ? words : expect.stringMatching(words));
});
