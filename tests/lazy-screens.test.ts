import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it.each(globSync('src/web/routes/*-routes.tsx'))(
  '%s names every lazily loaded screen once more, for its styles in the first HTML',
  (file) => {
    const source = readFileSync(file, 'utf8');
    const named = (pattern: RegExp) => [...source.matchAll(pattern)].map(([, path]) => path).sort();
    const loaded = named(/import\('\.\.\/(screens\/[^']+\.tsx)'\)/g);
    expect(loaded.length).toBeGreaterThan(0);
    expect(named(/module: 'src\/web\/(screens\/[^']+)'/g)).toEqual(loaded);
  },
);
