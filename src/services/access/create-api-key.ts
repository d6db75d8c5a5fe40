import type { ApiKeyInput } from '#contract/api-key.ts';
import { insertApiKey } from '#db/queries/access/insert-api-key.ts';
import { AppError } from '#domain/errors.ts';
import type { ServiceContext } from '../context.ts';
import { drawApiKey, keptOfApiKey } from './api-key.ts';
import { requirePermission } from './require-permission.ts';

/**
 * Makes an access. The key is in this answer and nowhere else ever after. Errors: UNAUTHENTICATED, FORBIDDEN; INVALID
 * when it would have expired already, or names a company or project that is not there.
 */
export async function createApiKey(
  ctx: ServiceContext,
  input: ApiKeyInput,
): Promise<{ id: number; key: string }> {
  requirePermission(ctx, 'apiKeys', 'w');
  if (input.expiresAt !== null && input.expiresAt <= ctx.now) {
    throw invalid('expiresAt', 'Срок действия должен быть в будущем');
  }
  const key = drawApiKey((size) => ctx.ports.randomBytes(size));
  const id = await insertApiKey(ctx.db, { ...input, ...keptOfApiKey(key), createdAt: ctx.now }).catch(
    (error) => {
      throw isMissingReference(error) ? invalid('companyIds', 'Нет такой компании или проекта') : error;
    },
  );
  if (id === undefined) throw new AppError('INTERNAL', 'The same 256 random bits came twice');
  return { id, key };
}

function invalid(field: string, message: string): AppError {
  return new AppError('INVALID', message, { details: { issues: [{ path: [field], message }] } });
}

/** PostgreSQL's foreign_key_violation. */
function isMissingReference(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return (code ?? cause?.code) === '23503';
}
