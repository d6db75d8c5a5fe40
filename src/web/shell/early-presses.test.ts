import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/** Words of React that nothing promises: a version that changes them must fail here before it loses presses. */
it('knows an element React has taken over by the name React itself writes on it', () => {
  const script = readFileSync('src/web/shell/early-presses.js', 'utf8');
  const packageFile = createRequire(import.meta.url).resolve('react-dom/package.json');
  const react = readFileSync(join(dirname(packageFile), 'cjs/react-dom-client.production.js'), 'utf8');
  const [, name] = /startsWith\('([^']+)'\)/.exec(script)!;
  expect(name).toBe('__reactProps$');
  expect(react).toContain(`"${name}"`);
});
