import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { success } from '#api/rest/envelope.ts';
import { validateInput } from '#api/rest/validate-input.ts';
import { FEED_LIMITS } from '#feeds/limits.ts';
import { requirePermission } from '#services/access/require-permission.ts';
import type { ServiceContext } from '#services/context.ts';
import { storeFeedFile } from '#services/feed/store-feed-file.ts';
import { refuseField } from '#services/refuse-field.ts';
import type { Product } from '../product.ts';
import { admitWriter } from './admit-writer.ts';
import { refuseOtherMethods } from './refuse-other-methods.ts';

const URL_PATH = '/api/admin/feed-file';
const Query = z.object({ name: z.string().max(1_000).default('') });
const TOO_LARGE = `Файл больше ${FEED_LIMITS.rawBytes / 1024 ** 2} МБ`;

declare module 'fastify' {
  interface FastifyRequest {
    /** The person who uploads a feed, known before the first byte is read. */
    uploader?: ServiceContext;
  }
}

/**
 * Takes the file of a feed: the body is the file itself, byte by byte into the storage, `name` its name. For whoever
 * may upload feeds, from pages of this site or by a program that sends its token in a header.
 */
export async function addFeedUpload(app: FastifyInstance, product: Product) {
  await app.register(async (scope) => {
    scope.setValidatorCompiler(validateInput);
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, body, done) => done(null, body));

    scope.post(
      URL_PATH,
      { schema: { querystring: Query }, onRequest: (request) => admit(request, product) },
      async (request, reply) => {
        const { name } = request.query as z.infer<typeof Query>;
        const body = request.body as AsyncIterable<Uint8Array> | undefined;
        if (!body) throw refuseField('file', 'Файл пуст');
        reply.header('cache-control', 'private, no-store');
        return success(await storeFeedFile(request.uploader!, { name, body }));
      },
    );
  });
  refuseOtherMethods(app, URL_PATH, ['POST']);
}

async function admit(request: FastifyRequest, product: Product): Promise<void> {
  const ctx = await admitWriter(request, product);
  requirePermission(ctx, 'uploadFeeds', 'w');
  if (Number(request.headers['content-length']) > FEED_LIMITS.rawBytes) throw refuseField('file', TOO_LARGE);
  request.uploader = ctx;
}
