import { CLIENT_TYPES, type ClientName } from '#contract/client.ts';
import type { Db } from '#db/client.ts';
import { listCompanies } from '#db/queries/company/companies.ts';
import { AppError } from '#domain/errors.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';

/** A company that is a client, or may become one by a first project. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
export async function getClient(ctx: ServiceContext, id: number, db: Db = ctx.db): Promise<ClientName> {
  requirePermission(ctx, 'clients', 'r');
  const [company] = await listCompanies(db, [id]);
  if (!company || !(CLIENT_TYPES as readonly string[]).includes(company.type)) {
    throw new AppError('NOT_FOUND', `Клиента ${id} нет`);
  }
  return { id: company.id, name: company.name, type: company.type };
}
