import { describe, expect, it, vi } from 'vitest';
import { createBrowserStore, type KeptTexts } from './browser-store.ts';

function memory(text?: string): () => KeptTexts {
  const cells = new Map(text === undefined ? [] : [['key', text]]);
  const storage: KeptTexts = {
    getItem: (key) => cells.get(key) ?? null,
    setItem: (key, value) => void cells.set(key, value),
  };
  return () => storage;
}

const numbers = (kept: unknown) =>
  Array.isArray(kept) ? kept.filter((one): one is number => Number.isInteger(one)) : [];

describe('a value kept in the browser', () => {
  it('comes back the next time', () => {
    const storage = memory();
    createBrowserStore('key', numbers, storage).write([54, 7]);
    expect(createBrowserStore('key', numbers, storage).read()).toEqual([54, 7]);
  });

  it.each(['', '{', 'null', '"54"'])('is nothing when %j is kept', (text) => {
    expect(createBrowserStore('key', numbers, memory(text)).read()).toEqual([]);
  });

  it('is one value while nothing is written', () => {
    const store = createBrowserStore('key', numbers, memory('[1]'));
    expect(store.read()).toBe(store.read());
  });

  it('lives as long as the page where the browser keeps nothing', () => {
    const store = createBrowserStore('key', numbers, () => {
      throw new DOMException('denied', 'SecurityError');
    });
    store.write([54]);
    expect(store.read()).toEqual([54]);
  });

  it('tells who shows it of what is written, until they leave', () => {
    const store = createBrowserStore('key', numbers, memory());
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    store.write([1]);
    stop();
    store.write([2]);
    expect(listener).toHaveBeenCalledOnce();
  });
});
