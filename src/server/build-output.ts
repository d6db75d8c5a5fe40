import { fileURLToPath } from 'node:url';

const inRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export const CLIENT_DIR = inRoot('dist/client');
export const EMBED_DIR = inRoot('dist/embed');
export const CLIENT_MANIFEST = inRoot('dist/client/.vite/manifest.json');
export const WIDGET_MANIFESTS = {
  IPO_CALC: inRoot('dist/client/.vite/calculator-manifest.json'),
  VITRINA: inRoot('dist/client/.vite/vitrina-manifest.json'),
};
/** Rules of the sheets of the browser build, for pages that carry those they show. */
export const STYLE_PIECES = inRoot('dist/style-pieces.json');
export const PAGE_SERVER = inRoot('dist/ssr/entry-server.js');
export const CLIENTS_DIR = inRoot('clients');
export const WIDGET_SERVER = inRoot('dist/ssr/widget-server.js');
