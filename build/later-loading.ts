import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ROUTER = dirname(fileURLToPath(import.meta.resolve('@tanstack/router-core')));
const LOADING = `${ROUTER}/load-client.js`;
const STAND_IN = 'stand-in-for-loading';

/**
 * The router loads other pages by 4 KB that no page wakes by. In the build it gets a stand-in for them, which asks the
 * router's option `loading` for the file at the first going, or pointing at a link. In that file they come once more, as
 * `@tanstack/router-core/loading`; of the first copy only what wakes a page is left. All they remember lies in the router.
 * Where the file is gone for good, the browser opens the address by itself: it is that of the page one goes to already.
 */
export function laterLoading(): Plugin {
  return {
    name: 'later-loading',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^(\.\/load-client\.js|@tanstack\/router-core\/loading)$/ },
      handler(source, importer) {
        const isBuild = this.environment.mode === 'build';
        if (source.startsWith('@')) return isBuild ? `${LOADING}?later` : LOADING;
        return isBuild && importer === `${ROUTER}/router.js` ? STAND_IN : null;
      },
    },
    load: {
      filter: { id: new RegExp(`^${STAND_IN}$`) },
      handler: () => `
        export * from '${LOADING}';
        let loading;
        const later = (name, withoutIt) => (router, asked) =>
          loading
            ? loading[name](router, asked)
            : router.options.loading().then((file) => (loading = file)[name](router, asked), withoutIt);
        export const loadClientRoute = later('loadClientRoute', () => location.reload());
        export const preloadClientRoute = later('preloadClientRoute', () => {});
      `,
    },
  };
}
