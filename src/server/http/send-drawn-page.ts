import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DrawnPage } from './draw-page.ts';
import type { KeptPage } from './kept-pages.ts';
import { sendPacked } from './send-packed.ts';

/** Sends the text of a page: one of a single visitor as it was drawn, a kept one as it is packed. */
export async function sendDrawnPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: KeptPage | DrawnPage,
): Promise<FastifyReply> {
  return 'html' in page ? reply.send(Buffer.from(page.html.buffer)) : sendPacked(request, reply, page);
}
