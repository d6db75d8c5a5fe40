import { expect, it } from 'vitest';
import { partMarks, withMarks } from './marks.ts';

it.each<[asked: string, address: string, marks: string]>([
  ['/', '/', ''],
  ['/search?', '/search?', ''],
  ['/search?location=c1', '/search?location=c1', ''],
  ['/search?location=c1&nobody=knows', '/search?location=c1&nobody=knows', ''],
  ['/?utm_source=mail', '/', 'utm_source=mail'],
  ['/?utm_anything=1&ysclid=m1abc', '/', 'utm_anything=1&ysclid=m1abc'],
  ['/search?yclid=1&location=c1&gclid=2', '/search?location=c1', 'yclid=1&gclid=2'],
  ['/search?utm_term=why?&utm_term=two', '/search', 'utm_term=why%3F&utm_term=two'],
  ['/search?utm_term=%D1%8F%20%26&location=c1', '/search?location=c1', 'utm_term=%D1%8F+%26'],
  ['/search?utm_term=%E0%A4&constructor=1', '/search?constructor=1', 'utm_term=%EF%BF%BD'],
  ['/search?utm_term=a%0D%0AX:1', '/search', 'utm_term=a%0D%0AX%3A1'],
])('%s is %s of pages', (asked, address, marks) => {
  expect(partMarks(asked)).toEqual({ address, marks });
});

it.each([
  ['/search', '', '/search'],
  ['/search', 'yclid=1', '/search?yclid=1'],
  ['/search?location=c1', 'yclid=1', '/search?location=c1&yclid=1'],
])('%s with %o is %s', (address, marks, whole) => {
  expect(withMarks(address, marks)).toBe(whole);
});
