import { expect, it } from 'vitest';
import { browserName } from './browser-name.ts';
import { kindOfClientError, readClientError } from './client-error.ts';

it.each([
  ['Error: boom\n    at a (x.js:1:2)\n\n    at b', 'Error: boom', 'at a (x.js:1:2)\nat b'],
  ['', 'Неизвестная ошибка', ''],
  [' \n ', 'Неизвестная ошибка', ''],
  ['Нет +7 (999) 123-45-67 и 89991234567', 'Нет +7********67 и +8********67', ''],
  ['Кому: anna.k+1@mail.example.ru', 'Кому: …@…', ''],
  ['at https://a.ru/search?phone=1&x=2#y:10:5', 'at https://a.ru/search:10:5', ''],
  ['Failed to fetch /for-sale/5?token=abc now', 'Failed to fetch /for-sale/5 now', ''],
  ['Почему?', 'Почему?', ''],
  [`key ${'aB3-'.repeat(11)} leaked`, 'key … leaked', ''],
])('keeps of %j only what is nobody’s', (report, message, stack) => {
  expect(readClientError(report)).toEqual({ message, stack });
});

it('keeps a bounded part of a report', () => {
  const { message, stack } = readClientError(`${'слово '.repeat(500)}\n${'at x\n'.repeat(5_000)}`);
  expect([message.length, stack.length]).toEqual([300, 2_000]);
});

it('errors that differ in numbers are of one kind', () => {
  const kind = (report: string) => kindOfClientError(readClientError(report));
  expect(kind('Нет ЖК 7\nat a.js:1:2')).toBe(kind('Нет ЖК 1042\nat a.js:3:45'));
  expect(kind('Нет ЖК 7\nat a.js:1:2')).not.toBe(kind('Нет ЖК 7\nat b.js:1:2'));
});

it.each([
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
    'Chrome 131',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 YaBrowser/24.12.0 Safari/537.36',
    'Яндекс 24',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
    'Edge 131',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36 OPR/116.0', 'Opera 116'],
  ['Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0', 'Firefox 133'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari 17',
  ],
  ['curl/8.5.0', null],
  [null, null],
])('%s is %s', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});
