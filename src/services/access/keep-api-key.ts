import type { ApiKeyInput } from '#contract/api-key.ts';
import type { ServiceContext } from '../context.ts';
import { refuseField } from '../refuse-field.ts';

/** Errors: INVALID when an access would have expired already. */
export function refuseExpired({ now }: ServiceContext, { expiresAt }: Pick<ApiKeyInput, 'expiresAt'>): void {
  if (expiresAt !== null && expiresAt <= now) {
    throw refuseField('expiresAt', 'Срок действия должен быть в будущем');
  }
}

/** Lets `write` keep an access. Errors: INVALID when it names a company or project that is not there. */
export async function keepApiKey<Kept>(write: () => Promise<Kept>): Promise<Kept> {
  return write().catch((error) => {
    throw isMissingReference(error) ? refuseField('companyIds', 'Нет такой компании или проекта') : error;
  });
}

/** PostgreSQL's foreign_key_violation. */
function isMissingReference(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return (code ?? cause?.code) === '23503';
}
