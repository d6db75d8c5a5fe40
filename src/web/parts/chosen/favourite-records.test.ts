import { describe, expect, it } from 'vitest';
import type { KeptTexts } from '../page/browser-store.ts';
import { createFavouriteRecords, recordOf } from './favourite-records.ts';

function memory(text?: string): () => KeptTexts {
  const cells = new Map(text === undefined ? [] : [['genplan.favourites', text]]);
  const storage: KeptTexts = {
    getItem: (key) => cells.get(key) ?? null,
    setItem: (key, value) => void cells.set(key, value),
  };
  return () => storage;
}

const SAVED = { amount: 12_400_000, currency: 'RUB', at: '2026-11-20' } as const;

describe('records of favourites', () => {
  it('keep the price of the day and the note, each through a change of the other', () => {
    const storage = memory();
    const records = createFavouriteRecords(storage);
    records.rememberPrice('flats', 54, SAVED);
    records.writeNote('flats', 54, 'Балкон\nна юг');
    records.rememberPrice('flats', 54, { ...SAVED, amount: 12_000_000 });
    expect(createFavouriteRecords(storage).read()).toEqual([
      { kind: 'flats', id: 54, saved: { ...SAVED, amount: 12_000_000 }, note: 'Балкон на юг' },
    ]);
  });

  it('tell a flat from a complex of the same number', () => {
    const records = createFavouriteRecords(memory());
    records.writeNote('flats', 1, 'квартира');
    records.writeNote('complexes', 1, 'дом');
    expect(recordOf(records.read(), 'flats', 1)?.note).toBe('квартира');
    expect(recordOf(records.read(), 'complexes', 1)?.note).toBe('дом');
    expect(recordOf(records.read(), 'complexes', 2)).toBeUndefined();
  });

  it.each([
    'null',
    '{}',
    '[null,1,"x"]',
    '[{"kind":"houses","id":1,"note":"x"}]',
    '[{"kind":"flats","id":"1","note":"x"}]',
  ])('are none when what is kept reads %s', (text) => {
    expect(createFavouriteRecords(memory(text)).read()).toEqual([]);
  });

  it('lose a price that cannot be read, and keep the note', () => {
    const text = JSON.stringify([
      { kind: 'flats', id: 1, saved: { amount: '1', currency: 'RUB', at: '2026-11-20' }, note: 'да' },
      { kind: 'flats', id: 2, saved: { amount: 1, currency: 'XXX', at: '2026-11-20' }, note: 5 },
      { kind: 'flats', id: 3, saved: { amount: 1, currency: 'RUB', at: 'вчера' } },
    ]);
    const read = createFavouriteRecords(memory(text)).read();
    expect(read.map(({ saved, note }) => [saved, note])).toEqual([
      [null, 'да'],
      [null, ''],
      [null, ''],
    ]);
  });

  it('are bounded: the oldest go first', () => {
    const records = createFavouriteRecords(memory());
    for (let id = 1; id <= 300; id++) records.writeNote('flats', id, 'x');
    expect(records.read()).toHaveLength(240);
    expect(recordOf(records.read(), 'flats', 1)).toBeUndefined();
  });
});
