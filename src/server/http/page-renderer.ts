import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { dressPage, renderPage } from '#web/entry-server.tsx';
import type { renderWidget, WidgetFrame, WidgetShown } from '#web/widget/entry-server.tsx';
import { WIDGET_SERVER } from '../build-output.ts';
import { type DrawnPage, drawPage, type PageToDraw, readAnswers } from './draw-page.ts';
import type { DrawingThreads } from './drawing-threads.ts';
import { readWidgetFiles } from './widget-files.ts';

interface WidgetServer {
  renderWidget: typeof renderWidget;
  dressPage: typeof dressPage;
}

/** Renders pages from the build, or in development from the sources. */
export interface PageRenderer extends WidgetRenderer {
  render(page: PageToDraw): Promise<DrawnPage>;
}

export interface WidgetRenderer {
  renderWidget(shown: WidgetShown, frame: WidgetFrame): Promise<string>;
}

/** Pages are drawn in threads, widgets, which are small, by the process that answers. */
export async function createBuiltRenderer(
  app: FastifyInstance,
  threads: DrawingThreads,
): Promise<PageRenderer> {
  app.addHook('onClose', () => threads.close());
  return { render: threads.draw, ...(await createBuiltWidgetRenderer()) };
}

export async function createBuiltWidgetRenderer(): Promise<WidgetRenderer> {
  const widget: WidgetServer = await import(pathToFileURL(WIDGET_SERVER).href);
  const widgetFiles = readWidgetFiles();
  return {
    async renderWidget(shown, frame) {
      const files = widgetFiles[shown.service];
      const html = widget.renderWidget(shown, frame);
      return widget.dressPage(html, 'refused' in shown ? { ...files, scripts: [] } : files);
    },
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
    async render(page) {
      const { renderPage: render } = (await vite.ssrLoadModule('/src/web/entry-server.tsx')) as {
        renderPage: typeof renderPage;
      };
      return drawPage(render, { ...page, call: readAnswers(page.call), parts: null }, (html, _, { inHead }) =>
        withSources(
          html.replace('</head>', () => `${inHead}</head>`),
          '/src/web',
        ),
      );
    },
    async renderWidget(shown, frame) {
      const widget = (await vite.ssrLoadModule('/src/web/widget/entry-server.tsx')) as WidgetServer;
      const html = widget.renderWidget(shown, frame);
      if ('refused' in shown) return html;
      return withSources(html, WIDGET_SOURCES[shown.service]);
    },
  };
}

const WIDGET_SOURCES = { IPO_CALC: '/src/web/widget', VITRINA: '/src/web/widget/vitrina' };

const PREAMBLE = `import RefreshRuntime from '/@react-refresh';RefreshRuntime.injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(type)=>type;window.__vite_plugin_react_preamble_installed__=true;`;

/** A page that runs a folder's scripts as they are written; they bring their styles. */
function withSources(html: string, folder: string): string {
  const scripts = [
    `<script type="module">${PREAMBLE}</script>`,
    ...['/@vite/client', `${folder}/entry-client.tsx`].map(
      (src) => `<script type="module" src="${src}"></script>`,
    ),
  ];
  return html.replace('</body>', () => `${scripts.join('')}</body>`);
}
