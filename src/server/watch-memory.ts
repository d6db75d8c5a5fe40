import type { NodeMemory } from '#domain/node/node-memory.ts';
import type { KeptPages } from './http/kept-pages.ts';
import type { Product } from './product.ts';

/** Tells what this node remembers, as its parts come to life: the index when it is built, pages where any are kept. */
export function watchMemory({
  catalogueIndex,
  ports,
  clock,
}: Pick<Product, 'catalogueIndex' | 'ports' | 'clock'>) {
  let builtAt: Date | null = null;
  let pages: KeptPages | null = null;
  return {
    onIndexBuilt() {
      builtAt = clock.now();
    },
    onPagesKept(kept: KeptPages | null) {
      pages = kept;
    },
    read(): NodeMemory {
      const parts = catalogueIndex?.current?.parts;
      const count = (of: 'flats' | 'complexes') => parts!.reduce((sum, part) => sum + part[of].length, 0);
      return {
        index:
          parts && builtAt
            ? { flats: count('flats'), complexes: count('complexes'), builtAt: builtAt.toISOString() }
            : null,
        pages: pages?.count() ?? null,
        facts: ports.memory.count(),
      };
    },
  };
}
