import type { OthersApplications, OthersApplicationsInput } from '#contract/application.ts';
import {
  countOthersStatuses,
  listOthersApplications as listRows,
} from '#db/queries/application/applications.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';
import { pageWindow } from '../page-window.ts';
import { presentApplications } from './present-application.ts';
import { seenStatuses } from './seen-statuses.ts';

/**
 * A page of other people's applications with how many stand in each status: those at work first, oldest on top. A page
 * past the end is the last one. Errors: UNAUTHENTICATED, FORBIDDEN.
 */
export async function listOthersApplications(
  ctx: ServiceContext,
  { text, status, page: asked }: OthersApplicationsInput,
): Promise<OthersApplications> {
  requirePermission(ctx, 'othersMortgageApplications', 'r');
  const seen = seenStatuses(ctx);
  const query = { userId: ctx.actor.kind === 'user' ? ctx.actor.id : null, text };
  const counts = await countOthersStatuses(ctx.db, { ...query, statuses: seen });
  const statuses = seen.filter((one) => status === undefined || one === status);
  const total = statuses.reduce((sum, one) => sum + counts[one], 0);
  const window = pageWindow(ctx, total, asked);
  const rows = statuses.length === 0 ? [] : await listRows(ctx.db, { ...query, statuses }, window.rows);
  return { rows: await presentApplications(ctx, rows), counts, ...window.shown };
}
