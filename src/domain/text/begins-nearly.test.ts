import fc from 'fast-check';
import { expect, it } from 'vitest';
import { beginsNearly } from './begins-nearly.ts';

it.each([
  ['москва', 'масква', 1, true],
  ['москва', 'мокс', 1, true],
  ['москва', 'осква', 1, true],
  ['москва', 'москва', 0, true],
  ['москва', 'маскава', 1, false],
  ['москва', 'маскава', 2, true],
  ['мо', 'москва', 2, false],
  ['', 'м', 1, true],
])('%s begins with %s in %i slips: %s', (name, word, slips, isNear) => {
  expect(beginsNearly(name, word, slips)).toBe(isNear);
});

it('agrees with trying every slip', () => {
  const letters = fc.string({ unit: fc.constantFrom('а', 'б', 'в'), maxLength: 6 });
  fc.assert(
    fc.property(letters, letters, (name, word) => {
      expect(beginsNearly(name, word, 1)).toBe(
        [word, ...slipped(word)].some((meant) => name.startsWith(meant)),
      );
    }),
  );
});

/** Every text that is one slip away. */
function slipped(word: string): string[] {
  return Array.from({ length: word.length + 1 }, (_, at) => at).flatMap((at) => {
    const [before, here, next, after] = [word.slice(0, at), word[at] ?? '', word[at + 1], word.slice(at + 1)];
    return [
      ...[...'абв'].flatMap((letter) => [before + letter + here + after, before + letter + after]),
      before + after,
      ...(next ? [before + next + here + word.slice(at + 2)] : []),
    ];
  });
}
