import { expect, it } from 'vitest';
import { NO_INSET } from './no-inset.ts';
import { placePopover, shiftFromUnder } from './place-popover.ts';

const CARD = { width: 302, height: 400 };
const MAP = { width: 764, height: 800, inset: NO_INSET };

it.each([
  ['right of its point', { x: 100, y: 400 }, { x: 144, y: 200 }],
  ['left of it where the right has no room', { x: 500, y: 400 }, { x: 154, y: 200 }],
  [
    'at the bottom and clear of the buttons where neither side has room',
    { x: 350, y: 200 },
    { x: 386, y: 384 },
  ],
  ['not above the map', { x: 100, y: 20 }, { x: 144, y: 16 }],
  ['not below it', { x: 100, y: 790 }, { x: 144, y: 384 }],
])('a popover opens %s', (_, point, expected) => {
  expect(placePopover(point, CARD, MAP)).toEqual(expected);
});

it('keeps clear of what lies over the edges', () => {
  const map = { ...MAP, inset: { top: 60, right: 0, bottom: 120, left: 20 } };
  expect(placePopover({ x: 30, y: 0 }, CARD, map)).toEqual({ x: 74, y: 76 });
  expect(placePopover({ x: 30, y: 800 }, CARD, map)).toEqual({ x: 74, y: 264 });
});

it('a map narrower than the popover shows its beginning at the bottom, off its point', () => {
  expect(placePopover({ x: 10, y: 400 }, CARD, { ...MAP, width: 320 })).toEqual({ x: 16, y: 384 });
});

it.each([
  ['below the top of the card goes up to stand on it', { x: 160, y: 500 }, -124],
  ['above the card stays', { x: 160, y: 300 }, 0],
  ['beside the card stays', { x: 700, y: 500 }, 0],
  ['under the upper edge comes down', { x: 160, y: 10 }, 38],
])('a point %s', (_, point, expected) => {
  expect(shiftFromUnder(point, { x: 16, y: 384, ...CARD }, MAP)).toBe(expected);
});

it('a card that fills the map moves nothing', () => {
  expect(shiftFromUnder({ x: 160, y: 300 }, { x: 16, y: 40, ...CARD }, MAP)).toBe(0);
});
