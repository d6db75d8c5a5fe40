import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { namesTag } from './names-tag.ts';
import type { PackedText, Packing } from './packed-text.ts';

const PACKINGS: Packing[] = ['br', 'gzip'];

interface Sent extends Pick<PackedText, 'body'> {
  /** The tag of this very text, by which a browser may ask for what it has. */
  etag?: string;
}

/** Sends a text in the packing that its reader likes best, and without its text to a browser that has it. */
export async function sendPacked(
  request: FastifyRequest,
  reply: FastifyReply,
  text: Sent,
): Promise<FastifyReply> {
  const differsBy = [reply.getHeader('vary'), 'accept-encoding'].filter((one) => one !== undefined);
  reply.header('vary', differsBy.join(', '));
  if (text.etag !== undefined) {
    reply.header('etag', text.etag);
    if (namesTag(request.headers['if-none-match'], text.etag)) return reply.code(304).send();
  }
  const packing = negotiate(request.headers['accept-encoding'] ?? 'identity', PACKINGS) as Packing | null;
  if (packing) reply.header('content-encoding', packing);
  return reply.send(await text.body(packing));
}
