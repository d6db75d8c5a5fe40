import { pathToFileURL } from 'node:url';
import type { MessagePort } from 'node:worker_threads';
import { createBirpc } from 'birpc';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import type { InProcessCall } from '#web/data/in-process-call.ts';
import type { dressPage, renderPage, screenFiles } from '#web/entry-server.tsx';
import { PAGE_SERVER } from '../build-output.ts';
import { giveWayToCalls } from '../give-way.ts';
import {
  type DrawnPage,
  drawPage,
  type PageInHand,
  type PageToDraw,
  readAnswers,
  type WrittenCall,
} from './draw-page.ts';
import { drawingChannel } from './drawing-channel.ts';
import { KEPT_MS } from './kept-pages.ts';
import { createKeptParts } from './kept-parts.ts';
import { readSiteFiles } from './site-files.ts';

export interface ThreadPage extends Pick<PageToDraw, 'url' | 'settings' | 'inHead' | 'version'> {
  /** Calls go out by it, and answers come in. */
  port: MessagePort;
}

/** Answered by the process that the thread is of. */
export interface ThreadServer {
  call: WrittenCall;
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

giveWayToCalls();
const server: PageServer = await import(pathToFileURL(PAGE_SERVER).href);
const parts = createKeptParts();
const filesOf = readSiteFiles(server.screenFiles());

/** Draws one page; the thread draws others while its calls are answered. */
export async function drawForProcess({ port, ...asked }: ThreadPage): Promise<DrawnPage> {
  const gone = new AbortController();
  const process = createBirpc<ThreadServer, DrawingThread>(
    { leave: () => gone.abort() },
    drawingChannel(port),
  );
  const page: PageInHand = {
    ...asked,
    signal: gone.signal,
    // A page of one visitor leaves nothing to others, and takes nothing from them.
    parts: asked.version === null ? null : parts,
    call: sharedCall(
      asked,
      readAnswers(({ type, path, input }) => process.call({ type, path, input })),
    ),
  };
  try {
    const drawn = await drawPage(server.renderPage, page, (html, routeIds, added) =>
      server.dressPage(html, filesOf(routeIds), added),
    );
    return handedOver(drawn);
  } finally {
    port.close();
  }
}

/** Answers of one version to questions without an input, and when the first of them was asked for. */
let shared = { version: '', sinceMs: 0, answers: new Map<string, Promise<unknown>>() };

/**
 * Answers to what has no input (names of places, tags of documents, currencies) are the same on every page of a
 * version, so the thread asks once and holds them as long as pages are kept.
 */
function sharedCall(
  { version, settings }: Pick<ThreadPage, 'version' | 'settings'>,
  call: InProcessCall,
): InProcessCall {
  if (version === null) return call;
  return (asked) => {
    if (asked.type !== 'query' || asked.input !== undefined) return call(asked);
    const ageMs = settings.now.getTime() - shared.sinceMs;
    if (shared.version !== version || !(ageMs >= 0 && ageMs < KEPT_MS))
      shared = { version, sinceMs: settings.now.getTime(), answers: new Map() };
    const { answers } = shared;
    const known = answers.get(asked.path);
    if (known) return known;
    const answer = call(asked);
    answers.set(asked.path, answer);
    answer.catch(() => answers.delete(asked.path));
    return answer;
  };
}

/** Its bytes become the other thread's own. */
function handedOver(page: DrawnPage): DrawnPage {
  return move({ [transferableSymbol]: [page.html.buffer], [valueSymbol]: page }) as unknown as DrawnPage;
}
