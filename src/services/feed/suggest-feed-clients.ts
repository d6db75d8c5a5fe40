import { findCompaniesByText } from '#db/queries/company/companies.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';

const SUGGESTED = 20;

/** Developers a feed may belong to, by a part of their names. */
export async function suggestFeedClients(
  ctx: ServiceContext,
  text: string,
): Promise<{ id: number; name: string }[]> {
  requirePermission(ctx, 'uploadFeeds', 'w');
  return findCompaniesByText(ctx.db, { text, types: ['DEVELOPER'], limit: SUGGESTED });
}
