import type { CompanyInput } from '#contract/company-input.ts';
import { type Db, inTransaction } from '#db/client.ts';
import {
  type CompanyRow,
  countCompanyUses,
  listCompanies,
  replaceContacts,
  updateCompany,
} from '#db/queries/company/companies.ts';
import { requirePermission } from '../access/require-permission.ts';
import { recordEdit } from '../audit/record-edit.ts';
import type { ServiceContext } from '../context.ts';
import { refuseField } from '../refuse-field.ts';
import { auditedCompany } from './audited-company.ts';
import { companyUses } from './company-uses.ts';
import { companyValues } from './company-values.ts';
import { getKeptCompany } from './get-kept-company.ts';
import { requireCompanyType } from './require-company-type.ts';

/**
 * Changes a company; what it is stays while anything names it. Errors: those of `companyValues`, FORBIDDEN, NOT_FOUND,
 * CONFLICT.
 */
export async function editCompany(
  ctx: ServiceContext,
  { id, company: input }: { id: number; company: CompanyInput },
): Promise<void> {
  requirePermission(ctx, 'companies', 'w');
  requireCompanyType(ctx, input.type);
  await inTransaction(ctx.db, async (tx) => {
    const known = await getKeptCompany(tx, id);
    requireCompanyType(ctx, known.type);
    if (known.type !== input.type) await requireUnused(tx, known);
    const { columns, contacts } = await companyValues(ctx, tx, input, id);
    await updateCompany(tx, id, columns);
    await replaceContacts(tx, id, contacts);
    const [changed] = await listCompanies(tx, [id]);
    await recordEdit(ctx, tx, {
      entity: 'company',
      id,
      before: auditedCompany(known),
      after: auditedCompany(changed!),
    });
  });
}

async function requireUnused(tx: Db, { id }: CompanyRow): Promise<void> {
  const uses = companyUses((await countCompanyUses(tx, [id])).get(id)!);
  if (uses.length > 0) throw refuseField('type', `Тип не сменить: ${uses.join(', ')}`, 'CONFLICT');
}
