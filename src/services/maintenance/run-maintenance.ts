import { findMaintenanceRun } from '#db/queries/maintenance/maintenance-runs.ts';
import type { ServiceContext } from '../context.ts';
import { doMaintenance } from './do-maintenance.ts';

/** Does what was asked for by its number, once: a failure waits for whoever asked to ask again. */
export async function runMaintenance(ctx: ServiceContext, runId: number, signal: AbortSignal): Promise<void> {
  const run = await findMaintenanceRun(ctx.db, runId);
  if (run && run.endedAt === null) await doMaintenance(ctx, run.task, signal, run.id);
}
