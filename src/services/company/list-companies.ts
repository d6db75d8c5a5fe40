import type { WithPage } from '#contract/admin-list.ts';
import type { CompanyList, CompanyListInput } from '#contract/company-input.ts';
import {
  countCompanyTypes,
  countCompanyUses,
  listCompanyIds,
  listCompanies as listCompanyRows,
} from '#db/queries/company/companies.ts';
import { COMPANY_TYPES, type CompanyType } from '#domain/company/company-type.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';
import { pageWindow } from '../page-window.ts';
import { companyUses } from './company-uses.ts';
import { presentCompany } from './present-company.ts';

/**
 * A page of companies, what each is used by, and how many there are of each type. Errors: UNAUTHENTICATED, FORBIDDEN.
 */
export async function listCompanies(
  ctx: ServiceContext,
  { text, type, sort, only, page }: WithPage<CompanyListInput>,
): Promise<CompanyList> {
  requirePermission(ctx, 'companies', 'r');
  const counts = await countCompanyTypes(ctx.db, text);
  const types: readonly CompanyType[] = type ? [type] : COMPANY_TYPES;
  const window = pageWindow(
    ctx,
    types.reduce((sum, one) => sum + counts[one], 0),
    page,
  );
  const ids = await listCompanyIds(ctx.db, { text, type, sort, only, ...window.rows });
  const uses = await countCompanyUses(ctx.db, ids);
  const rows = new Map((await listCompanyRows(ctx.db, ids)).map((row) => [row.id, row]));
  const shown = ids.map((id) => {
    const row = rows.get(id)!;
    return { ...presentCompany(row), logoName: row.logo?.name ?? null, uses: companyUses(uses.get(id)!) };
  });
  return { rows: shown, counts, ...window.shown };
}
