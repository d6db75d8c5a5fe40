import { describe, expect, it } from 'vitest';
import { matchTwins, type TwinFacts } from './match-twins.ts';

type Facts = TwinFacts<string>;

/** Six floors with two flats each, as one feed tells of them. */
function house(feed: string, id: number, more: Partial<Facts> = {}, areas = [4_310, 6_240]): Facts[] {
  return [1, 2, 3, 4, 5, 6].flatMap((floor) =>
    areas.map((areaM2x100, index) => ({
      key: `${feed}${id}-${floor}-${index}`,
      house: id,
      number: null,
      floor,
      areaM2x100,
      price: 5_000_000 + floor * 10_000 + areaM2x100,
      planUrl: null,
      ...more,
    })),
  );
}

describe('matchTwins', () => {
  it('knows a house by the pattern of its flats, whatever the feeds call it', () => {
    const { houses, flats } = matchTwins(house('b', 71), house('a', 1));
    expect([...houses]).toEqual([[71, 1]]);
    expect(flats.size).toBe(12);
    expect(flats.get('b71-3-1')).toBe('a1-3-1');
  });

  it('tells two houses of a complex apart', () => {
    const told = [...house('a', 1), ...house('a', 2, {}, [3_900, 7_150])];
    const { houses } = matchTwins([...house('b', 8, {}, [3_900, 7_150]), ...house('b', 9)], told);
    expect(Object.fromEntries(houses)).toEqual({ 8: 2, 9: 1 });
  });

  it('matches a part of a house', () => {
    const { flats } = matchTwins(house('b', 5).slice(2, 9), house('a', 1));
    expect(flats.size).toBe(7);
  });

  it('concludes nothing from houses that share a few flats', () => {
    const mostlyOther = [...house('b', 5, {}, [3_333, 5_555]), ...house('b', 5).slice(0, 3)];
    expect(matchTwins(mostlyOther, house('a', 1)).houses.size).toBe(0);
  });

  it('takes one flat for a twin only at the same price', () => {
    const one = house('b', 5).slice(0, 1);
    const dearer = one.map((flat) => ({ ...flat, price: flat.price! + 1 }));
    expect(matchTwins(one, house('a', 1)).flats.size).toBe(1);
    expect(matchTwins(dearer, house('a', 1)).flats.size).toBe(0);
  });

  it('pairs by the number on the door, and never across different numbers', () => {
    const base = { house: 1, floor: 4, areaM2x100: 4_310, price: 5_000_000, planUrl: null };
    const told = [
      { ...base, key: 'a41', number: '41' },
      { ...base, key: 'a42', number: '42' },
      ...house('a', 1),
    ];
    const fresh = [
      { ...base, key: 'b42', number: '42' },
      { ...base, key: 'b49', number: '49' },
      ...house('b', 1),
    ];
    const { flats } = matchTwins(fresh, told);
    expect(flats.get('b42')).toBe('a42');
    expect(['a41', 'a42']).not.toContain(flats.get('b49'));
  });

  it('prefers the same price and plan among flats on one floor', () => {
    const base = { house: 1, number: null, floor: 2, areaM2x100: 4_310 };
    const told = [
      { ...base, key: 'left', price: 5, planUrl: 'l.png' },
      { ...base, key: 'right', price: 5, planUrl: 'r.png' },
      { ...base, key: 'dear', price: 9, planUrl: 'r.png' },
    ];
    const { flats } = matchTwins(
      [...told].reverse().map((flat) => ({ ...flat, key: `b-${flat.key}` })),
      told,
    );
    expect(Object.fromEntries(flats)).toEqual({ 'b-left': 'left', 'b-right': 'right', 'b-dear': 'dear' });
  });
});
