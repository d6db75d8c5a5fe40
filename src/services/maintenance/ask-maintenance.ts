import { z } from 'zod';
import { inTransaction } from '#db/client.ts';
import { insertMaintenanceRun, isMaintenanceUnderWay } from '#db/queries/maintenance/maintenance-runs.ts';
import { AppError } from '#domain/errors.ts';
import { MAINTENANCE_TASKS, type MaintenanceTask } from '#domain/maintenance/maintenance-task.ts';
import { requirePermission } from '../access/require-permission.ts';
import { recordEdit } from '../audit/record-edit.ts';
import type { ServiceContext } from '../context.ts';
import { defineTopic } from '../job/define-topic.ts';
import { lostSince } from './lost-since.ts';

/** Does one run of maintenance that somebody asked for. */
export const RUN_MAINTENANCE = defineTopic('run-maintenance', z.object({ runId: z.number() }));

/** Queues a task, which starts when a worker is free. Errors: FORBIDDEN; CONFLICT while it is under way. */
export async function askMaintenance(ctx: ServiceContext, task: MaintenanceTask): Promise<void> {
  requirePermission(ctx, 'adminAmen', 'w');
  const { actor, now } = ctx;
  await inTransaction(ctx.db, async (tx) => {
    if (await isMaintenanceUnderWay(tx, task, lostSince(now))) {
      throw new AppError('CONFLICT', `Уже обновляется: ${MAINTENANCE_TASKS[task]}`);
    }
    const userId = actor.kind === 'user' ? actor.id : null;
    const id = await insertMaintenanceRun(tx, { task, userId, askedAt: now });
    await RUN_MAINTENANCE.promise(tx, { runId: id }, { now });
    const after = { task: MAINTENANCE_TASKS[task] };
    await recordEdit(ctx, tx, { entity: 'maintenance', id, before: null, after });
  });
}
