import { type FoundComplex, findComplexesByText } from '#db/queries/listing/complexes.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';

const SUGGESTED = 20;

/** Complexes by a part of their names or of their developers'. Errors: UNAUTHENTICATED, FORBIDDEN. */
export async function suggestComplexes(ctx: ServiceContext, text: string): Promise<FoundComplex[]> {
  requirePermission(ctx, 'clients', 'r');
  return findComplexesByText(ctx.db, text, SUGGESTED);
}
