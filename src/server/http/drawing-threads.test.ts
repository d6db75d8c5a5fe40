import { expect, it, onTestFinished, vi } from 'vitest';
import type { PageToDraw } from './draw-page.ts';
import { type DrawingThreads, openDrawingThreads } from './drawing-threads.ts';

function open(): DrawingThreads {
  const module = new URL('../../../tests/answering-thread.ts', import.meta.url);
  const threads = openDrawingThreads({ module, threads: 1 });
  onTestFinished(() => threads.close());
  return threads;
}

async function textOf(threads: DrawingThreads, url: string, call: () => Promise<unknown>): Promise<string> {
  const signal = new AbortController().signal;
  const page = { url, signal, call, settings: {}, inHead: '', version: null } as unknown as PageToDraw;
  return new TextDecoder().decode((await threads.draw(page)).html);
}

it('a page that waits for its data leaves its thread to all others', async () => {
  const threads = open();
  const later = Promise.withResolvers<string>();
  const waiting = ['/1', '/2', '/3'].map((url) => textOf(threads, url, () => later.promise));
  expect(await textOf(threads, '/4', async () => 'answered at once')).toBe('answered at once');
  later.resolve('answered later');
  expect(await Promise.all(waiting)).toEqual(Array(3).fill('answered later'));
});

it('a page that is never done with ends with its thread, and the next one has another', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const threads = open();
  const endless = textOf(threads, '/endless', async () => '');
  vi.advanceTimersByTime(30_000);
  await expect(endless).rejects.toThrow();
  expect(await textOf(threads, '/1', async () => 'whole')).toBe('whole');
});
