import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PackedText, Packing } from './packed-text.ts';

const PACKINGS: Packing[] = ['br', 'gzip'];

/** Sends a text in the packing that its reader likes best. */
export async function sendPacked(
  request: FastifyRequest,
  reply: FastifyReply,
  text: Pick<PackedText, 'body'>,
): Promise<FastifyReply> {
  const packing = negotiate(request.headers['accept-encoding'] ?? 'identity', PACKINGS) as Packing | null;
  if (packing) reply.header('content-encoding', packing);
  return reply.send(await text.body(packing));
}

/** Tells caches that the answer differs by its packing, besides what else it differs by. */
export function variesByPacking(reply: FastifyReply): void {
  const differsBy = [reply.getHeader('vary'), 'accept-encoding'].filter((one) => one !== undefined);
  reply.header('vary', differsBy.join(', '));
}
