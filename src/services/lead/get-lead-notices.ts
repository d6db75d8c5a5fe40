import type { LeadNotices } from '#contract/lead-notices.ts';
import { findNoticeChoice } from '#db/queries/lead/lead-notices.ts';
import { listNamedComplexes } from '#db/queries/listing/complexes.ts';
import { findTelegramChat } from '#db/queries/telegram/telegram-chats.ts';
import { requirePermission } from '../access/require-permission.ts';
import { requireUser } from '../access/require-user.ts';
import type { ServiceContext } from '../context.ts';

/** The caller's choice of what to hear of leads. Errors: UNAUTHENTICATED, FORBIDDEN. */
export async function getLeadNotices(ctx: ServiceContext): Promise<LeadNotices> {
  requirePermission(ctx, 'clientDesk', 'r');
  const { id } = requireUser(ctx);
  const { telegram, email, kinds, complexIds, quietFrom, quietTo, pace } = await findNoticeChoice(ctx.db, id);
  const complexes = await listNamedComplexes(ctx.db, [...complexIds]);
  const named = complexes.map((complex) => ({ id: complex.id, name: complex.name }));
  return {
    choice: {
      telegram,
      email: email ?? '',
      kinds: [...kinds],
      complexIds: named.map((complex) => complex.id),
      quietFrom,
      quietTo,
      pace,
    },
    complexes: named,
    hasChat: (await findTelegramChat(ctx.db, id)) !== undefined,
    reminderMinutes: ctx.settings.leads.reminderMinutes,
  };
}
