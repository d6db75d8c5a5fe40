import { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failure, success } from '#api/rest/envelope.ts';
import { AppError } from '#domain/errors.ts';
import { FILE_BUSY, FILE_TOO_LARGE, UPLOADS_AT_ONCE } from '#domain/media/upload-rules.ts';
import { requirePermission } from '#services/access/require-permission.ts';
import { requireUser } from '#services/access/require-user.ts';
import type { ServiceContext } from '#services/context.ts';
import { getUpload } from '#services/media/get-upload.ts';
import { openUpload, probeUpload } from '#services/media/open-upload.ts';
import { storeUploads } from '#services/media/store-uploads.ts';
import { refuseField } from '#services/refuse-field.ts';
import type { Product } from '../product.ts';
import { admitWriter } from './admit-writer.ts';
import { createServiceContext } from './call-context.ts';
import { namesTag } from './names-tag.ts';
import { FORM_LIMITS, MAX_BODY_BYTES, readFiles } from './read-files.ts';
import { readRange } from './read-range.ts';
import { readToken } from './read-token.ts';
import { refuseOtherMethods } from './refuse-other-methods.ts';

const URL_PATH = '/api/upload';
/** A form in memory takes up to 30 MB. */
const FORMS_AT_ONCE = 12;
const FORMS_OF_ONE = 3;
const REST_SECONDS = 5;
const YEAR_SECONDS = 31_536_000;
/** Browsers show these by themselves; any other file is downloaded. */
const SHOWN_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'];
/** A file opened as a page may be drawn with its own styles and run nothing. */
const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

declare module 'fastify' {
  interface FastifyRequest {
    /** The sender, known before the first byte is read. */
    sender?: ServiceContext;
  }
}

/** Takes files by POST as multipart parts and gives them by GET under their uuids. */
export async function addUploads(app: FastifyInstance, product: Product) {
  await app.register(async (scope) => {
    // Any other body passes unparsed, and the answer then says that it holds no files.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    await scope.register(multipart, { throwFileSizeLimit: false, limits: FORM_LIMITS });
    scope.post(URL_PATH, { onRequest: gate(product) }, async (request, reply) => {
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

/** Refuses a form that declares too large a body, and limits how many are read at once. */
function gate(product: Product) {
  /** Counts the forms being read, by their senders' ids. */
  const reading = new Map<number, number>();
  const total = () => [...reading.values()].reduce((sum, forms) => sum + forms, 0);

  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const ctx = await admitWriter(request, product);
    requirePermission(ctx, 'account', 'w');
    const { id } = requireUser(ctx);
    if (Number(request.headers['content-length']) > MAX_BODY_BYTES)
      throw refuseField('files', FILE_TOO_LARGE);
    const own = reading.get(id) ?? 0;
    const details = { retryAfterSeconds: REST_SECONDS };
    if (own >= FORMS_OF_ONE) throw new AppError('LIMIT', UPLOADS_AT_ONCE, { details });
    if (total() >= FORMS_AT_ONCE) throw new AppError('UNAVAILABLE', FILE_BUSY, { details });
    reading.set(id, own + 1);
    reply.raw.once('close', () => {
      const left = reading.get(id)! - 1;
      if (left === 0) reading.delete(id);
      else reading.set(id, left);
    });
    request.sender = ctx;
  };
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
    .header('content-disposition', `${disposition}; filename*=UTF-8''${encodedName(file.name)}`)
    .header('content-security-policy', FILE_POLICY)
    .header('x-content-type-options', 'nosniff')
    .header('accept-ranges', 'bytes')
    .header('etag', etag);
  if (namesTag(request.headers['if-none-match'], etag)) return reply.code(304).send();

  if (request.method === 'HEAD') {
    await probeUpload(ctx, file);
    return reply.type(file.type).header('content-length', file.size).send(Readable.from([]));
  }
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

/** Percent-encodes a file name by RFC 8187, which allows fewer characters than an address. */
function encodedName(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
