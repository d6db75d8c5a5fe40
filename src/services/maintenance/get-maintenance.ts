import type { MaintenanceShown } from '#contract/maintenance.ts';
import { countAuditEntries } from '#db/queries/audit/audit-entries.ts';
import { countRunnableFeeds } from '#db/queries/feed/feeds.ts';
import { listNewestBackups } from '#db/queries/maintenance/backups.ts';
import { countClientErrorsSince } from '#db/queries/maintenance/client-errors.ts';
import { countHoldings } from '#db/queries/maintenance/count-holdings.ts';
import { listNewestMaintenanceRuns, type MaintenanceRun } from '#db/queries/maintenance/maintenance-runs.ts';
import { listRates } from '#db/queries/money/rates.ts';
import { listNodeMemories } from '#db/queries/node/nodes.ts';
import { MAINTENANCE_TASKS, type MaintenanceTask } from '#domain/maintenance/maintenance-task.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';
import { lostSince } from './lost-since.ts';

const DAY_MS = 86_400_000;
const SHOWN_BACKUPS = 3;

/** Gives the last runs of all tasks and the amount of data. Errors: FORBIDDEN. */
export async function getMaintenance(ctx: ServiceContext): Promise<MaintenanceShown> {
  requirePermission(ctx, 'adminAmen', 'r');
  const { db, now } = ctx;
  const newest = await listNewestMaintenanceRuns(db);
  return {
    asOf: now,
    tasks: (Object.keys(MAINTENANCE_TASKS) as MaintenanceTask[]).map((task) => {
      const found = newest.find(({ run }) => run.task === task);
      return { task, last: found ? presentRun(found.run, found.user, now) : null };
    }),
    rates: (await listRates(db)).map(({ currency, asOf, roubles }) => ({ currency, asOf, roubles })),
    backups: await listNewestBackups(db, SHOWN_BACKUPS),
    backupDirectory: ctx.ports.backups.directory,
    nodes: await listNodeMemories(db),
    runnableFeeds: await countRunnableFeeds(db),
    counts: await countHoldings(db, now),
    edits: await countAuditEntries(db, {}),
    clientErrorsOfDay: await countClientErrorsSince(db, new Date(now.getTime() - DAY_MS)),
  };
}

type RunShown = NonNullable<MaintenanceShown['tasks'][number]['last']>;

function presentRun(run: MaintenanceRun, user: RunShown['user'], now: Date): RunShown {
  const { askedAt, startedAt, endedAt, count, error } = run;
  const progress = endedAt ? null : run.progress;
  return { state: stateOf(run, now), askedAt, startedAt, endedAt, count, error, progress, user };
}

function stateOf({ askedAt, startedAt, endedAt, error }: MaintenanceRun, now: Date): RunShown['state'] {
  if (endedAt) return error === null ? 'done' : 'failed';
  if (askedAt < lostSince(now)) return 'failed';
  return startedAt ? 'running' : 'waiting';
}
