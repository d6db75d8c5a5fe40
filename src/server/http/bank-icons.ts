import type { FastifyInstance } from 'fastify';
import { VISITOR } from '#domain/access/actor.ts';
import { drawBankIcon, drawNeutralBankIcon } from '#drawing/draw.ts';
import { getBankIcon } from '#services/mortgage/get-bank-icon.ts';
import type { Product } from '../product.ts';

const DAY_SECONDS = 86_400;

/** Icons of banks: of the collection, else of our own drawing, and a neutral one for whoever is no bank. */
export function addBankIcons(app: FastifyInstance, product: Product) {
  // Pages of partners show them too.
  app.get<{ Params: { file: string } }>('/icons-banks/opaque/:file', async ({ id, params }, reply) => {
    const bank = await getBankIcon(product.serviceContext(VISITOR, id), params.file);
    return reply
      .header('cache-control', `public, max-age=${DAY_SECONDS}`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('image/svg+xml')
      .send(bank === null ? drawNeutralBankIcon() : (bank.svg ?? drawBankIcon(bank.name)));
  });
}
