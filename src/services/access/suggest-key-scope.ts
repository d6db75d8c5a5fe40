import { findCompaniesByText } from '#db/queries/company/companies.ts';
import { type FoundProject, findProjectsByText } from '#db/queries/company/projects.ts';
import type { NamedId } from '#domain/mortgage/offer/offer.ts';
import type { ServiceContext } from '../context.ts';
import { requirePermission } from './require-permission.ts';

const SUGGESTED = 20;

/** Companies an access may work for, by a part of their names. Errors: UNAUTHENTICATED, FORBIDDEN. */
export async function suggestKeyCompanies(ctx: ServiceContext, text: string): Promise<NamedId[]> {
  requirePermission(ctx, 'apiKeys', 'w');
  return findCompaniesByText(ctx.db, { text, types: ['DEVELOPER', 'BANK', 'AGENCY'], limit: SUGGESTED });
}

/** Projects an access may work for, by a part of their names. Errors: UNAUTHENTICATED, FORBIDDEN. */
export async function suggestKeyProjects(ctx: ServiceContext, text: string): Promise<FoundProject[]> {
  requirePermission(ctx, 'apiKeys', 'w');
  return findProjectsByText(ctx.db, text, SUGGESTED);
}
