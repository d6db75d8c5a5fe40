import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brokenBound } from './json-bounds.ts';

const BOUNDS = { values: 100, depth: 5 };

describe('a text of JSON', () => {
  it.each([
    ['nothing', ''],
    ['as many values as may be', JSON.stringify(Array(100).fill(1))],
    ['as deep as may be', '[[[[[1]]]]]'],
    ['a string full of brackets and commas', JSON.stringify('[{,'.repeat(1_000))],
    ['escaped quotes and backslashes', JSON.stringify({ 'a\\': '\\",,\\\\'.repeat(1_000) })],
    ['what is no JSON, for the parser to tell', '{bad'],
    ['a string that never closes', `"${'['.repeat(1_000)}`],
  ])('%s passes', (_, text) => {
    expect(brokenBound(text, BOUNDS)).toBeUndefined();
  });

  it.each([
    ['one value too many', JSON.stringify(Array(101).fill(1))],
    ['the same name over and over', `{${'"a":1,'.repeat(101)}"a":1}`],
    ['lists in a list', `[${'[],'.repeat(60)}[]]`],
    ['values after a string that ends in a backslash', `["\\\\"${',1'.repeat(101)}]`],
  ])('%s has too many values', (_, text) => {
    expect(brokenBound(text, BOUNDS)).toBe('Слишком много значений');
  });

  it.each([
    ['lists', '['.repeat(500_000)],
    ['objects', '{"a":'.repeat(150_000)],
  ])('nested %s are too deep', (_, text) => {
    expect(brokenBound(text, BOUNDS)).toBe('Слишком глубокая вложенность');
  });

  it('is judged by what JSON.parse makes of it', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 8 }), (text) => {
        const [values, depth] = sizeOf(JSON.parse(text));
        expect(brokenBound(text, { values, depth })).toBeUndefined();
        if (depth > 0) expect(brokenBound(text, { values, depth: depth - 1 })).toBeDefined();
      }),
    );
  });
});

/** Values, with the lists and objects that hold them, and how deep they lie. */
function sizeOf(value: unknown): [values: number, depth: number] {
  if (value === null || typeof value !== 'object') return [1, 0];
  const inner = Object.values(value).map(sizeOf);
  return [
    inner.reduce((sum, [values]) => sum + values, 1),
    1 + Math.max(0, ...inner.map(([, depth]) => depth)),
  ];
}
