import { readFile } from 'node:fs/promises';
import { minify, type Plugin } from 'vite';

/** Scripts that stand in pages as text are written there without their comments and layout. */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    load: {
      filter: { id: /\.js\?raw$/ },
      async handler(id) {
        const file = id.split('?')[0]!;
        const { code } = await minify(file, await readFile(file, 'utf8'));
        return `export default ${JSON.stringify(code.trim())}`;
      },
    },
  };
}
