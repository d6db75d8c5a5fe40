import type { ApplicationRefInput } from '#contract/application.ts';
import { inTransaction } from '#db/client.ts';
import {
  type ApplicationRef,
  deleteApplication,
  findPartnersApplication,
} from '#db/queries/application/applications.ts';
import { listDocuments } from '#db/queries/application/documents.ts';
import { AppError } from '#domain/errors.ts';
import type { ApiAccess } from '../access/api-access.ts';
import { storedPhone } from '../access/stored-phone.ts';
import type { ServiceContext } from '../context.ts';
import { forgetDocuments } from './forget-documents.ts';

/**
 * Takes an application back with all that was kept of it, papers too. Errors: NOT_FOUND, also when it came through the
 * access of another company.
 */
export async function withdrawApplication(
  ctx: ServiceContext,
  access: Pick<ApiAccess, 'id' | 'companyIds'>,
  input: ApplicationRefInput,
): Promise<void> {
  const owner = { apiKeyId: access.id, companyIds: access.companyIds };
  await inTransaction(ctx.db, async (tx) => {
    const id = await findPartnersApplication(tx, refOf(input), owner);
    if (id === undefined) throw new AppError('NOT_FOUND', 'Form not found');
    const papers = await listDocuments(tx, [id]);
    await deleteApplication(tx, id);
    await forgetDocuments(ctx, tx, papers);
  });
}

function refOf({ id, physUserPhone, sdelkaDealUrl }: ApplicationRefInput): ApplicationRef {
  if (id !== undefined) return { id };
  return { phone: storedPhone(physUserPhone!), dealUrl: sdelkaDealUrl! };
}
