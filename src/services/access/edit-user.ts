import { CLIENT_TYPES } from '#contract/client.ts';
import type { UserInput } from '#contract/user.ts';
import { type Db, inTransaction } from '#db/client.ts';
import { listCompanies } from '#db/queries/company/companies.ts';
import type { ServiceContext } from '../context.ts';
import { refuseField } from '../refuse-field.ts';
import { changeUser } from './change-user.ts';
import { getKeptUser } from './get-kept-user.ts';
import { requirePermission } from './require-permission.ts';

/**
 * Changes the name and the group of a person, and whose client's own person they are. Errors: FORBIDDEN, NOT_FOUND;
 * INVALID for a company that is no client; CONFLICT for the last superadmin.
 */
export async function editUser(
  ctx: ServiceContext,
  { id, user: { name, group, clientId } }: { id: number; user: UserInput },
): Promise<void> {
  requirePermission(ctx, 'users', 'w');
  await inTransaction(ctx.db, async (tx) => {
    const user = await getKeptUser(tx, id);
    if (clientId != null) await requireClientCompany(tx, clientId);
    // Nobody is said to have skipped a question that was never put to them.
    await changeUser(ctx, tx, user, {
      name: name === '' ? user.name && '' : name,
      groups: [group],
      ...(clientId !== undefined && { clientId }),
    });
  });
}

async function requireClientCompany(tx: Db, id: number): Promise<void> {
  const [company] = await listCompanies(tx, [id]);
  if (!company || !(CLIENT_TYPES as readonly string[]).includes(company.type)) {
    throw refuseField('clientId', 'Такого клиента нет');
  }
}
