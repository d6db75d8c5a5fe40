import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import { addIpoCalc } from '#api/rest/ipo-calc/add-ipo-calc.ts';
import { addLegalInfoDoc } from '#api/rest/legal-info-doc/add-legal-info-doc.ts';
import { addVitrina } from '#api/rest/vitrina/add-vitrina.ts';
import { watchRequests } from '../metrics/watch-requests.ts';
import type { Product } from '../product.ts';
import { traceRequests } from '../tracing/trace-requests.ts';
import { addApiDocs } from './api-docs/add-api-docs.ts';
import { addBankIcons } from './bank-icons.ts';
import { addDevRoutes } from './dev-routes.ts';
import { addDiagnostics } from './diagnostics.ts';
import type { DrawingThreads } from './drawing-threads.ts';
import { addEmbed } from './embed.ts';
import { addFavicon } from './favicon.ts';
import { addFeedCheck } from './feed-check.ts';
import { addFeedUpload } from './feed-upload.ts';
import { addFeedsOut } from './feeds-out/add-feeds-out.ts';
import { addHandoverCalendar } from './feeds-out/add-handover-calendar.ts';
import { addHistoryTables } from './feeds-out/add-history-tables.ts';
import { addSearchFeeds } from './feeds-out/add-search-feeds.ts';
import { addHealth } from './health.ts';
import { addHostPages } from './host-pages/add-host-pages.ts';
import { addInternalRoutes } from './internal-routes.ts';
import type { KeptPages } from './kept-pages.ts';
import { addMapFiles } from './maps/add-map-files.ts';
import { addMapsBoot } from './maps/add-maps-boot.ts';
import { mapsBoot } from './maps/maps-boot.ts';
import { mapsSources } from './maps/maps-sources.ts';
import { withMapsBoot } from './maps/with-maps-boot.ts';
import { addMedia } from './media.ts';
import { addNotFound } from './not-found.ts';
import { createBuiltRenderer, createDevRenderer } from './page-renderer.ts';
import { addPages } from './pages.ts';
import { addPictures } from './pictures.ts';
import { addRobots } from './robots.ts';
import { addSharePictures } from './share-pictures.ts';
import { addSitemap } from './sitemap.ts';
import { addStaticFiles } from './static-files.ts';
import { addTelegramWebhook } from './telegram-webhook.ts';
import { addTrpc } from './trpc.ts';
import { addUploads } from './uploads.ts';
import { openWebServer } from './web-server.ts';
import { addWidgetPage } from './widget-page.ts';
import { addWidgetPreview } from './widget-preview.ts';

/** Pages are compressed while somebody waits: most of the gain for a tenth of the time of the best quality. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

interface AppOptions {
  isDev: boolean;
  /** Pages drawn once for many; none where every visit has its own. */
  keptPages?: KeptPages | null;
  /** They draw pages of the build and are closed with the server; there are none in development. */
  threads: DrawingThreads | null;
}

/** The web server of a product, ready to listen. In development pages come from the sources. */
export async function createApp(product: Product, { isDev, keptPages, threads }: AppOptions) {
  const { map } = product.env;
  const app = await openWebServer(product, { isDev, ofMaps: mapsSources(product.env) });
  watchRequests(app, product.metrics);
  traceRequests(app, product.tracer, product.env);
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1_024, brotliOptions: BROTLI });
  await app.register(cookie);
  app.addHook('onSend', async (_, reply) => {
    if (product.state.isDraining) reply.header('connection', 'close');
  });
  addHealth(app, product);
  await addDevRoutes(app, product);
  addHostPages(app, product);
  addFavicon(app);
  addRobots(app, { publicUrl: product.env.publicUrl, keyFile: product.ports.indexing.keyFile });
  addSitemap(app, product);
  addFeedsOut(app, product);
  addSearchFeeds(app, product);
  addHandoverCalendar(app, product);
  addHistoryTables(app, product);
  await addInternalRoutes(app, product);
  addDiagnostics(app, product);
  await addEmbed(app, { isDev });
  addPictures(app);
  addMedia(app, product);
  addSharePictures(app, product);
  addBankIcons(app, product);
  await addTrpc(app, product, keptPages);
  addTelegramWebhook(app, product);
  await addFeedUpload(app, product);
  await addFeedCheck(app, product);
  await addUploads(app, product);
  await addApiDocs(app, product.env.publicUrl);
  await addIpoCalc(app, product);
  await addLegalInfoDoc(app, product);
  await addVitrina(app, product);
  addNotFound(app);
  const renderer = threads ? await createBuiltRenderer(app, threads) : await createDevRenderer(app);
  if (!isDev) await addStaticFiles(app, product.env);
  addWidgetPage(app, product, renderer, keptPages);
  addWidgetPreview(app, product, renderer);
  const boot = mapsBoot(map);
  addMapsBoot(app, boot);
  await addMapFiles(app, product.env);
  addPages(app, product, withMapsBoot(renderer, boot), keptPages);
  return app;
}
