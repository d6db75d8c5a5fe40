import { CLIENT_TYPES } from '#contract/client.ts';
import { type UserChange, UserInput } from '#contract/user.ts';
import { type Db, inTransaction } from '#db/client.ts';
import { findClientOf } from '#db/queries/access/client-people.ts';
import { listCompanies } from '#db/queries/company/companies.ts';
import { greatestGroup } from '#domain/access/groups.ts';
import { joinEdits } from '../audit/join-edits.ts';
import type { ServiceContext } from '../context.ts';
import { refuseField } from '../refuse-field.ts';
import { changeUser } from './change-user.ts';
import { getKeptUser } from './get-kept-user.ts';
import { requirePermission } from './require-permission.ts';

/**
 * Changes the name and the group of a person, and whose client's own person they are. Errors: FORBIDDEN, NOT_FOUND;
 * INVALID for a company that is no client; CONFLICT for the last superadmin, and for fields that others changed
 * meanwhile.
 */
export async function editUser(ctx: ServiceContext, { id, user: mine, seen }: UserChange): Promise<void> {
  requirePermission(ctx, 'users', 'w');
  await inTransaction(ctx.db, async (tx) => {
    const user = await getKeptUser(tx, id);
    const { name, group, clientId } = await joinEdits(ctx, tx, {
      entity: 'user',
      id,
      form: UserInput,
      from: seen,
      mine,
      theirs: {
        name: user.name ?? '',
        group: greatestGroup(user.groups),
        clientId: await findClientOf(tx, id),
      },
    });
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
