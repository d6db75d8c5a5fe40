import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DrawnPage } from './draw-page.ts';
import type { KeptPage, Packing } from './kept-pages.ts';
import { namesTag } from './names-tag.ts';

const PACKINGS: Packing[] = ['br', 'gzip'];

/** Sends the text of a page; a kept one as it is packed, and without its text to a browser that has it. */
export async function sendDrawnPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: KeptPage | DrawnPage,
): Promise<FastifyReply> {
  if ('html' in page) return reply.send(Buffer.from(page.html.buffer));
  const differsBy = [reply.getHeader('vary'), 'accept-encoding'].filter((one) => one !== undefined);
  reply.header('etag', page.etag).header('vary', differsBy.join(', '));
  if (namesTag(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
  const packing = negotiate(request.headers['accept-encoding'] ?? 'identity', PACKINGS) as Packing | null;
  if (packing) reply.header('content-encoding', packing);
  return reply.send(await page.body(packing));
}
