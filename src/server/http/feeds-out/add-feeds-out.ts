import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { VISITOR } from '#domain/access/actor.ts';
import { AppError } from '#domain/errors.ts';
import { planAddress, planInputOf, shareAddress } from '#drawing/addresses.ts';
import { exportFlats, type FlatExport } from '#services/feed/export-flats.ts';
import type { Product } from '../../product.ts';
import { namesTag } from '../names-tag.ts';
import { writeYml } from './write-yml.ts';
import { type FeedWriter, writeYrl } from './write-yrl.ts';

const FORMATS: Record<string, (flats: FlatExport, writer: FeedWriter) => AsyncGenerator<string>> = {
  yrl: ({ flats }, writer) => writeYrl(flats(), writer),
  yml: writeYml,
};

/** Everything but the key, which stands in the address, is as with other calls of partners. */
const STATUSES: Partial<Record<AppError['code'], number>> = { LIMIT: 429, UNAVAILABLE: 503 };

/**
 * The flats of a partner's companies for search engines and other boards: `/feeds/{key}/yrl.xml` and `yml.xml`. The
 * address is the secret, because robots send no headers; a wrong key is an address that is not there.
 */
export function addFeedsOut(app: FastifyInstance, product: Product) {
  const { env } = product;
  app.get<{ Params: { key: string; format: string } }>(
    '/feeds/:key/:format.xml',
    // Addresses with keys are not for logs.
    { logLevel: 'silent' },
    async (request, reply) => {
      const { key, format } = request.params;
      const write = Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined;
      if (!write) return answer(404);
      const ctx = product.serviceContext(VISITOR, request.id);
      try {
        const flats = await exportFlats(ctx, { key, clientAddress: request.ip });
        const etag = `W/"${format}-${flats.version}"`;
        reply
          .header('etag', etag)
          .header('cache-control', 'private, no-cache')
          .header('x-robots-tag', 'noindex');
        if (namesTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
        const writer: FeedWriter = {
          now: ctx.now,
          publicUrl: env.publicUrl,
          supportPhone: env.support.phone,
          drawnPlan: (flat) =>
            shareAddress(
              planAddress({ input: planInputOf(flat), size: 'thumb', furniture: true, dimensions: false }),
            ),
        };
        return reply.type('application/xml; charset=utf-8').send(Readable.from(write(flats, writer)));
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        const { retryAfterSeconds } = error.details;
        if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds);
        return answer(STATUSES[error.code] ?? 404);
      }

      function answer(status: number) {
        return reply.code(status).header('cache-control', 'no-store').type('text/plain').send('Not found');
      }
    },
  );
}
