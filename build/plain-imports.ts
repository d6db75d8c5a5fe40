import type { Plugin } from 'vite';

/**
 * A later file is imported as it is written. Vite wraps each `import()` to fetch the styles and the imports of the file
 * beside it, of which we have none: there is one sheet, and names of imports are told by no file.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
