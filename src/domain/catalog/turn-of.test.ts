import { describe, expect, it } from 'vitest';
import { turnOf } from './turn-of.ts';

describe('turns of flats', () => {
  it('never coincide', () => {
    const turns = Array.from({ length: 50_000 }, (_, id) => turnOf(id + 1));
    expect(new Set(turns).size).toBe(turns.length);
  });

  it('let complexes alternate, as often as they have flats', () => {
    // The second complex has a quarter of the flats, which came in after those of the first one.
    const ids = Array.from({ length: 4_000 }, (_, at) => at + 1).sort(
      (one, other) => turnOf(one) - turnOf(other),
    );
    const pages = Array.from({ length: 50 }, (_, page) => ids.slice(page * 80, page * 80 + 80));
    for (const page of pages) {
      const small = page.filter((id) => id > 3_000).length;
      expect(small).toBeGreaterThanOrEqual(17);
      expect(small).toBeLessThanOrEqual(23);
    }
  });
});
