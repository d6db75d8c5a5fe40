import type { FastifyInstance } from 'fastify';
import { VISITOR } from '#domain/access/actor.ts';
import { getBankIcon } from '#services/mortgage/get-bank-icon.ts';
import type { Product } from '../product.ts';

const DAY_SECONDS = 86_400;

/** Icons of banks; pages of partners show them too. */
export function addBankIcons(app: FastifyInstance, product: Product) {
  app.get<{ Params: { file: string } }>('/icons-banks/opaque/:file', async ({ id, params }, reply) =>
    reply
      .header('cache-control', `public, max-age=${DAY_SECONDS}`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('image/svg+xml')
      .send(await getBankIcon(product.serviceContext(VISITOR, id), params.file)),
  );
}
