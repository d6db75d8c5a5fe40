import { Gauge } from 'prom-client';
import { DIALECTS } from '#domain/feed/dialect.ts';
import { MAINTENANCE_TASKS } from '#domain/maintenance/maintenance-task.ts';
import type { InstallationState } from '#services/maintenance/observe-installation.ts';
import type { Metrics } from './metrics.ts';

const QUEUE_STATES = ['waiting', 'queued', 'dead'] as const;

/** Makes the metrics of what nodes share; the function that comes back shows a state in them. */
export function showInstallation(
  { registry }: Metrics,
  { queues, smsDailyBudget }: { queues: readonly string[]; smsDailyBudget: number },
): (state: InstallationState) => void {
  const registers = [registry];
  const jobs = new Gauge({
    name: 'genplan_queue_jobs',
    help: 'Background work that is not done, by its state.',
    labelNames: ['queue', 'state'],
    registers,
  });
  const oldest = new Gauge({
    name: 'genplan_queue_oldest_ready_age_seconds',
    help: 'How long the oldest due work has waited for its try.',
    labelNames: ['queue'],
    registers,
  });
  const feeds = new Gauge({
    name: 'genplan_feed_run_success_timestamp_seconds',
    help: 'When a feed of the dialect was last read whole; 0 for never.',
    labelNames: ['kind'],
    registers,
  });
  const overdueFeeds = new Gauge({
    name: 'genplan_feeds_overdue',
    help: 'Feeds of the timetable that were not read for two of their periods.',
    registers,
  });
  const smsSent = new Gauge({
    name: 'genplan_sms_sent_messages',
    help: 'Text messages of the running day.',
    registers,
  });
  const smsBudget = new Gauge({
    name: 'genplan_sms_budget_messages',
    help: 'Text messages that a day may have.',
    registers,
  });
  const backup = new Gauge({
    name: 'genplan_backup_success_timestamp_seconds',
    help: 'When a backup was last written to its end; 0 for never.',
    registers,
  });
  const maintained = new Gauge({
    name: 'genplan_maintenance_success_timestamp_seconds',
    help: 'When a maintenance task last ended well; 0 for never.',
    labelNames: ['task'],
    registers,
  });
  const processed = new Gauge({
    name: 'genplan_maintenance_processed',
    help: 'Things that the task processed when it last ended well.',
    labelNames: ['task'],
    registers,
  });
  for (const task of Object.keys(MAINTENANCE_TASKS)) maintained.set({ task }, 0);
  smsBudget.set(smsDailyBudget);
  for (const kind of DIALECTS) feeds.set({ kind }, 0);

  return (state) => {
    const known = new Map(state.queues.map((queue) => [queue.topic, queue]));
    for (const queue of new Set([...queues, ...known.keys()])) {
      const { oldestReadyAt = null, ...counts } = known.get(queue) ?? {};
      for (const name of QUEUE_STATES) {
        jobs.set({ queue, state: name }, (counts as Partial<Record<typeof name, number>>)[name] ?? 0);
      }
      const waitedMs = oldestReadyAt === null ? 0 : state.at.getTime() - oldestReadyAt.getTime();
      oldest.set({ queue }, Math.max(0, waitedMs / 1_000));
    }
    for (const { dialect, at } of state.feedSuccesses) feeds.set({ kind: dialect }, at.getTime() / 1_000);
    overdueFeeds.set(state.overdueFeeds);
    smsSent.set(state.smsSent);
    for (const { task, at, count } of state.maintenance) {
      maintained.set({ task }, at.getTime() / 1_000);
      processed.set({ task }, count);
    }
    backup.set((state.backupAt?.getTime() ?? 0) / 1_000);
  };
}
