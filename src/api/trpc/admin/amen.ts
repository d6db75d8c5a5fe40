import { AuditListInput } from '#contract/audit.ts';
import { ClientErrorListInput, MaintenanceInput, RerunFeedsInput } from '#contract/maintenance.ts';
import { OneRecord } from '#contract/record-fields.ts';
import { OneWork, WorkListInput } from '#contract/work.ts';
import { listAudit } from '#services/audit/list-audit.ts';
import { undoEdit } from '#services/audit/undo-edit.ts';
import { listWork } from '#services/job/list-work.ts';
import { abandonWork, retryWork } from '#services/job/settle-work-by-hand.ts';
import { askMaintenance } from '#services/maintenance/ask-maintenance.ts';
import { getMaintenance } from '#services/maintenance/get-maintenance.ts';
import { listClientErrors } from '#services/maintenance/list-client-errors.ts';
import { rerunFeeds } from '#services/maintenance/rerun-feeds.ts';
import { forPermitted, router } from '../init.ts';

/** Maintenance, of the main administrator alone. */
export const amenRouter = router({
  list: forPermitted('adminAmen', 'r')
    .input(AuditListInput)
    .query(({ ctx, input }) => listAudit(ctx.services, input)),
  undo: forPermitted('adminAmen', 'w')
    .input(OneRecord)
    .mutation(({ ctx, input }) => undoEdit(ctx.services, input.id)),
  get: forPermitted('adminAmen', 'r').query(({ ctx }) => getMaintenance(ctx.services)),
  clientErrors: forPermitted('adminAmen', 'r')
    .input(ClientErrorListInput)
    .query(({ ctx, input }) => listClientErrors(ctx.services, input)),
  work: forPermitted('adminAmen', 'r')
    .input(WorkListInput)
    .query(({ ctx, input }) => listWork(ctx.services, input)),
  retryWork: forPermitted('adminAmen', 'w')
    .input(OneWork)
    .mutation(({ ctx, input }) => retryWork(ctx.services, input.id)),
  abandonWork: forPermitted('adminAmen', 'w')
    .input(OneWork)
    .mutation(({ ctx, input }) => abandonWork(ctx.services, input.id)),
  refresh: forPermitted('adminAmen', 'w')
    .input(MaintenanceInput)
    .mutation(({ ctx, input }) => askMaintenance(ctx.services, input.task)),
  rerunFeeds: forPermitted('adminAmen', 'w')
    .input(RerunFeedsInput)
    .mutation(({ ctx, input }) => rerunFeeds(ctx.services, input.count)),
});
