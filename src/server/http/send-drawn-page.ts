import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DrawnPage } from './draw-page.ts';
import type { KeptPage } from './kept-pages.ts';
import { namesTag } from './names-tag.ts';
import { sendPacked, variesByPacking } from './send-packed.ts';

/** Sends the text of a page; a kept one as it is packed, and without its text to a browser that has it. */
export async function sendDrawnPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: KeptPage | DrawnPage,
): Promise<FastifyReply> {
  if ('html' in page) return reply.send(Buffer.from(page.html.buffer));
  reply.header('etag', page.etag);
  variesByPacking(reply);
  if (namesTag(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
  return sendPacked(request, reply, page);
}
