import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SYSTEM } from '#domain/access/actor.ts';
import { AppError } from '#domain/errors.ts';
import type { BotWebhook } from '#integrations/telegram/port.ts';
import { receiveUpdate } from '#services/telegram/receive-update.ts';
import type { Product } from '../product.ts';
import { refuseOtherMethods } from './refuse-other-methods.ts';

const PATH = '/api/tg/:token';
const MAX_BODY_BYTES = 256 * 1024;

/** Takes the updates that Telegram sends for the bot; the answer is a bare null. */
export function addTelegramWebhook(
  app: FastifyInstance,
  product: Pick<Product, 'ports' | 'serviceContext'>,
): void {
  const { webhook } = product.ports.telegram;
  app.post(
    PATH,
    { bodyLimit: MAX_BODY_BYTES, onRequest: async (request) => admit(webhook, request) },
    async (request, reply) => {
      await receiveUpdate(product.serviceContext(SYSTEM, request.id), request.body);
      return reply.type('application/json; charset=utf-8').send('null');
    },
  );
  refuseOtherMethods(app, PATH, ['POST']);
}

/** Errors: NOT_FOUND for whoever does not know both secrets, as if nothing were here. */
function admit(webhook: BotWebhook | null, { params, headers }: FastifyRequest): void {
  const { token } = params as { token: string };
  const said = String(headers['x-telegram-bot-api-secret-token'] ?? '');
  const isKnown =
    webhook !== null &&
    isSame(token, webhook.pathToken) &&
    (webhook.headerSecret === null || isSame(said, webhook.headerSecret));
  if (!isKnown) throw new AppError('NOT_FOUND', 'Not found');
}

/** Compares in constant time, which does not reveal how much of a guess was right. */
function isSame(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(first!, second!);
}
