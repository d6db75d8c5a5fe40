import { expect, it, onTestFinished, vi } from 'vitest';
import { createFairLine } from './fair-line.ts';

const REFUSED = 'Сервис временно недоступен. Повторите чуть позже';
const STAYS = new AbortController().signal;

/** A line and works in it that end when they are told to. */
function open(size: Parameters<typeof createFairLine>[0]) {
  const line = createFairLine(size);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const bring = (caller: string, name: string, signal = STAYS) =>
    line
      .pass(caller, signal, () => {
        begun.push(name);
        return new Promise<string>((done) => ends.push(() => done(name)));
      })
      .catch((error: Error) => error.message);
  const end = async () => {
    ends.shift()!();
    await new Promise(setImmediate);
  };
  return { bring, end, begun };
}

it('does so many works at once and the rest in turn', async () => {
  const { bring, end, begun } = open({ atOnce: 2, waiting: 10 });
  const works = ['a', 'b', 'c'].map((name) => bring('one', name));
  expect(begun).toEqual(['a', 'b']);
  await end();
  expect(begun).toEqual(['a', 'b', 'c']);
  await end();
  await end();
  expect(await Promise.all(works)).toEqual(['a', 'b', 'c']);
});

it('lets callers take turns', async () => {
  const { bring, end, begun } = open({ atOnce: 1, waiting: 10 });
  for (const name of ['f1', 'f2', 'f3', 'f4']) bring('flood', name);
  for (const name of ['n1', 'n2']) bring('neighbour', name);
  for (let ended = 0; ended < 6; ended += 1) await end();
  expect(begun).toEqual(['f1', 'f2', 'n1', 'f3', 'n2', 'f4']);
});

it('refuses what does not fit, of whoever brought the most', async () => {
  const { bring, end, begun } = open({ atOnce: 1, waiting: 2 });
  const flood = ['f1', 'f2', 'f3', 'f4'].map((name) => bring('flood', name));
  const neighbour = bring('neighbour', 'n1');
  expect(await flood[3]).toBe(REFUSED);
  expect(await flood[2]).toBe(REFUSED);
  for (let ended = 0; ended < 3; ended += 1) await end();
  expect(begun).toEqual(['f1', 'f2', 'n1']);
  expect(await neighbour).toBe('n1');
});

it('refuses who came last when nobody has brought more', async () => {
  const { bring, end, begun } = open({ atOnce: 1, waiting: 2 });
  for (const caller of ['a', 'b', 'c']) bring(caller, caller);
  expect(await bring('d', 'd')).toBe(REFUSED);
  for (let ended = 0; ended < 3; ended += 1) await end();
  expect(begun).toEqual(['a', 'b', 'c']);
});

it('lets nobody wait longer than it may', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { bring, end, begun } = open({ atOnce: 1, waiting: 2, longestMs: 10_000 });
  for (const caller of ['a', 'b']) bring(caller, caller);
  vi.advanceTimersByTime(5_000);
  const late = bring('c', 'c');
  await end();
  vi.advanceTimersByTime(10_000);
  expect(await late).toBe(REFUSED);
  await end();
  expect(begun).toEqual(['a', 'b']);
  expect(await Promise.race([bring('d', 'd'), 'under way'])).toBe('under way');
});

it('rests after a work for as long as it is told beside the time of the work', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { bring, end, begun } = open({ atOnce: 1, waiting: 2, rest: 2 });
  const [first] = ['a', 'b'].map((caller) => bring(caller, caller));
  vi.advanceTimersByTime(100);
  await end();
  expect(await first).toBe('a');
  await vi.advanceTimersByTimeAsync(199);
  expect(begun).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toEqual(['a', 'b']);
});

it('does nothing for who left', async () => {
  const { bring, end, begun } = open({ atOnce: 1, waiting: 2 });
  const leaving = new AbortController();
  bring('one', 'a');
  const left = bring('one', 'b', leaving.signal);
  const stays = bring('one', 'c');
  leaving.abort(new Error('left'));
  expect(await left).toBe('left');
  await end();
  expect(begun).toEqual(['a', 'c']);
  await end();
  expect(await stays).toBe('c');
  expect(await bring('one', 'd', leaving.signal)).toBe('left');
});

it('is free again after a work that failed', async () => {
  const line = createFairLine({ atOnce: 1, waiting: 0 });
  await expect(line.pass('one', STAYS, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await line.pass('one', STAYS, async () => 'done')).toBe('done');
});
