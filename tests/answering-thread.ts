import { createBirpc } from 'birpc';
import { type DrawnPage, drawnPage } from '../src/server/http/draw-page.ts';
import { drawingChannel } from '../src/server/http/drawing-channel.ts';
import type { DrawingThread, ThreadPage, ThreadServer } from '../src/server/http/drawing-thread.ts';

/** Draws pages that say what one call was answered; a page of '/endless' is never done with. */
export async function drawForProcess({ url, port }: ThreadPage): Promise<DrawnPage> {
  while (url === '/endless');
  const process = createBirpc<ThreadServer, DrawingThread>({ leave() {} }, drawingChannel(port));
  const html = await process.call({ type: 'query', path: url, input: undefined });
  port.close();
  return drawnPage({ status: 200, statusText: '', headers: [], html: String(html) }, null);
}
