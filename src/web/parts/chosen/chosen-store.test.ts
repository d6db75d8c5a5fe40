import { describe, expect, it, vi } from 'vitest';
import { type ChosenStorage, createChosenStore, MOST_CHOSEN, NOTHING_CHOSEN } from './chosen-store.ts';

function memory(text?: string) {
  const cells = new Map(text === undefined ? [] : [['genplan.chosen', text]]);
  const storage: ChosenStorage = {
    getItem: (key) => cells.get(key) ?? null,
    setItem: (key, value) => void cells.set(key, value),
  };
  return () => storage;
}

describe('what somebody put aside', () => {
  it('comes back the next time, in the order it was put aside', () => {
    const storage = memory();
    const store = createChosenStore(storage);
    expect(store.toggle('compared', 'flats', 54)).toBe('added');
    expect(store.toggle('compared', 'flats', 7)).toBe('added');
    expect(store.toggle('favourites', 'complexes', 3)).toBe('added');
    expect(createChosenStore(storage).read()).toEqual({
      compared: { flats: [54, 7], complexes: [] },
      favourites: { flats: [], complexes: [3] },
    });
  });

  it('is taken back by a second press', () => {
    const store = createChosenStore(memory());
    store.toggle('favourites', 'flats', 54);
    expect(store.toggle('favourites', 'flats', 54)).toBe('removed');
    expect(store.read()).toEqual(NOTHING_CHOSEN);
  });

  it('keeps a full list as it is', () => {
    const store = createChosenStore(memory());
    for (let id = 1; id <= MOST_CHOSEN.compared; id++) store.toggle('compared', 'flats', id);
    const before = store.read();
    expect(store.toggle('compared', 'flats', 99)).toBe('full');
    expect(store.read()).toBe(before);
    expect(store.toggle('compared', 'complexes', 99)).toBe('added');
  });

  it.each(['', 'null', '[]', '{"compared":{"flats":"54"}}', '{"compared":{"flats":[0,-1,"2",null,1.5]}}'])(
    'is nothing when what is kept reads %j',
    (text) => {
      expect(createChosenStore(memory(text)).read()).toEqual(NOTHING_CHOSEN);
    },
  );

  it('lives as long as the page where the browser keeps nothing', () => {
    const store = createChosenStore(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    store.toggle('compared', 'flats', 54);
    expect(store.read().compared.flats).toEqual([54]);
  });

  it('tells everyone who shows it, and reads anew what another tab wrote', () => {
    const storage = memory();
    const [here, there] = [createChosenStore(storage), createChosenStore(storage)];
    const listener = vi.fn();
    const stop = here.subscribe(listener);
    here.read();
    there.toggle('compared', 'flats', 54);
    here.forget();
    expect(here.read().compared.flats).toEqual([54]);
    stop();
    here.toggle('compared', 'flats', 54);
    expect(listener).toHaveBeenCalledOnce();
  });
});
