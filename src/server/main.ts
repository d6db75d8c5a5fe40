import { END_WITHIN_MS, endInOrder } from './end-in-order.ts';
import type { Env } from './env.ts';
import { freePort } from './free-port.ts';
import { openCluster } from './postgres/embedded-cluster.ts';
import type { Closer, NodeOptions } from './start-node.ts';

/**
 * Starts one node and prints its address last. SIGTERM drains it and exits 0: readiness says 503, requests are served
 * for `drainWaitMs` still, then the port closes, requests end, and jobs after them.
 */
export async function main(options: NodeOptions): Promise<void> {
  const closers: Closer[] = [];
  let ending = '';
  const closeAll = endInOrder({
    async close(hurry) {
      for (let closer = closers.pop(); closer; closer = closers.pop()) {
        ending = closer.part;
        await closer.close(hurry);
      }
    },
    whatEnds: () => ending,
    withinMs: options.env.drainWaitMs + END_WITHIN_MS,
  });
  try {
    const env = await withRealPort(options.env);
    const opening = openCluster(env, 'server', readServer);
    closers.push({ part: 'PostgreSQL', close: async () => (await opening.catch(() => null))?.leave() });
    const cluster = await opening;
    const { startNode } = await readServer();
    console.log(await startNode({ ...options, env }, cluster, closers));
  } catch (error) {
    await closeAll();
    throw error;
  }
}

/** Half a second of work, in which PostgreSQL can start. */
function readServer() {
  return import('./start-node.ts');
}

async function withRealPort(env: Env): Promise<Env> {
  if (env.port !== 0) return env;
  const port = await freePort();
  return { ...env, port, publicUrl: env.publicUrl.replace(/:0$/, `:${port}`) };
}
