import type { ApplicationRefInput } from '#contract/application.ts';
import { type ApplicationRef, deleteApplication } from '#db/queries/application/delete-application.ts';
import { AppError } from '#domain/errors.ts';
import type { ApiAccess } from '../access/api-access.ts';
import { storedPhone } from '../access/stored-phone.ts';
import type { ServiceContext } from '../context.ts';

/**
 * Takes an application back with all that was kept of it. Errors: NOT_FOUND, also when it came through the access of
 * another company.
 */
export async function withdrawApplication(
  ctx: ServiceContext,
  access: Pick<ApiAccess, 'id' | 'companyIds'>,
  input: ApplicationRefInput,
): Promise<void> {
  const owner = { apiKeyId: access.id, companyIds: access.companyIds };
  const wasThere = await deleteApplication(ctx.db, refOf(input), owner);
  if (!wasThere) throw new AppError('NOT_FOUND', 'Form not found');
}

function refOf({ id, physUserPhone, sdelkaDealUrl }: ApplicationRefInput): ApplicationRef {
  if (id !== undefined) return { id };
  return { phone: storedPhone(physUserPhone!), dealUrl: sdelkaDealUrl! };
}
