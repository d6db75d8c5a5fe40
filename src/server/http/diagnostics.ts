import type { FastifyInstance } from 'fastify';
import { can } from '#domain/access/can.ts';
import { portProviders } from '../port-providers.ts';
import type { Product } from '../product.ts';
import { VERSION } from '../version.ts';
import { createServiceContext } from './call-context.ts';
import { readToken } from './read-token.ts';
import { refuseOtherMethods } from './refuse-other-methods.ts';

const MEGABYTE = 1_048_576;

/** Shows the state of a node to a superadmin, without secrets; for anyone else the address does not exist. */
export function addDiagnostics(app: FastifyInstance, product: Product) {
  app.get('/top-secret', async (request, reply) => {
    const { actor } = await createServiceContext(product, request, readToken(request)?.token ?? null);
    if (!can(actor, 'adminAmen', 'r').allowed) return reply.callNotFound();
    return reply.header('cache-control', 'private, no-store').send(await describeNode(product));
  });
  refuseOtherMethods(app, '/top-secret', ['GET', 'HEAD']);
}

async function describeNode({ env, clock, database, catalogueIndex, ports }: Product) {
  const { rss, heapUsed } = process.memoryUsage();
  const { totalCount, idleCount, waitingCount } = database.pool;
  const asked = performance.now();
  await database.pool.query('SELECT 1');
  const index = catalogueIndex?.current ?? null;
  return {
    version: VERSION,
    appEnv: env.appEnv,
    node: process.version,
    now: clock.now(),
    uptimeSeconds: Math.round(process.uptime()),
    memoryMb: { rss: Math.round(rss / MEGABYTE), heapUsed: Math.round(heapUsed / MEGABYTE) },
    database: {
      milliseconds: Math.round(performance.now() - asked),
      connections: { total: totalCount, idle: idleCount, waiting: waitingCount },
    },
    searchIndex: index && {
      version: index.version,
      parts: index.parts.length,
      flats: index.parts.reduce((sum, part) => sum + part.flats.length, 0),
    },
    providers: portProviders(ports),
  };
}
