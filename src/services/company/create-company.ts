import type { CompanyInput } from '#contract/company-input.ts';
import { inTransaction } from '#db/client.ts';
import { insertCompany, listCompanies, replaceContacts } from '#db/queries/company/companies.ts';
import { requirePermission } from '../access/require-permission.ts';
import { recordEdit } from '../audit/record-edit.ts';
import type { ServiceContext } from '../context.ts';
import { auditedCompany } from './audited-company.ts';
import { companyValues } from './company-values.ts';
import { requireCompanyType } from './require-company-type.ts';

/** Adds a company. Errors: those of `companyValues`, FORBIDDEN. */
export async function createCompany(ctx: ServiceContext, input: CompanyInput): Promise<{ id: number }> {
  requirePermission(ctx, 'companies', 'w');
  requireCompanyType(ctx, input.type);
  return inTransaction(ctx.db, async (tx) => {
    const { columns, contacts } = await companyValues(ctx, tx, input, null);
    const id = await insertCompany(tx, columns, ctx.now);
    await replaceContacts(tx, id, contacts);
    const [row] = await listCompanies(tx, [id]);
    await recordEdit(ctx, tx, { entity: 'company', id, before: null, after: auditedCompany(row!) });
    return { id };
  });
}
