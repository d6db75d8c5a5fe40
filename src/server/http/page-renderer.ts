import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { PageRequest, renderPage, SiteManifest, screenFiles, shellFiles } from '#web/entry-server.tsx';
import type { renderWidget, WidgetAssets, WidgetFrame, WidgetShown } from '#web/widget/entry-server.tsx';
import { PAGE_SERVER, WIDGET_SERVER } from '../build-output.ts';
import { readSiteManifest } from './site-manifest.ts';
import { readWidgetAssets } from './widget-assets.ts';

interface Renderer {
  renderPage: typeof renderPage;
  screenFiles: typeof screenFiles;
  shellFiles: typeof shellFiles;
}

interface WidgetRenderer {
  renderWidget: typeof renderWidget;
}

/** Renders pages from the build, or in development from the sources. */
export interface PageRenderer {
  render(request: Omit<PageRequest, 'manifest'>): Promise<Response>;
  renderWidget(shown: WidgetShown, frame: WidgetFrame): Promise<string>;
}

export async function createBuiltRenderer(): Promise<PageRenderer> {
  const renderer: Renderer = await import(pathToFileURL(PAGE_SERVER).href);
  const manifest = readSiteManifest(renderer.screenFiles(), renderer.shellFiles());
  const widget: WidgetRenderer = await import(pathToFileURL(WIDGET_SERVER).href);
  const assets = readWidgetAssets();
  return {
    render: (request) => renderer.renderPage({ ...request, manifest }),
    renderWidget: async (shown, frame) => widget.renderWidget(shown, assets, frame),
  };
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
      return renderer.renderPage({ ...request, manifest: devManifest() });
    },
    async renderWidget(shown, frame) {
      const widget = (await vite.ssrLoadModule('/src/web/widget/entry-server.tsx')) as WidgetRenderer;
      const assets = { IPO_CALC: devAssets('widget'), VITRINA: devAssets('widget/vitrina') };
      return widget.renderWidget(shown, assets, frame);
    },
  };
}

function devAssets(folder: string): WidgetAssets {
  const scripts = ['/@vite/client', `/src/web/${folder}/entry-client.tsx`];
  return { scripts, styles: [], preamble: PREAMBLE };
}

const PREAMBLE = `import RefreshRuntime from '/@react-refresh';RefreshRuntime.injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(type)=>type;window.__vite_plugin_react_preamble_installed__=true;`;

function devManifest(): SiteManifest {
  return {
    routes: {
      __root__: {
        scripts: [
          { attrs: { type: 'module' }, children: PREAMBLE },
          { attrs: { type: 'module', src: '/@vite/client' } },
          { attrs: { type: 'module', src: '/src/web/entry-client.tsx' } },
        ],
      },
    },
  };
}
