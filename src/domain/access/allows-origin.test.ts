import { expect, it } from 'vitest';
import { allowsOrigin } from './allows-origin.ts';

const DEMO = ['http://127.0.0.1:*', 'http://localhost:*'];
const PARTNER = ['https://meridian.example', 'https://www.meridian.example:8443'];

it.each<[string, string[], boolean]>([
  ['http://127.0.0.1:3000', DEMO, true],
  ['http://localhost', DEMO, true],
  ['https://localhost:3000', DEMO, false],
  ['http://localhost.evil.example:3000', DEMO, false],
  ['https://meridian.example', PARTNER, true],
  ['https://MERIDIAN.example:443', PARTNER, true],
  ['http://meridian.example', PARTNER, false],
  ['https://meridian.example:444', PARTNER, false],
  ['https://www.meridian.example:8443', PARTNER, true],
  ['https://www.meridian.example', PARTNER, false],
  ['https://sub.meridian.example', PARTNER, false],
  ['https://meridian.example@evil.example', PARTNER, false],
  ['https://evil.example/https://meridian.example', PARTNER, false],
  ['null', PARTNER, false],
  ['', PARTNER, false],
  ['file://', PARTNER, false],
  ['http://[::1]:3000', DEMO, false],
  ['https://xn--e1afmkfd.xn--p1ai', ['https://xn--e1afmkfd.xn--p1ai'], true],
  ['https://meridian.example', [], false],
])('%s of %j: %s', (origin, baseUrls, allowed) => {
  expect(allowsOrigin(baseUrls, origin)).toBe(allowed);
});
