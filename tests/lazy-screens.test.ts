import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

describe('src/web/routes.tsx', () => {
  const source = readFileSync('src/web/routes.tsx', 'utf8');
  const named = (pattern: RegExp) => [...source.matchAll(pattern)].map(([, path]) => path).sort();

  it('names every lazily loaded screen once more, for its styles in the first HTML', () => {
    const loaded = named(/import\('\.\/(screens\/[^']+\.tsx)'\)/g);
    expect(loaded.length).toBeGreaterThan(0);
    expect(named(/module: 'src\/web\/(screens\/[^']+)'/g)).toEqual(loaded);
  });
});
