import { expect, it } from 'vitest';
import { lookAttributes, readHostLook } from './host-look.ts';

it.each([
  ['dark', '16', { scheme: 'dark', padding: 16 }],
  ['light', 0, { scheme: 'light', padding: 0 }],
  ['Dark', '', { scheme: null, padding: null }],
  [{}, '16px', { scheme: null, padding: null }],
  [null, -1, { scheme: null, padding: null }],
  [undefined, 65, { scheme: null, padding: null }],
  ['"><script>', Number.NaN, { scheme: null, padding: null }],
])('scheme %j and padding %j are read or dropped', (scheme, padding, look) => {
  expect(readHostLook(scheme, padding)).toEqual(look);
});

it('a dark page darkens a widget without a ground of its own', () => {
  const look = { scheme: 'dark', padding: 12 } as const;
  expect(lookAttributes(look, false)).toEqual({ 'data-theme': 'dark', style: '--host-pad:12px' });
  expect(lookAttributes(look, true)['data-theme']).toBeNull();
  expect(lookAttributes({ scheme: 'light', padding: null }, false)).toEqual({
    'data-theme': null,
    style: null,
  });
});
