import type { FastifyInstance } from 'fastify';
import type { Product } from '../product.ts';
import { VERSION } from '../version.ts';

/** Searches are slow until the index is built, so requests wait for it; not for ever, since the tables answer too. */
const INDEX_WITHIN_MS = 60_000;
/** People and probes that ask at once share one answer. */
const DEEP_ANSWER_LASTS_MS = 2_000;

type Watched = Pick<Product, 'env' | 'state' | 'catalogueIndex' | 'database' | 'work' | 'replica'>;

/**
 * Tells whether the process lives, whether this node may be sent requests, and how what it stands on is. Only the last
 * asks others: were a balancer to ask it, one slow database would take every node away, and with them our own page
 * about it.
 */
export function addHealth(app: FastifyInstance, product: Watched) {
  const { env, state } = product;
  const judgeIndex = followIndex(product);
  const describeDeep = rememberFor(DEEP_ANSWER_LASTS_MS, () => describeParts(product, judgeIndex()));
  const answer = (status: string) => ({ status, role: env.role, version: VERSION });

  app.get('/health/live', async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live' }),
  );

  app.get('/health/ready', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    if (state.isDraining) return reply.code(503).send(answer('draining'));
    return judgeIndex() === 'building' ? reply.code(503).send(answer('starting')) : answer('ready');
  });

  app.get('/health/deep', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    const parts = await describeDeep();
    const isWhole = parts.database.status === 'ready' && parts.work.status === 'ready';
    return reply
      .code(isWhole ? 200 : 503)
      .send({ ...answer(isWhole ? 'ready' : 'unavailable'), isDraining: state.isDraining, parts });
  });
}

type IndexState = 'off' | 'building' | 'built' | 'lost' | 'late';

/** Gives the state of the index: only one that has never been there is waited for. */
function followIndex({ env, catalogueIndex }: Watched): () => IndexState {
  const startedAt = performance.now();
  let wasBuilt = false;
  return () => {
    if (env.role === 'worker' || env.searchIndex === 'off') return 'off';
    const isBuilt = Boolean(catalogueIndex?.current);
    wasBuilt ||= isBuilt;
    if (isBuilt) return 'built';
    if (wasBuilt) return 'lost';
    return performance.now() - startedAt < INDEX_WITHIN_MS ? 'building' : 'late';
  };
}

/** A node without its replica is whole: the primary answers in its place. */
async function describeParts({ database, work, replica, catalogueIndex }: Watched, index: IndexState) {
  const [answers, works] = await Promise.all([askPool(database), askPool(work)]);
  const version = catalogueIndex?.current?.version ?? null;
  const standby = replica && { replica: { status: replica.state(), lagBytes: replica.lagBytes() } };
  return { database: answers, work: works, ...standby, searchIndex: { status: index, version } };
}

/** Takes a connection as every request does, so that a pool whose connections are all taken shows too. */
async function askPool({ pool }: Product['database']) {
  const askedAt = performance.now();
  const status = await pool.query('SELECT 1').then(
    () => 'ready' as const,
    () => 'unavailable' as const,
  );
  return { status, milliseconds: Math.round(performance.now() - askedAt), waiting: pool.waitingCount };
}

/** Those who ask while the answer is being found out, and a while after, share it. */
function rememberFor<Value>(milliseconds: number, find: () => Promise<Value>): () => Promise<Value> {
  let known: { value: Promise<Value>; until: number } | null = null;
  return () => {
    if (known && performance.now() < known.until) return known.value;
    const found = { value: find(), until: Number.POSITIVE_INFINITY };
    known = found;
    found.value.finally(() => {
      found.until = performance.now() + milliseconds;
    });
    return found.value;
  };
}
