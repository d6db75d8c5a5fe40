import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const BRING_FILE = fileURLToPath(new URL('../src/web/page-files/bring-file.ts', import.meta.url));

/**
 * A later file is imported when it has come whole (`bringFile`). Vite wraps each `import()` to fetch the styles and the
 * imports of the file beside it, of which we have none: there is one sheet, and names of imports are told by no file.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => `export { bringFile as __vitePreload } from ${JSON.stringify(BRING_FILE)};`,
    },
  };
}
