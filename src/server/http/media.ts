import type { FastifyInstance } from 'fastify';
import { VISITOR } from '#domain/access/actor.ts';
import { AppError } from '#domain/errors.ts';
import { getMediaFile } from '#services/media/get-media-file.ts';
import type { Product } from '../product.ts';

const YEAR_SECONDS = 31_536_000;

/** Our copies of developers' pictures, by names that are hashes of their content. */
export function addMedia(app: FastifyInstance, product: Product) {
  app.get<{ Params: { name: string } }>('/media/:name', async (request, reply) => {
    try {
      const ctx = product.serviceContext(VISITOR, request.id);
      const { body, type, size } = await getMediaFile(ctx, request.params.name);
      return reply
        .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('content-length', size)
        .type(type)
        .send(body);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const status = error.code === 'NOT_FOUND' ? 404 : 503;
      return reply.code(status).header('cache-control', 'no-store').type('text/plain').send('Not found');
    }
  });
}
