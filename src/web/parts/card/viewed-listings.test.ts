import { describe, expect, it, vi } from 'vitest';
import type { KeptTexts } from '../page/browser-store.ts';
import { createViewedListings } from './viewed-listings.ts';

function memory(text?: string): () => KeptTexts {
  const cells = new Map(text === undefined ? [] : [['genplan.viewed', text]]);
  const storage: KeptTexts = {
    getItem: (key) => cells.get(key) ?? null,
    setItem: (key, value) => void cells.set(key, value),
  };
  return () => storage;
}

describe('what was opened in this browser', () => {
  it('comes back the next time, each once, the latest last', () => {
    const storage = memory();
    const viewed = createViewedListings(storage);
    viewed.view('flats', 54);
    viewed.view('flats', 7);
    viewed.view('flats', 54);
    viewed.view('complexes', 54);
    expect(createViewedListings(storage).read()).toEqual({ flats: [7, 54], complexes: [54] });
  });

  it('tells nobody of a page that is opened once more', () => {
    const viewed = createViewedListings(memory());
    viewed.view('flats', 54);
    const listener = vi.fn();
    viewed.subscribe(listener);
    viewed.view('flats', 54);
    expect(listener).not.toHaveBeenCalled();
  });

  it.each(['null', '5', '[]', '{"flats":"54","complexes":[0,-1,"2",null,1.5]}'])(
    'is nothing when what is kept reads %s',
    (text) => {
      expect(createViewedListings(memory(text)).read()).toEqual({ flats: [], complexes: [] });
    },
  );

  it('is bounded: the oldest go first', () => {
    const viewed = createViewedListings(memory());
    for (let id = 1; id <= 501; id++) viewed.view('flats', id);
    expect(viewed.read().flats).toHaveLength(500);
    expect(viewed.read().flats[0]).toBe(2);
  });
});
