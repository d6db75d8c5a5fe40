import { globSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPage } from './browser.ts';

interface Results {
  passed: number;
  failed: string[];
}

const ROOT = join(import.meta.dirname, '..');
/** Cases worked out by somebody else, to the kopeck. */
const FIGURES = 140;

// The calculator counts in the visitor's browser as well: the tests of the engine itself, bundled as pages are.
describe('the mortgage engine in a browser', () => {
  let results: Results;
  beforeAll(async () => {
    const tests = globSync('src/domain/mortgage/**/*.test.ts', { cwd: ROOT });
    results = await runInPage(['tests/fixed-seed.ts', ...tests].map(importOf).join('\n'));
  });

  it('passes every test it passes on the server', () => {
    expect(results.failed).toEqual([]);
    expect(results.passed).toBeGreaterThan(FIGURES);
  });

  it('would not pass with a wrong kopeck', async () => {
    const test =
      "import { expect, it } from 'vitest'; it('sum', () => expect({ a: [1] }).toEqual({ a: [2] }));";
    expect(await runInPage(test)).toEqual({ passed: 0, failed: [expect.stringContaining('sum')] });
  });
});

function importOf(file: string): string {
  return `import ${JSON.stringify(join(ROOT, file))};`;
}

async function runInPage(source: string): Promise<Results> {
  const page = await openPage('about:blank');
  await page.evaluate(await bundle(source));
  return page.evaluate(() => (globalThis as unknown as { testResults: Results }).testResults);
}

/** The module with everything it imports as one script of the browser build. */
async function bundle(source: string): Promise<string> {
  const entry = 'virtual:tests';
  const output = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { vitest: join(import.meta.dirname, 'in-page/vitest.ts') } },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? entry : null),
        load: (id) => (id === entry ? source : null),
      },
    ],
    build: { write: false, rollupOptions: { input: entry, output: { format: 'iife' } } },
  });
  return ([output].flat() as Rolldown.RolldownOutput[])[0]!.output[0].code;
}
