import { describe, expect, it } from 'vitest';
import { matchTwins, type TwinFacts } from './match-twins.ts';

type Facts = TwinFacts<string>;

/** Six floors with two flats each, as one feed lists them. */
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
    const listed = [...house('a', 1), ...house('a', 2, {}, [3_900, 7_150])];
    const { houses } = matchTwins([...house('b', 8, {}, [3_900, 7_150]), ...house('b', 9)], listed);
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
    const listed = [
      { ...base, key: 'a41', number: '41' },
      { ...base, key: 'a42', number: '42' },
      ...house('a', 1),
    ];
    const fresh = [
      { ...base, key: 'b42', number: '42' },
      { ...base, key: 'b49', number: '49' },
      ...house('b', 1),
    ];
    const { flats } = matchTwins(fresh, listed);
    expect(flats.get('b42')).toBe('a42');
    expect(['a41', 'a42']).not.toContain(flats.get('b49'));
  });

  it('prefers the same price and plan among flats on one floor', () => {
    const base = { house: 1, number: null, floor: 2, areaM2x100: 4_310 };
    const listed = [
      { ...base, key: 'left', price: 5, planUrl: 'l.png' },
      { ...base, key: 'right', price: 5, planUrl: 'r.png' },
      { ...base, key: 'dear', price: 9, planUrl: 'r.png' },
    ];
    const { flats } = matchTwins(
      [...listed].reverse().map((flat) => ({ ...flat, key: `b-${flat.key}` })),
      listed,
    );
    expect(Object.fromEntries(flats)).toEqual({ 'b-left': 'left', 'b-right': 'right', 'b-dear': 'dear' });
  });

  it('pairs one door number though the areas differ by a balcony', () => {
    const base = { house: 1, floor: 4, price: 5_000_000, planUrl: null, number: '41' };
    const listed = [{ ...base, key: 'a41', areaM2x100: 4_310 }, ...house('a', 1)];
    const fresh = (areaM2x100: number) => [{ ...base, key: 'b41', areaM2x100 }, ...house('b', 1)];
    expect(matchTwins(fresh(4_390), listed).flats.get('b41')).toBe('a41');
    expect(matchTwins(fresh(4_510), listed).flats.get('b41')).toBeUndefined();
  });
});

describe('words about houses', () => {
  const numbered = (number: (house: number) => number, known: [number, number][] = []) => ({
    known: new Map(known),
    judge: (one: number, other: number) =>
      (number(one) === number(other) ? 'same' : 'different') as 'same' | 'different',
  });
  const towers = [...house('a', 1), ...house('a', 2)];

  it('tell equal towers apart', () => {
    const { houses, doubts } = matchTwins(
      house('b', 12),
      towers,
      numbered((id) => id % 10),
    );
    expect([Object.fromEntries(houses), doubts]).toEqual([{ 12: 2 }, []]);
  });

  it('make a house one although the feeds list other flats of it', () => {
    const other = house('b', 12, {}, [3_333, 5_555]);
    const { houses, flats } = matchTwins(
      other,
      towers,
      numbered((id) => id % 10),
    );
    expect([Object.fromEntries(houses), flats.size]).toEqual([{ 12: 2 }, 0]);
  });

  it('are a doubt when the flats contradict them', () => {
    const { houses, doubts } = matchTwins(
      house('b', 13),
      house('a', 1),
      numbered((id) => id % 10),
    );
    expect(houses.size).toBe(0);
    expect(doubts).toEqual([{ house: 13, listedHouse: 1, doubt: 'flats', metres: null }]);
  });

  it('that fit several houses decide nothing without the flats', () => {
    const other = house('b', 12, {}, [3_333, 5_555]);
    const { houses, doubts } = matchTwins(other, towers, { known: new Map(), judge: () => 'same' });
    expect(houses.size).toBe(0);
    expect(doubts).toEqual([{ house: 12, listedHouse: 1, doubt: 'flats', metres: null }]);
  });

  it('are not asked of a house that is known', () => {
    const { houses, flats, doubts } = matchTwins(
      house('b', 11),
      towers,
      numbered((id) => id % 10, [[11, 2]]),
    );
    expect([Object.fromEntries(houses), doubts]).toEqual([{ 11: 2 }, []]);
    expect(flats.get('b11-3-1')).toBe('a2-3-1');
    expect(
      matchTwins(
        house('b', 11),
        towers,
        numbered((id) => id % 10, [[11, 3]]),
      ).houses.size,
    ).toBe(0);
  });
});
