import { describe, expect, it } from 'vitest';
import { sharedPath } from './shared-path.ts';

describe('an address given to others', () => {
  it('names the place that was only assumed', () => {
    expect(sharedPath('/complex/7', {}, 'c1')).toBe('/complex/7?location=c1');
  });

  it('carries what was chosen: filters, order, map and its part, lens and terms', () => {
    const search = {
      searchFilters: { roomsCount: ['2'] },
      sort: 'priceAsc',
      map: true,
      area: '55.1,37.1,55.9,37.9',
      lens: 'payment',
      terms: 'years25',
    };
    const shared = new URLSearchParams(sharedPath('/search', search, 'c1').split('?')[1]);
    expect(Object.fromEntries(shared)).toEqual({
      area: '55.1,37.1,55.9,37.9',
      lens: 'payment',
      location: 'c1',
      map: 'true',
      searchFilters: '{"roomsCount":["2"]}',
      sort: 'priceAsc',
      terms: 'years25',
    });
  });

  it('carries the board that is open and the things put together', () => {
    expect(sharedPath('/complex/7', { houseId: 3, section: '2', view: 'table' }, 'all')).toBe(
      '/complex/7?houseId=3&location=all&section=2&view=table',
    );
    expect(sharedPath('/favourites', { ids: '54,60', complexes: true }, 'c1')).toBe(
      '/favourites?complexes=true&ids=54%2C60&location=c1',
    );
  });

  it('leaves behind marks of campaigns, numbers of pages and whatever nobody knows', () => {
    const search = { utm_source: 'letter', yclid: '123', page: 4, phone: '+79991234567', q: 'Иванов' };
    expect(sharedPath('/search', search, 'c1')).toBe('/search?location=c1');
  });
});
