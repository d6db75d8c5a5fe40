import { CompanyChange, CompanyInput, CompanyListInput } from '#contract/company-input.ts';
import { OneRecord } from '#contract/record-fields.ts';
import { createCompany } from '#services/company/create-company.ts';
import { editCompany } from '#services/company/edit-company.ts';
import { listCompanies } from '#services/company/list-companies.ts';
import { removeCompany } from '#services/company/remove-company.ts';
import { forPermitted, router } from '../init.ts';

const forKeepers = forPermitted('companies', 'rw');

/** Developers, banks, agencies and the companies of the system itself. */
export const companiesRouter = router({
  list: forPermitted('companies', 'r')
    .input(CompanyListInput)
    .query(({ ctx, input }) => listCompanies(ctx.services, input)),
  create: forKeepers.input(CompanyInput).mutation(({ ctx, input }) => createCompany(ctx.services, input)),
  update: forKeepers.input(CompanyChange).mutation(async ({ ctx, input }) => {
    await editCompany(ctx.services, input);
    return null;
  }),
  remove: forKeepers.input(OneRecord).mutation(async ({ ctx, input }) => {
    await removeCompany(ctx.services, input.id);
    return null;
  }),
});
