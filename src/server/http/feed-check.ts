import type { FastifyInstance, FastifyRequest } from 'fastify';
import { success } from '#api/rest/envelope.ts';
import { CheckedAddress } from '#contract/feed-check.ts';
import { VISITOR } from '#domain/access/actor.ts';
import { AppError } from '#domain/errors.ts';
import { CHECKED_FEED_BYTES } from '#domain/feed/checked-feed-bytes.ts';
import { addressGroup, consumeLimit } from '#services/access/consume-limit.ts';
import type { ServiceContext } from '#services/context.ts';
import { checkFeed } from '#services/feed/check-feed.ts';
import { fetchCheckedFile, TOO_LARGE_TO_CHECK, takeCheckedFile } from '#services/feed/take-checked-file.ts';
import { refuseField } from '#services/refuse-field.ts';
import type { Product } from '../product.ts';
import { abortSignalOf } from './abort-signal-of.ts';
import { createFairLine } from './fair-line.ts';
import { refuseOtherMethods } from './refuse-other-methods.ts';
import { writerOf } from './writer-of.ts';

const URL_PATH = '/api/feed-check';
/** Files in memory at once, of all callers and of one. */
const FILES_AT_ONCE = 6;
const FILES_OF_ONE = 2;
const REST_SECONDS = 5;
/** A file that takes longer to send leaves its place to others. */
const BODY_MS = 120_000;
const MOST_ADDRESS_BYTES = 8 * 1024;
const NO_ADDRESS = 'Введите адрес фида';

/**
 * Checks a feed for anybody: the body is the file itself, or JSON that names its address. Nothing is kept. One file is
 * read at a time, so that uploads of people who work here find a thread.
 */
export async function addFeedCheck(app: FastifyInstance, product: Product) {
  const enter = createGate();
  const line = createFairLine({ atOnce: 1, waiting: FILES_AT_ONCE });

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const asText = { parseAs: 'string', bodyLimit: MOST_ADDRESS_BYTES } as const;
    scope.addContentTypeParser('application/json', asText, (_request, body, done) => done(null, body));
    scope.addContentTypeParser('*', (_request, body, done) => done(null, body));
    scope.post(URL_PATH, { onRequest: (request) => admit(request, product) }, async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const leave = enter(addressGroup(request.ip));
      try {
        const ctx = product.serviceContext(VISITOR, request.id);
        const signal = abortSignalOf(reply);
        const bytes = await bytesOf(ctx, request, signal);
        return success(await line.pass(addressGroup(request.ip), signal, () => checkFeed(ctx, bytes)));
      } finally {
        leave();
      }
    });
  });
  refuseOtherMethods(app, URL_PATH, ['POST']);
}

/** Refuses before the first byte is read. */
async function admit(request: FastifyRequest, product: Product): Promise<void> {
  if (writerOf(request, product.env.publicUrl) === 'foreign')
    throw new AppError('FORBIDDEN', 'Access denied');
  if (Number(request.headers['content-length']) > CHECKED_FEED_BYTES)
    throw refuseField('file', TOO_LARGE_TO_CHECK);
  await consumeLimit(product.serviceContext(VISITOR, request.id), 'feedCheck', request.ip);
}

async function bytesOf(ctx: ServiceContext, { body, raw }: FastifyRequest, signal: AbortSignal) {
  if (typeof body === 'string') return fetchCheckedFile(ctx, { url: addressIn(body), signal });
  if (!body) throw refuseField('file', 'Файл пуст');
  const late = setTimeout(() => raw.destroy(), BODY_MS);
  try {
    return await takeCheckedFile(body as AsyncIterable<Uint8Array>);
  } finally {
    clearTimeout(late);
  }
}

function addressIn(text: string): string {
  try {
    return CheckedAddress.parse(JSON.parse(text)).url;
  } catch {
    throw refuseField('url', NO_ADDRESS);
  }
}

/** Counts the files in memory; whoever was let in leaves by the answer. */
function createGate() {
  const inside = new Map<string, number>();
  let total = 0;
  return (caller: string): (() => void) => {
    const own = inside.get(caller) ?? 0;
    const details = { retryAfterSeconds: REST_SECONDS };
    if (own >= FILES_OF_ONE) throw new AppError('LIMIT', 'Дождитесь конца прошлой проверки', { details });
    if (total >= FILES_AT_ONCE)
      throw new AppError('UNAVAILABLE', 'Сейчас проверяют другие фиды. Попробуйте через несколько секунд', {
        details,
      });
    inside.set(caller, own + 1);
    total += 1;
    return () => {
      total -= 1;
      const left = inside.get(caller)! - 1;
      if (left === 0) inside.delete(caller);
      else inside.set(caller, left);
    };
  };
}
