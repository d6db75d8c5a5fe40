import { findVitrinaKey } from '#db/queries/access/api-keys.ts';
import { AppError } from '#domain/errors.ts';
import type { ServiceContext } from '../context.ts';
import type { ApiAccess } from './api-access.ts';
import { readApiKey } from './api-key.ts';

/**
 * The key of the vitrina of whoever calls: their own if it is one, else that of their company. Errors: NOT_FOUND
 * without a live vitrina.
 */
export async function getVitrinaKey(
  ctx: ServiceContext,
  access: Pick<ApiAccess, 'service' | 'companyIds'>,
  authorization: string | null,
): Promise<string> {
  const own = access.service === 'VITRINA' ? readApiKey(authorization) : null;
  if (own !== null) return own;
  const sealed = await findVitrinaKey(ctx.db, access.companyIds, ctx.now);
  if (sealed === undefined) throw new AppError('NOT_FOUND', 'Vitrina key not found');
  return ctx.ports.sealer.open(sealed);
}
