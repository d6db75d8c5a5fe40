import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from 'recheck';
import { describe, expect, it } from 'vitest';

/**
 * Regular expressions of the product that recheck found to read any text in linear time. All others are checked during
 * the test; when that takes too long, `vitest -u` writes the list anew.
 */
const KNOWN_FILE = 'linear-expressions.txt';
const MOST_UNLISTED = 30;

/** Recheck ignores bounds; these expressions read at most 150 characters from any place. */
const BOUNDED = ['src/domain/access/mask-phones.ts'];

/** These build an expression of our own words while the server starts. */
const BUILT_OF_OUR_WORDS = ['src/api/rest/guard-methods.ts', 'src/domain/listing/address.ts'];

const ROOT = join(import.meta.dirname, '..');
const MINUTE = 60_000;

interface Expression {
  source: string;
  flags: string;
  file: string;
}

const files = globSync('src/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((file) => !/\.(test|d)\.tsx?$/.test(file))
  .sort();
const { expressions, builders } = await readExpressions();
const known = new Set(readFileSync(join(import.meta.dirname, KNOWN_FILE), 'utf8').split('\n'));

describe('regular expressions', () => {
  it(
    'read any text in linear time',
    async () => {
      const strange = expressions.filter((expression) => !known.has(written(expression)));
      const found = [];
      for (const one of strange) found.push({ one, ...(await check(one.source, one.flags)) });
      const slow = found.filter(({ one, status }) => status !== 'safe' && !BOUNDED.includes(one.file));
      expect(slow.map(({ one, status }) => `${one.file}: ${written(one)} is ${status}`)).toEqual([]);
      if (strange.length <= MOST_UNLISTED) return;
      const lines = [...new Set(expressions.map(written))].sort();
      await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(KNOWN_FILE);
    },
    MINUTE,
  );

  it('are written out, or built where nobody else has a word in it', () => {
    expect([...new Set(builders)]).toEqual(BUILT_OF_OUR_WORDS);
  });
});

function written({ source, flags }: Expression): string {
  return `/${source}/${flags}`;
}

interface Node {
  type?: string;
  regex?: { pattern: string; flags: string };
  callee?: { name?: string };
}

/** Reads the expressions from the syntax tree, since a slash in the text may as well divide. */
async function readExpressions() {
  const { parseSync } = await import('vite');
  const found: { expressions: Expression[]; builders: string[] } = { expressions: [], builders: [] };
  for (const file of files) {
    const look = (node: unknown): void => {
      if (node === null || typeof node !== 'object') return;
      const { type, regex, callee } = node as Node;
      if (regex) found.expressions.push({ source: regex.pattern, flags: regex.flags, file });
      if ((type === 'NewExpression' || type === 'CallExpression') && callee?.name === 'RegExp')
        found.builders.push(file);
      for (const inner of Object.values(node)) look(inner);
    };
    look(parseSync(file, readFileSync(join(ROOT, file), 'utf8')).program);
  }
  return found;
}
