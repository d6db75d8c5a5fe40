import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { PageRequest, renderPage, routeModules, SiteManifest } from '#web/entry-server.tsx';
import { PAGE_SERVER } from '../build-output.ts';
import { readSiteManifest } from './site-manifest.ts';

interface Renderer {
  renderPage: typeof renderPage;
  routeModules: typeof routeModules;
}

/** Renders pages from the build, or in development from the sources. */
export interface PageRenderer {
  render(request: Omit<PageRequest, 'manifest'>): Promise<Response>;
}

export async function createBuiltRenderer(): Promise<PageRenderer> {
  const renderer: Renderer = await import(pathToFileURL(PAGE_SERVER).href);
  const manifest = readSiteManifest(renderer.routeModules());
  return { render: (request) => renderer.renderPage({ ...request, manifest }) };
}

/** Vite compiles each module when it is asked for, so an edit shows at the next request. */
export async function createDevRenderer(app: FastifyInstance): Promise<PageRenderer> {
  const [{ createServer }, { default: middie }] = await Promise.all([
    import('vite'),
    import('@fastify/middie'),
  ]);
  const vite = await createServer({
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  await app.register(middie);
  app.use(vite.middlewares);
  // Before the server closes: an open socket of hot reload would keep it waiting.
  app.addHook('preClose', () => vite.close());
  return {
    async render(request) {
      const renderer = (await vite.ssrLoadModule('/src/web/entry-server.tsx')) as Renderer;
      return renderer.renderPage({ ...request, manifest: devManifest(request.nonce) });
    },
  };
}

function devManifest(nonce: string): SiteManifest {
  const preamble = `import RefreshRuntime from '/@react-refresh';RefreshRuntime.injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(type)=>type;window.__vite_plugin_react_preamble_installed__=true;`;
  return {
    routes: {
      __root__: {
        scripts: [
          { attrs: { type: 'module', nonce }, children: preamble },
          { attrs: { type: 'module', src: '/@vite/client' } },
          { attrs: { type: 'module', src: '/src/web/entry-client.tsx' } },
        ],
      },
    },
  };
}
