import { describe, expect, it, vi } from 'vitest';
import { createNotificationStore } from './notification-store.ts';

describe('the notification store', () => {
  it('gives each notification its own id and puts the newest first', () => {
    const store = createNotificationStore();
    const first = store.notify({ title: 'Первое' });
    const second = store.notify({ title: 'Второе' });
    expect(first).not.toBe(second);
    expect(store.list().map((item) => item.id)).toEqual([second, first]);
  });

  it('fills in what the caller left out', () => {
    const store = createNotificationStore();
    store.notify({ title: 'Готово' });
    expect(store.list()[0]).toMatchObject({ type: 'info', closable: true, icon: true, buttons: [] });
  });

  it('removes a closed one and leaves the rest', () => {
    const store = createNotificationStore();
    const first = store.notify({ title: 'Первое' });
    const second = store.notify({ title: 'Второе' });
    store.close(second);
    expect(store.list().map((item) => item.id)).toEqual([first]);
  });

  it.each([
    ['true', () => true, true],
    ['false', () => false, false],
    ['nothing', () => undefined, false],
    ['a promise of true', async () => true, true],
    ['a promise of false', async () => false, false],
  ])('closes on a handler that returns %s only if that is truthy', async (_, onClick, closes) => {
    const store = createNotificationStore();
    const id = store.notify({ title: 'Отменить?' });
    await store.press(id, { text: 'Отменить', onClick });
    expect(store.list()).toHaveLength(closes ? 0 : 1);
  });

  it('waits for the promise before closing', async () => {
    const store = createNotificationStore();
    const id = store.notify({ title: 'Отменить?' });
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const pressed = store.press(id, { text: 'Отменить', onClick: () => promise });
    expect(store.list()).toHaveLength(1);
    resolve(true);
    await pressed;
    expect(store.list()).toHaveLength(0);
  });

  it('stays open when the handler fails', async () => {
    const store = createNotificationStore();
    const id = store.notify({ title: 'Отменить?' });
    const failing = { text: 'Отменить', onClick: () => Promise.reject(new Error('нет связи')) };
    await expect(store.press(id, failing)).rejects.toThrow('нет связи');
    expect(store.list()).toHaveLength(1);
  });

  it('tells listeners about changes until they leave', () => {
    const store = createNotificationStore();
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    const id = store.notify({ title: 'Первое' });
    store.close(id);
    store.close(id);
    leave();
    store.notify({ title: 'Второе' });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
