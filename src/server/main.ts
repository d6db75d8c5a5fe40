import closeWithGrace from 'close-with-grace';
import { errorTrace } from '#domain/error-words.ts';
import type { Env } from './env.ts';
import { freePort } from './free-port.ts';
import { createApp } from './http/create-app.ts';
import { ALL_JOBS } from './jobs/all-jobs.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { portProviders } from './port-providers.ts';
import { openProduct, type Product } from './product.ts';
import { followCatalogue } from './search-index/follow-catalogue.ts';
import { type DemoFeed, seedInstallation } from './seed-installation.ts';

interface MainOptions {
  env: Env;
  isDev: boolean;
  demoFeeds: DemoFeed[];
  /** Runs once the server answers, before its address is printed. */
  afterListen?: (product: Product, onClose: (close: () => Promise<unknown>) => void) => Promise<void>;
}

const DRAIN_MS = 25_000;

/** Starts one node, web server and jobs, and prints its address last; SIGTERM drains it and exits 0. */
export async function main(options: MainOptions): Promise<void> {
  const closers: (() => Promise<unknown>)[] = [];
  const closeAll = async () => {
    while (closers.length > 0) await closers.pop()!();
  };
  closeWithGrace({ delay: DRAIN_MS, logger: false }, async ({ err }) => {
    if (err) console.error(errorTrace(err));
    await closeAll();
  });
  try {
    console.log(await startNode({ ...options, env: await withRealPort(options.env) }, closers));
  } catch (error) {
    await closeAll();
    throw error;
  }
}

/** Opens all parts of a node and leaves in `closers` how to close each. */
async function startNode(
  { env, isDev, demoFeeds, afterListen }: MainOptions,
  closers: (() => Promise<unknown>)[],
) {
  const product = await openProduct(env, 'server');
  closers.push(() => product.close());
  product.log.info({ ...portProviders(product.ports), rateLimits: env.rateLimits }, 'ports are chosen');
  await seedInstallation(product, demoFeeds);
  if (env.searchIndex === 'on') {
    const follower = followCatalogue(product.catalogueIndex!, product);
    closers.push(() => follower.stop());
  }
  const jobs = await startJobs({
    database: product.work,
    jobs: ALL_JOBS,
    makeContext: product.workContext,
    log: product.log,
  });
  closers.push(() => jobs.stop());
  const app = await createApp(product, { isDev });
  closers.push(() => app.close());
  closers.push(async () => {
    product.state.isDraining = true;
  });
  const address = await app.listen({ host: env.host, port: env.port });
  await afterListen?.(product, (close) => closers.push(close));
  return address;
}

async function withRealPort(env: Env): Promise<Env> {
  if (env.port !== 0) return env;
  const port = await freePort();
  return { ...env, port, publicUrl: env.publicUrl.replace(/:0$/, `:${port}`) };
}
