import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { failure, success } from '#api/rest/envelope.ts';
import { VISITOR } from '#domain/access/actor.ts';
import { DOCUMENT_KINDS, type DocumentKind } from '#domain/recognition/document-kind.ts';
import { recognizeDocument } from '#services/recognition/recognize-document.ts';
import type { Product } from '../product.ts';
import { FORM_LIMITS, readFiles } from './read-files.ts';

const Query = z.object({ kind: z.enum(Object.keys(DOCUMENT_KINDS) as [DocumentKind, ...DocumentKind[]]) });

/** Reads one document of the page that tries recognition out: multipart, field `file`. Nothing of it is kept. */
export async function addDevRecognition(app: FastifyInstance, product: Product) {
  await app.register(async (scope) => {
    await scope.register(multipart, {
      throwFileSizeLimit: false,
      limits: FORM_LIMITS,
    });
    scope.post('/dev/beorg', async (request, reply) => {
      const query = Query.safeParse(request.query);
      const [file] = await readFiles(request);
      if (!query.success || !file) return reply.code(400).send(failure(400, 'Invalid parameters'));
      reply.header('cache-control', 'private, no-store');
      const ctx = product.serviceContext(VISITOR, request.id);
      return success(await recognizeDocument(ctx, { ...query.data, ...file }));
    });
  });
}
