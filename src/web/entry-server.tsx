import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import { renderToString } from 'react-dom/server';
import { moscowDate } from '#domain/time/moscow.ts';
import { createQueryClient } from './data/api.ts';
import { createApi } from './data/create-api.ts';
import { type InProcessCall, inProcessCall } from './data/in-process-call.ts';
import { PageError } from './page-error.ts';
import type { PageSettings } from './page-settings.ts';
import { type KeptParts, openDrawnParts, type PlaceOfParts } from './parts/page/drawn-parts.ts';
import { DrawnPartsContext } from './parts/page/drawn-parts-context.ts';
import { parseSentSearch } from './query/sent-search.ts';
import { createSite, type Site } from './router.tsx';
import { haveErrorsAtHand } from './screens/error/error-parts.tsx';
import { siteMap } from './site-map/site-map.ts';

export interface PageRequest {
  request: Request;
  settings: PageSettings;
  call: InProcessCall;
  /** Those of pages that were rendered before; null for a page that shares none. */
  parts: KeptParts | null;
  /** Hears the template of the address, once it is known which page it is of. */
  onMatched?(template: string): void;
  /** Gives the HTML of the routes the files they need, for what stands in it and what is put in later (`worn`). */
  dress(html: string, routeIds: readonly string[], worn: Iterable<string>): string;
}

/** A page as it is rendered, or the redirect in its place. */
export interface RenderedPage {
  status: number;
  statusText: string;
  headers: [name: string, value: string][];
  /** In UTF-8; empty for a redirect. */
  html: Uint8Array<ArrayBuffer>;
}

/** Words of the status line that the owner has chosen. */
const STATUS_TEXTS: Record<number, string> = { 404: 'Page not found' };

await haveErrorsAtHand();

/** Renders one page: its HTML with the true status, or a redirect. Throws what a screen throws. */
export async function renderPage({
  request,
  settings,
  call,
  parts: kept,
  onMatched,
  dress,
}: PageRequest): Promise<RenderedPage> {
  let html = new Uint8Array(0);
  const queryClient = createQueryClient();
  const handler = createRequestHandler({
    request,
    createRouter: () =>
      createSite(
        { api: createApi(inProcessCall(call)), queryClient, settings },
        { siteMap, parseSearch: parseSentSearch },
      ),
  });
  const { status, statusText, headers } = await handler(async ({ router, responseHeaders }) => {
    const status = statusOf(router as Site);
    if (status !== 404) onMatched?.(router.state.matches.at(-1)!.fullPath);
    // Nothing is asked for while a page is rendered, so its data end here: what the router has to wait for while it
    // renders, it merges into the HTML byte by byte.
    router.serverSsr!.setRenderFinished();
    await new Promise(setImmediate);
    const parts = kept && openDrawnParts(kept, placeOfParts(router as Site));
    const drawn = renderToString(
      <DrawnPartsContext value={parts}>
        <RouterServer router={router} />
      </DrawnPartsContext>,
    );
    // The router's own way answers a broken screen with a bare line and keeps the error to itself.
    const bare = await transformHtmlStringWithRouter(router, parts?.keep(drawn) ?? drawn);
    const routeIds = router.state.matches.map(({ routeId }) => routeId);
    const dressed = dress(bare, routeIds, parts?.worn ?? []);
    html = parts?.write(dressed) ?? new TextEncoder().encode(dressed);
    // A body would be written into a stream of bytes only to be read out of it again.
    return new Response(null, { status, statusText: STATUS_TEXTS[status] ?? '', headers: responseHeaders });
  });
  return { status, statusText, headers: [...headers], html };
}

/** The router answers 500 for every thrown error; a page error knows better. */
function statusOf(router: Site): number {
  const broken = router.state.matches.find((match) => match.status === 'error');
  return broken?.error instanceof PageError ? broken.error.status : getSsrStatus(router);
}

/** Parts differ by the facts they show and by these. */
function placeOfParts(router: Site): PlaceOfParts {
  const { settings } = router.options.context;
  const { search } = router.state.location;
  return {
    circumstances: [moscowDate(settings.now), search.lens],
    carried: router.buildLocation({ to: '/for-sale/$id', params: { id: 1 } }).searchStr,
  };
}

export { dressPage } from './page-files/dress-page.ts';
// Names of files, by which the server finds their scripts.
export { screenFiles } from './site-map/screen-files.ts';
