import { expect, it } from 'vitest';
import { nextCodeRequest } from './next-code-request.ts';

const now = new Date('2026-11-20T12:00:00Z');
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1_000);
const codes = (...ages: number[]) => ages.map((age) => ({ createdAt: secondsAgo(age), voidedAt: null }));

it.each<[string, ReturnType<typeof codes>, number]>([
  ['the first code at once', [], 0],
  ['the next a minute after the last', codes(10), 50],
  ['at the full minute', codes(60), 0],
  ['the sixth an hour after the first of five', codes(300, 600, 900, 1_200, 3_000), 600],
  ['the sixth when the first of five is an hour old', codes(300, 600, 900, 1_200, 3_600), 0],
  [
    'the eleventh a day after the first of ten',
    codes(4_000, 8_000, 12_000, 16_000, 20_000, 24_000, 28_000, 32_000, 36_000, 80_000),
    6_400,
  ],
])('allows %s', (_, recent, seconds) => {
  expect(nextCodeRequest(recent, now)).toEqual(new Date(now.getTime() + seconds * 1_000));
});

it('starts no cooldown for a code that may not have arrived, but counts it', () => {
  const lost = { createdAt: secondsAgo(5), voidedAt: secondsAgo(1) };
  expect(nextCodeRequest([lost], now)).toEqual(now);
  expect(nextCodeRequest([lost, ...codes(300, 600, 900, 1_200)], now)).toEqual(
    new Date(now.getTime() + 2_400_000),
  );
});
