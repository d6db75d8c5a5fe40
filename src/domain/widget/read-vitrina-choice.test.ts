import { expect, it } from 'vitest';
import { readVitrinaChoice } from './read-vitrina-choice.ts';

it.each([
  ['', {}, 'default'],
  [
    'f.complexId=7&f.roomsCount=2&f.roomsCount=0&sort=price_asc&host=https://a.example',
    { complexId: 7, roomsCount: ['0', '2'] },
    'price_asc',
  ],
  [
    'f.priceRange.from=12,5 млн&f.priceRange.to=9 000 000',
    { priceRange: { from: 9e6, to: 12.5e6 } },
    'default',
  ],
  ['f.complexId=x&f.roomsCount=many&f.priceRange.to=-1&sort=random', {}, 'default'],
  ['f.developer={"id":1}&f.area.from=20', {}, 'default'],
])('%s', (search, filters, sort) => {
  const choice = readVitrinaChoice(new URLSearchParams(search));
  expect(choice).toEqual({ filters, sort });
});
