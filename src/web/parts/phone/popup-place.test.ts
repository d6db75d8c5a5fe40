import { expect, it } from 'vitest';
import { popupPlace } from './popup-place.ts';

it.each([
  [
    { left: 900, bottom: 700 },
    { side: 'left', level: 'bottom' },
  ],
  [
    { left: 80, bottom: 700 },
    { side: 'right', level: 'bottom' },
  ],
  [
    { left: 900, bottom: 200 },
    { side: 'left', level: 'top' },
  ],
])('of a block at %o the popup stands at %o', (block, place) => {
  expect(popupPlace(block)).toEqual(place);
});
