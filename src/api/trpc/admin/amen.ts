import { AuditListInput } from '#contract/audit.ts';
import { listAudit } from '#services/audit/list-audit.ts';
import { forPermitted, router } from '../init.ts';

/** Maintenance, of the main administrator alone. */
export const amenRouter = router({
  list: forPermitted('adminAmen', 'r')
    .input(AuditListInput)
    .query(({ ctx, input }) => listAudit(ctx.services, input)),
});
