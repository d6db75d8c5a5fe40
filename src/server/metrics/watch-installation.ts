import type { Settlement } from '#db/queries/job/outbox.ts';
import { observeInstallation } from '#services/maintenance/observe-installation.ts';
import type { Product } from '../product.ts';
import { showQueue } from './metrics.ts';
import { showInstallation } from './show-installation.ts';

const EVERY_MS = 15_000;

/**
 * Looks at what all nodes share every quarter of a minute and shows it. Only nodes that do background work look, so that
 * a dozen web nodes do not ask the same.
 */
export function watchInstallation(
  { env, metrics, workContext, log }: Pick<Product, 'env' | 'metrics' | 'workContext' | 'log'>,
  jobs: readonly { name: string }[],
): {
  onSettled(queue: string, outcome: Settlement['kind'], seconds: number): void;
  stop(): Promise<void>;
} {
  const queues = jobs.map(({ name }) => name);
  for (const queue of queues) showQueue(metrics, queue);
  const show = showInstallation(metrics, { queues, smsDailyBudget: env.sms.dailyBudget });
  const look = () =>
    observeInstallation(workContext('metrics')).then(show, (error) =>
      log.warn({ err: error }, 'the installation cannot be looked at'),
    );
  let looking = look();
  const timer = setInterval(() => {
    looking = look();
  }, EVERY_MS);
  return {
    onSettled(queue, outcome, seconds) {
      metrics.jobSeconds.observe({ queue, outcome }, seconds);
      if (outcome === 'dead') metrics.deadJobs.inc({ queue });
    },
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}
