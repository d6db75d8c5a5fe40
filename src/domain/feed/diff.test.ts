import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DiffRecord, diffListing } from './diff.ts';

function flats(complexKey: string, count: number, from = 0): DiffRecord[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `${complexKey}-${from + at}`,
    complexKey,
    houseKey: `${complexKey}/1`,
    fingerprint: { facts: 'f', photos: 'p' },
  }));
}

describe('what changed', () => {
  const before = flats('a', 10);
  const change = (at: number, change: Partial<DiffRecord>): DiffRecord[] =>
    before.map((record, index) => (index === at ? { ...record, ...change } : record));

  test.each<[string, DiffRecord[], Record<string, string[]>]>([
    ['nothing', before, {}],
    ['another order', [...before].reverse(), {}],
    ['a price', change(3, { fingerprint: { facts: 'g', photos: 'p' } }), { changed: ['a-3'] }],
    ['photos only', change(3, { fingerprint: { facts: 'f', photos: 'q' } }), { rephotographed: ['a-3'] }],
    ['another house', change(3, { houseKey: 'a/2' }), { changed: ['a-3'] }],
    ['a new flat', [...before, ...flats('a', 1, 10)], { created: ['a-10'] }],
    ['a new complex', [...before, ...flats('b', 1)], { created: ['b-0'] }],
    ['a sold flat', before.slice(1), { withdrawn: ['a-0'] }],
    ['two sold of ten: exactly a fifth', before.slice(2), { withdrawn: ['a-0', 'a-1'] }],
  ])('%s', (_name, after, expected) => {
    const { unchanged, ...diff } = diffListing(before, after);
    expect(diff).toEqual({
      status: 'applied',
      created: [],
      changed: [],
      rephotographed: [],
      withdrawn: [],
      held: [],
      ...expected,
    });
    expect(unchanged.length + diff.changed.length + diff.rephotographed.length + diff.withdrawn.length).toBe(
      10,
    );
  });
});

describe('the guard', () => {
  test.each([
    ['an unreadable feed', null],
    ['a feed with zero offers', []],
  ])('%s changes nothing', (_name, next) => {
    expect(diffListing(flats('a', 5), next)).toEqual({
      status: 'nothing',
      created: [],
      changed: [],
      rephotographed: [],
      unchanged: [],
      withdrawn: [],
      held: [],
    });
  });

  test('a drop over a fifth of one complex holds its withdrawals only', () => {
    const before = [...flats('a', 10), ...flats('b', 90)];
    const after = [...flats('a', 7), ...flats('b', 89), ...flats('c', 2)];
    const diff = diffListing(before, after);
    expect(diff).toMatchObject({ status: 'held', withdrawn: ['b-89'], created: ['c-0', 'c-1'] });
    expect(diff.held).toEqual([
      { complexKey: 'a', ids: ['a-7', 'a-8', 'a-9'], live: 10, reason: 'complex-drop' },
    ]);
  });

  test('a drop over a fifth of the feed holds every withdrawal, complex by complex', () => {
    const before = [...flats('a', 36), ...flats('b', 8), ...flats('c', 20)];
    const after = flats('c', 19);
    const diff = diffListing(before, after);
    expect(diff.withdrawn).toEqual([]);
    expect(diff.held.map((held) => [held.complexKey, held.ids.length, held.reason])).toEqual([
      ['a', 36, 'feed-drop'],
      ['b', 8, 'feed-drop'],
      ['c', 1, 'feed-drop'],
    ]);
  });

  test('new flats do not hide a drop', () => {
    expect(diffListing(flats('a', 10), [...flats('a', 5), ...flats('a', 5, 100)]).held[0]?.ids).toHaveLength(
      5,
    );
  });
});

test('every live flat ends in exactly one list', () => {
  const ids = fc.uniqueArray(fc.nat(60), { maxLength: 40 });
  const record = (id: number): DiffRecord => ({
    id: `${id}`,
    complexKey: `${id % 3}`,
    houseKey: '1',
    fingerprint: { facts: `${id % 2}`, photos: '' },
  });
  fc.assert(
    fc.property(ids, ids, (before, after) => {
      fc.pre(after.length > 0);
      const diff = diffListing(before.map(record), after.map(record));
      const written = [
        diff.changed,
        diff.rephotographed,
        diff.unchanged,
        diff.withdrawn,
        ...diff.held.map((h) => h.ids),
      ];
      expect(written.flat().sort()).toEqual(before.map(String).sort());
      expect(diff.created.sort()).toEqual(
        after
          .filter((id) => !before.includes(id))
          .map(String)
          .sort(),
      );
    }),
  );
});
