import { createHash, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { codeMatches, drawCode, hashCode, normaliseCode } from './sign-in-code.ts';

/** An endless stream of bytes made from a seed, so that the test is the same every time. */
function seededBytes(seed: string): (size: number) => Uint8Array {
  let block = createHash('sha256').update(seed).digest();
  let position = 0;
  return (size) =>
    Uint8Array.from({ length: size }, () => {
      if (position === block.length) {
        block = createHash('sha256').update(block).digest();
        position = 0;
      }
      return block[position++]!;
    });
}

it('draws every character in every place equally often', () => {
  const bytes = seededBytes('codes');
  const draws = 36_000;
  const counts = Array.from({ length: 6 }, () => new Map<string, number>());
  for (let i = 0; i < draws; i += 1) {
    const code = drawCode(bytes);
    expect(code.length).toBe(6);
    for (const [place, character] of [...code].entries()) {
      counts[place]!.set(character, (counts[place]!.get(character) ?? 0) + 1);
    }
  }
  for (const place of counts) {
    expect([...place.keys()].sort().join('')).toBe('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    const chiSquare = [...place.values()].reduce((sum, count) => sum + (count - 1_000) ** 2 / 1_000, 0);
    // 35 degrees of freedom: a fair draw exceeds 66.6 once in a thousand.
    expect(chiSquare).toBeLessThan(66.6);
  }
});

it('draws bytes that would favour the first letters again', () => {
  const answers = [Uint8Array.of(255, 252, 0, 1, 35, 36), Uint8Array.of(251, 2)];
  expect(drawCode(() => answers.shift()!)).toBe('AB9A9C');
});

it.each([
  ['ABC 123', 'ABC123'],
  ['abc123', 'ABC123'],
  [' a b\u00a0c 1 2 3 ', 'ABC123'],
])('reads %j as %s', (typed, code) => {
  expect(normaliseCode(typed)).toBe(code);
});

it('matches the right code only, and nothing when there is no code', async () => {
  const salt = randomBytes(16);
  const stored = { salt, hash: await hashCode('ABC123', salt) };
  expect(await codeMatches('ABC123', stored)).toBe(true);
  expect(await codeMatches('ABC124', stored)).toBe(false);
  expect(await codeMatches('ABC123', undefined)).toBe(false);
});
