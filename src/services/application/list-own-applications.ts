import type { OwnApplications, OwnApplicationsInput } from '#contract/application.ts';
import {
  countOwnApplications,
  listOwnApplications as listRows,
} from '#db/queries/application/applications.ts';
import { requirePermission } from '../access/require-permission.ts';
import { requireUser } from '../access/require-user.ts';
import type { ServiceContext } from '../context.ts';
import { pageWindow } from '../page-window.ts';
import { presentApplications } from './present-application.ts';

const PAGE_SIZE = 20;

/** A page of the caller's own applications, newest first; a page past the end is the last one. */
export async function listOwnApplications(
  ctx: ServiceContext,
  input: OwnApplicationsInput,
): Promise<OwnApplications> {
  const { id } = requireUser(ctx);
  requirePermission(ctx, 'account', 'r');
  const total = await countOwnApplications(ctx.db, id);
  const window = pageWindow(ctx, total, input.page, PAGE_SIZE);
  const rows = await listRows(ctx.db, id, window.rows);
  return { rows: await presentApplications(ctx, rows), ...window.shown };
}
