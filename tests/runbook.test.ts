import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { VARIABLES } from '../src/server/variables.ts';

const FOLDER = 'docs/operations';
const PAGES = readdirSync(FOLDER).filter((name) => name.endsWith('.md'));
const textOf = (page: string) => readFileSync(join(FOLDER, page), 'utf8');

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const KNOWN_VARIABLES = VARIABLES.map(({ name }) => name);
/** Words of a shell, of SQL and of compose that look like variables of ours. */
const OTHER_CAPITALS =
  /^(SELECT|FROM|WHERE|ORDER|DESC|TLS|HTTP\w*|SUPERADMIN|VERSION|PID|NODE_IMAGE|SMS|CDN|DNS)$/;

/** Finds the words that a command of npm is given, `npm run leads -- list` → ['leads', 'list']. */
function commandsIn(text: string): [string, string][] {
  return [...text.matchAll(/npm run ([\w:]+)(?: -- (\S+))?/g)].map(([, name, word]) => [
    name!,
    (word ?? '').replace(/[`.,;)]+$/, ''),
  ]);
}

describe.each(PAGES)('%s', (page) => {
  const text = textOf(page);

  it('names commands that there are', () => {
    const wrong = commandsIn(text).filter(([name, word]) => {
      const script = scripts[name];
      if (script === undefined) return true;
      const [, program] = /^node (src\/server\/cli\/\w+\.ts)$/.exec(script) ?? [];
      return (
        program !== undefined &&
        word !== '--help' &&
        !new RegExp(`^ {2}${word}\\b`, 'm').test(readFileSync(program, 'utf8'))
      );
    });
    expect(wrong).toEqual([]);
  });

  it('names variables that there are', () => {
    const named = [...text.matchAll(/`([A-Z][A-Z0-9]+(?:_[A-Z0-9]+)+)(?:=[^`]*)?`/g)].map(
      ([, name]) => name!,
    );
    const wrong = named.filter(
      (name) => !KNOWN_VARIABLES.includes(name.replace(/_FILE$/, '')) && !OTHER_CAPITALS.test(name),
    );
    expect(wrong).toEqual([]);
  });

  it('names pages, files and addresses that there are', () => {
    const links = [...text.matchAll(/\]\(([\w./-]+\.md)(?:#[\w-]+)?\)/g)].map(([, path]) =>
      join(FOLDER, path!),
    );
    const files = [...text.matchAll(/\b(?:deploy|src|docs|scripts)\/[\w./@-]*\.\w+/g)].map(([path]) => path);
    // Whoever installs writes these two: one by hand, one by deploy/pin-images.sh.
    const written = ['deploy/images.env', 'deploy/genplan.env'];
    expect([...links, ...files].filter((path) => !written.includes(path) && !existsSync(path))).toEqual([]);
    const health = readFileSync('src/server/http/health.ts', 'utf8');
    const addresses = [...text.matchAll(/\/health\/\w+/g)].map(([address]) => address);
    expect(addresses.filter((address) => !health.includes(`'${address}'`))).toEqual([]);
  });
});

it('every page of the runbook is in its table of contents', () => {
  const index = textOf('README.md');
  const missing = PAGES.filter((page) => page !== 'README.md' && !index.includes(page));
  expect(missing).toEqual([]);
});

it('every night says the same seven things in the same order', () => {
  const nights = textOf('nights.md').split(/^## /m).slice(1);
  expect(nights).toHaveLength(14);
  for (const night of nights) {
    const said = [...night.matchAll(/^- \*\*(\w+):\*\*/gm)].map(([, word]) => word);
    expect([night.split('\n')[0], said]).toEqual([
      expect.any(String),
      ['See', 'First', 'Decide', 'Mend', 'Over', 'Wake', 'Never'],
    ]);
  }
});
