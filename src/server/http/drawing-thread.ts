import { pathToFileURL } from 'node:url';
import type { MessagePort } from 'node:worker_threads';
import { createBirpc } from 'birpc';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import type { InProcessCall } from '#web/data/in-process-call.ts';
import type { dressPage, renderPage, screenFiles } from '#web/entry-server.tsx';
import { PAGE_SERVER } from '../build-output.ts';
import { type DrawnPage, drawPage, type PageToDraw } from './draw-page.ts';
import { drawingChannel } from './drawing-channel.ts';
import { readSiteFiles } from './site-files.ts';

export interface ThreadPage extends Pick<PageToDraw, 'url' | 'settings' | 'inHead'> {
  /** Calls go out by it, and answers come in. */
  port: MessagePort;
}

/** Answered by the process that the thread is of. */
export interface ThreadServer {
  call: InProcessCall;
}

/** Heard by the drawing of a page. */
export interface DrawingThread {
  leave(): void;
}

interface PageServer {
  renderPage: typeof renderPage;
  screenFiles: typeof screenFiles;
  dressPage: typeof dressPage;
}

const server: PageServer = await import(pathToFileURL(PAGE_SERVER).href);
const filesOf = readSiteFiles(server.screenFiles());

/** Draws one page; the thread draws others while its calls are answered. */
export async function drawForProcess({ port, ...asked }: ThreadPage): Promise<DrawnPage> {
  const gone = new AbortController();
  const process = createBirpc<ThreadServer, DrawingThread>(
    { leave: () => gone.abort() },
    drawingChannel(port),
  );
  const page: PageToDraw = {
    ...asked,
    signal: gone.signal,
    call: ({ type, path, input }) => process.call({ type, path, input }),
  };
  try {
    const drawn = await drawPage(server.renderPage, page, (html, routeIds) =>
      server.dressPage(html, filesOf(routeIds)),
    );
    return handedOver(drawn);
  } finally {
    port.close();
  }
}

/** Its bytes become the other thread's own. */
function handedOver(page: DrawnPage): DrawnPage {
  return move({ [transferableSymbol]: [page.html.buffer], [valueSymbol]: page }) as unknown as DrawnPage;
}
