import { expect, it } from 'vitest';
import { lightnessOf } from './lightness.ts';
import { followingColours, shownColours } from './shown-colours.ts';
import { DEFAULT_THEME } from './theme.ts';

it('a theme without a main colour is ours', () => {
  expect(shownColours({})).toEqual(DEFAULT_THEME.colors);
  expect(followingColours({ link: '#ff0000' })).toEqual({});
});

it('a red main colour is red under the pointer and when pressed, each darker', () => {
  const { primaryHover, primaryActive } = followingColours({ primary: '#d11f2e' });
  for (const colour of [primaryHover!, primaryActive!]) {
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
    expect(red! - Math.max(green!, blue!)).toBeGreaterThan(100);
  }
  expect(lightnessOf(primaryHover!)).toBeLessThan(lightnessOf('#d11f2e'));
  expect(lightnessOf(primaryActive!)).toBeLessThan(lightnessOf(primaryHover!));
});

it('what a theme says itself stays', () => {
  const colors = { primary: '#d11f2e', primaryHover: '#00ff00' };
  expect(shownColours({ colors })).toMatchObject(colors);
});
