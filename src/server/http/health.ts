import type { FastifyInstance } from 'fastify';
import type { Product } from '../product.ts';
import { VERSION } from '../version.ts';

/** Tells a balancer whether the process lives and whether it may get requests. */
export function addHealth(app: FastifyInstance, product: Product) {
  app.get('/health/live', async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live' }),
  );

  app.get('/health/ready', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    const { role } = product.env;
    if (product.state.isDraining) return reply.code(503).send({ status: 'draining', role, release: VERSION });
    const database = await product.database.pool.query('SELECT 1').then(
      () => 'ready' as const,
      () => 'unavailable' as const,
    );
    return reply
      .code(database === 'ready' ? 200 : 503)
      .send({ status: database, database, role, release: VERSION });
  });
}
