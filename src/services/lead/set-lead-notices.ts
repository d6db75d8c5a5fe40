import type { LeadNoticesInput } from '#contract/lead-notices.ts';
import { saveNoticeChoice } from '#db/queries/lead/lead-notices.ts';
import { listNamedComplexes } from '#db/queries/listing/complexes.ts';
import { requirePermission } from '../access/require-permission.ts';
import { requireUser } from '../access/require-user.ts';
import type { ServiceContext } from '../context.ts';
import { refuseField } from '../refuse-field.ts';

/** Saves what the caller wants to hear of leads. Errors: UNAUTHENTICATED, FORBIDDEN, INVALID for an unknown complex. */
export async function setLeadNotices(ctx: ServiceContext, input: LeadNoticesInput): Promise<void> {
  requirePermission(ctx, 'clientDesk', 'r');
  const { id } = requireUser(ctx);
  const complexIds = [...new Set(input.complexIds)];
  const known = await listNamedComplexes(ctx.db, complexIds);
  if (known.length < complexIds.length) throw refuseField('complexIds', 'Такого ЖК нет');
  await saveNoticeChoice(ctx.db, id, { ...input, complexIds, email: input.email || null });
}
