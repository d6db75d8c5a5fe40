import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failure, success } from '#api/rest/envelope.ts';
import { FILE_TOO_LARGE, MAX_UPLOAD_BYTES, MAX_UPLOAD_FILES } from '#domain/media/upload-rules.ts';
import { requirePermission } from '#services/access/require-permission.ts';
import type { ServiceContext } from '#services/context.ts';
import { getUpload } from '#services/media/get-upload.ts';
import type { SentFile } from '#services/media/judge-upload.ts';
import { openUpload } from '#services/media/open-upload.ts';
import { storeUploads } from '#services/media/store-uploads.ts';
import { refuseField } from '#services/refuse-field.ts';
import type { Product } from '../product.ts';
import { admitWriter } from './admit-writer.ts';
import { createServiceContext } from './call-context.ts';
import { readRange } from './read-range.ts';
import { readToken } from './read-token.ts';
import { refuseOtherMethods } from './refuse-other-methods.ts';

const URL_PATH = '/api/upload';
/** Of a whole request; each file is held to its own limit. */
const MAX_BODY_BYTES = 40 * 1024 ** 2;
const YEAR_SECONDS = 31_536_000;
/** Browsers show these by themselves; everything else is saved as a file. */
const SHOWN_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'];
/** What a file may do that is opened as a page: look as it was drawn. */
const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

declare module 'fastify' {
  interface FastifyRequest {
    /** Who sends files, known before the first byte is read. */
    sender?: ServiceContext;
  }
}

/** Files of people: taken by POST as multipart parts, given by GET under their uuids. */
export async function addUploads(app: FastifyInstance, product: Product) {
  await app.register(async (scope) => {
    await scope.register(multipart, {
      throwFileSizeLimit: false,
      limits: { fileSize: MAX_UPLOAD_BYTES + 1, files: 50, fields: 20, parts: 60, headerPairs: 50 },
    });
    scope.post(URL_PATH, { onRequest: (request) => admit(request, product) }, async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return success(await storeUploads(request.sender!, await readFiles(request)));
    });
  });
  app.get<{ Params: { file: string } }>(`${URL_PATH}/:file`, (request, reply) =>
    send(request, reply, product),
  );
  refuseOtherMethods(app, URL_PATH, ['POST']);
  refuseOtherMethods(app, `${URL_PATH}/:file`, ['GET', 'HEAD']);
}

async function admit(request: FastifyRequest, product: Product): Promise<void> {
  const ctx = await admitWriter(request, product);
  requirePermission(ctx, 'account', 'w');
  if (Number(request.headers['content-length']) > MAX_BODY_BYTES) throw refuseField('files', FILE_TOO_LARGE);
  request.sender = ctx;
}

/** Reads every part to its end, for a browser listens to the answer only then. */
async function readFiles(request: FastifyRequest): Promise<SentFile[]> {
  const files: SentFile[] = [];
  if (!request.isMultipart()) return files;
  for await (const part of request.files()) {
    const chunks: Buffer[] = [];
    for await (const chunk of part.file) if (files.length <= MAX_UPLOAD_FILES) chunks.push(chunk);
    files.push({ name: part.filename, bytes: Buffer.concat(chunks) });
  }
  return files;
}

async function send(
  request: FastifyRequest<{ Params: { file: string } }>,
  reply: FastifyReply,
  product: Product,
): Promise<FastifyReply> {
  const ctx = await createServiceContext(product, request, readToken(request)?.token ?? null);
  const file = await getUpload(ctx, request.params.file);
  const etag = `"${file.sha256.slice(0, 32)}"`;
  const disposition = SHOWN_TYPES.includes(file.type) ? 'inline' : 'attachment';
  reply
    .header(
      'cache-control',
      file.isPublic ? `public, max-age=${YEAR_SECONDS}, immutable` : 'private, no-cache',
    )
    .header('content-disposition', `${disposition}; filename*=UTF-8''${encodeURIComponent(file.name)}`)
    .header('content-security-policy', FILE_POLICY)
    .header('x-content-type-options', 'nosniff')
    .header('accept-ranges', 'bytes')
    .header('etag', etag);
  if (namesTag(request.headers['if-none-match'], etag)) return reply.code(304).send();

  const ifRange = request.headers['if-range'];
  const asked = ifRange === undefined || ifRange === etag ? request.headers.range : undefined;
  const range = readRange(asked, file.size);
  if (range === 'unsatisfiable') {
    return reply
      .code(416)
      .header('content-range', `bytes */${file.size}`)
      .send(failure(416, 'Range not satisfiable'));
  }
  const { first, last } = range ?? { first: 0, last: file.size - 1 };
  if (range) reply.code(206).header('content-range', `bytes ${first}-${last}/${file.size}`);
  reply.type(file.type).header('content-length', last - first + 1);
  return reply.send(await openUpload(ctx, file, range ?? undefined));
}

function namesTag(header: string | undefined, etag: string): boolean {
  const tags = header?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(etag) || tags.includes('*');
}
