import type { ApiKeyInput } from '#contract/api-key.ts';
import type { ServiceContext } from '../context.ts';
import { refuseField } from '../refuse-field.ts';
import { clientReach } from './client-reach.ts';

/**
 * Checks what an access is to be, whether it is made or changed, and lets `write` keep it. Errors: UNAUTHENTICATED,
 * FORBIDDEN; INVALID when it would have expired already, or names a company or project that is not there.
 */
export async function keepApiKey<Kept>(
  ctx: ServiceContext,
  { expiresAt }: Pick<ApiKeyInput, 'expiresAt'>,
  write: () => Promise<Kept>,
): Promise<Kept> {
  clientReach(ctx, 'apiKeys', 'w');
  if (expiresAt !== null && expiresAt <= ctx.now) {
    throw refuseField('expiresAt', 'Срок действия должен быть в будущем');
  }
  return write().catch((error) => {
    throw isMissingReference(error) ? refuseField('companyIds', 'Нет такой компании или проекта') : error;
  });
}

/** PostgreSQL's foreign_key_violation. */
function isMissingReference(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return (code ?? cause?.code) === '23503';
}
