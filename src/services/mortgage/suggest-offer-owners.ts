import { findCompaniesByText } from '#db/queries/company/companies.ts';
import { type FoundProject, findProjectsByText } from '#db/queries/company/projects.ts';
import type { NamedId } from '#domain/mortgage/offer/offer.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';

const SUGGESTED = 20;

/** Developers an offer may be for, by a part of their names. Errors: UNAUTHENTICATED, FORBIDDEN. */
export async function suggestOfferBrands(ctx: ServiceContext, text: string): Promise<NamedId[]> {
  requirePermission(ctx, 'programs', 'w');
  return findCompaniesByText(ctx.db, { text, types: ['DEVELOPER'], limit: SUGGESTED });
}

/** Projects an offer may be for, by a part of their names. Errors: UNAUTHENTICATED, FORBIDDEN. */
export async function suggestOfferProjects(ctx: ServiceContext, text: string): Promise<FoundProject[]> {
  requirePermission(ctx, 'programs', 'w');
  return findProjectsByText(ctx.db, text, SUGGESTED);
}
