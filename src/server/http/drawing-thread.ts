import { pathToFileURL } from 'node:url';
import type { MessagePort } from 'node:worker_threads';
import { createBirpc } from 'birpc';
import type { InProcessCall } from '#web/data/in-process-link.ts';
import type { dressPage, renderPage, screenFiles } from '#web/entry-server.tsx';
import type { PageSettings } from '#web/page-settings.ts';
import { PAGE_SERVER } from '../build-output.ts';
import { type DrawnPage, drawPage, type PageToDraw } from './draw-page.ts';
import { drawingChannel } from './drawing-channel.ts';
import { readSiteFiles } from './site-files.ts';

export interface ThreadPage {
  url: string;
  settings: PageSettings;
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
export async function drawForProcess({ url, settings, port }: ThreadPage): Promise<DrawnPage> {
  const gone = new AbortController();
  const process = createBirpc<ThreadServer, DrawingThread>(
    { leave: () => gone.abort() },
    drawingChannel(port),
  );
  const page: PageToDraw = {
    url,
    settings,
    signal: gone.signal,
    call: ({ type, path, input }) => process.call({ type, path, input }),
  };
  try {
    return await drawPage(server.renderPage, page, (html, routeIds) =>
      server.dressPage(html, filesOf(routeIds)),
    );
  } finally {
    port.close();
  }
}
