import { expect, it } from 'vitest';
import { isPhoneWindow, phoneModeCookie, windowSize } from './phone-mode.ts';

it.each([
  [599, 900, true],
  [600, 900, false],
  [900, 599, true],
  [1440, 900, false],
])('%d × %d is a phone: %s', (width, height, expected) => {
  expect(isPhoneWindow({ width, height })).toBe(expected);
});

it.each([
  ['a phone shown at the width of a desktop', { outerWidth: 360, innerWidth: 1440 }, 360],
  ['a browser without an outer size', { outerWidth: 0, innerWidth: 360 }, 360],
])('measures %s', (_, { outerWidth, innerWidth }, width) => {
  const view = { outerWidth, innerWidth, outerHeight: 800, innerHeight: 500 };
  expect(windowSize(view)).toEqual({ width, height: 800 });
});

it('lets frames of other sites send the cookie in production only', () => {
  expect(phoneModeCookie(true, true)).toBe('mobile=true; Path=/; Max-Age=863913600; SameSite=None; Secure');
  expect(phoneModeCookie(false, false)).toBe('mobile=false; Path=/; Max-Age=863913600; SameSite=Lax');
});
