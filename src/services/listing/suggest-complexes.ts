import { type FoundComplex, findComplexesByText } from '#db/queries/listing/complexes.ts';
import type { Permission } from '#domain/access/permissions.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';

const SUGGESTED = 20;

/**
 * Complexes by a part of their names or of their developers', for a form of those who hold a right to read. Errors:
 * UNAUTHENTICATED, FORBIDDEN.
 */
export async function suggestComplexes(
  ctx: ServiceContext,
  text: string,
  right: Permission,
): Promise<FoundComplex[]> {
  requirePermission(ctx, right, 'r');
  return findComplexesByText(ctx.db, text, SUGGESTED);
}
