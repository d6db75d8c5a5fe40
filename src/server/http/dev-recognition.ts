import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { failure, success } from '#api/rest/envelope.ts';
import { VISITOR } from '#domain/access/actor.ts';
import { MAX_UPLOAD_BYTES } from '#domain/media/upload-rules.ts';
import { DOCUMENT_KINDS, type DocumentKind } from '#domain/recognition/document-kind.ts';
import { recognizeDocument } from '#services/recognition/recognize-document.ts';
import type { Product } from '../product.ts';

const Query = z.object({ kind: z.enum(Object.keys(DOCUMENT_KINDS) as [DocumentKind, ...DocumentKind[]]) });

/** Reads one document of the page that tries recognition out: multipart, field `file`. Nothing of it is kept. */
export async function addDevRecognition(app: FastifyInstance, product: Product) {
  await app.register(async (scope) => {
    await scope.register(multipart, {
      throwFileSizeLimit: false,
      limits: { fileSize: MAX_UPLOAD_BYTES + 1, files: 1, fields: 5, parts: 6, headerPairs: 50 },
    });
    scope.post('/dev/beorg', async (request, reply) => {
      const query = Query.safeParse(request.query);
      const part = request.isMultipart() ? await request.file() : undefined;
      if (!query.success || !part) return reply.code(400).send(failure(400, 'Invalid parameters'));
      reply.header('cache-control', 'private, no-store');
      const document = { ...query.data, name: part.filename, bytes: await part.toBuffer() };
      return success(await recognizeDocument(product.serviceContext(VISITOR, request.id), document));
    });
  });
}
