import { CLIENT_TYPES } from '#contract/client.ts';
import { findCompaniesByText } from '#db/queries/company/companies.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';

const SUGGESTED = 20;

/** Companies that may become clients, by a part of their names. Errors: UNAUTHENTICATED, FORBIDDEN. */
export async function suggestClients(
  ctx: ServiceContext,
  text: string,
): Promise<{ id: number; name: string }[]> {
  requirePermission(ctx, 'clients', 'r');
  return findCompaniesByText(ctx.db, { text, types: CLIENT_TYPES, limit: SUGGESTED });
}
