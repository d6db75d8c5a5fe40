import { basename, dirname, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

const ADDRESS = /new URL\((?:('[^']+'|`[^`]+`), )?import\.meta\.url\)/g;
const FOLDER = /import\.meta\.(dirname|filename)/g;

/**
 * Lets addresses in sources say after the build what they said before it: that of a module leads to a program built of
 * it, as threads and processes need, and that of any other file to where it lies beside the sources. All that is built
 * must lie in one folder, two below the root.
 */
export function sourceAddresses(): Plugin {
  return {
    name: 'source-addresses',
    // Before anything else writes the code anew in its own way.
    enforce: 'pre',
    transform(code, id) {
      if (!code.includes('import.meta') || id.includes('node_modules')) return null;
      const source = `../../${relative(process.cwd(), id)}`;
      const programOf = (module: string) => {
        const name = `${basename(module, '.ts')}.js`;
        this.emitFile({ type: 'chunk', id: module, fileName: name });
        return `new URL('./${name}', import.meta.url)`;
      };
      return code
        .replace(ADDRESS, (_, path: string | undefined) => {
          if (path === undefined) return programOf(id);
          if (path.endsWith(".ts'")) return programOf(resolve(dirname(id), path.slice(1, -1)));
          return `new URL(${path}, new URL('${source}', import.meta.url))`;
        })
        .replace(FOLDER, (_, part: string) => {
          const path = part === 'dirname' ? dirname(source) : source;
          return `(import.meta.dirname + '/${path}')`;
        });
    },
  };
}
