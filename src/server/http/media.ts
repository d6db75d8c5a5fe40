import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { errorStatus, retryAfterOf } from '#api/errors.ts';
import { VISITOR } from '#domain/access/actor.ts';
import { AppError } from '#domain/errors.ts';
import { describeMediaFile, getMediaFile, isStoredName } from '#services/media/get-media-file.ts';
import type { Product } from '../product.ts';
import { namesTag } from './names-tag.ts';

const YEAR_SECONDS = 31_536_000;

/** Our copies of developers' pictures, by names that are hashes of their content. */
export function addMedia(app: FastifyInstance, product: Product) {
  app.get<{ Params: { name: string } }>('/media/:name', async (request, reply) => {
    try {
      const { name } = request.params;
      const etag = `"${name.slice(0, 32)}"`;
      // The name is the hash of the bytes, so whoever knows its tag has these very bytes.
      const isKnown = namesTag(request.headers['if-none-match'], etag) && isStoredName(name);
      const ctx = product.serviceContext(VISITOR, request.id);
      const file = isKnown
        ? null
        : request.method === 'HEAD'
          ? { ...(await describeMediaFile(ctx, name)), body: Readable.from([]) }
          : await getMediaFile(ctx, name);
      reply
        .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('etag', etag);
      if (file === null) return reply.code(304).send();
      return reply.header('content-length', file.size).type(file.type).send(file.body);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const seconds = retryAfterOf(error);
      if (seconds !== undefined) reply.header('retry-after', seconds);
      return reply
        .code(errorStatus(error))
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send(error.message);
    }
  });
}
