import type { FastifyRequest } from 'fastify';
import { AppError } from '#domain/errors.ts';
import type { ServiceContext } from '#services/context.ts';
import type { Product } from '../product.ts';
import { createServiceContext } from './call-context.ts';
import { readToken } from './read-token.ts';
import { writerOf } from './writer-of.ts';

/**
 * The context of whoever sends a file, known before its first byte is read. A cookie travels by itself, so with it the
 * request must show that a page of this site wrote it. Errors: FORBIDDEN.
 */
export async function admitWriter(request: FastifyRequest, product: Product): Promise<ServiceContext> {
  const token = readToken(request);
  const writer = writerOf(request, product.env.publicUrl);
  if (writer === 'foreign' || (writer === 'unknown' && token?.source === 'cookie')) {
    throw new AppError('FORBIDDEN', 'Access denied');
  }
  return createServiceContext(product, request, token?.token ?? null);
}
