import { type CompanyChange, CompanyInput } from '#contract/company-input.ts';
import { type Db, inTransaction } from '#db/client.ts';
import {
  type CompanyRow,
  countCompanyUses,
  listCompanies,
  replaceContacts,
  updateCompany,
} from '#db/queries/company/companies.ts';
import { normalisePhone } from '#domain/access/phone.ts';
import { requirePermission } from '../access/require-permission.ts';
import { joinEdits } from '../audit/join-edits.ts';
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
export async function editCompany(ctx: ServiceContext, { id, company, seen }: CompanyChange): Promise<void> {
  requirePermission(ctx, 'companies', 'w');
  await inTransaction(ctx.db, async (tx) => {
    const known = await getKeptCompany(tx, id);
    const input = await joinEdits(ctx, tx, {
      entity: 'company',
      id,
      form: CompanyInput,
      from: seen && withPlainPhones(seen),
      mine: withPlainPhones(company),
      theirs: companyInputOf(known),
    });
    requireCompanyType(ctx, input.type);
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

/** A company as its form states it. */
function companyInputOf(row: CompanyRow): CompanyInput {
  return {
    name: row.name,
    type: row.type,
    uname: row.uname ?? '',
    fullName: row.fullName ?? '',
    foundationYear: row.foundationYear,
    description: row.description ?? '',
    logoUuid: row.logo?.uuid ?? null,
    contacts: row.contacts.map(({ email, phone, description }) => ({
      email: email ?? '',
      phone: phone ?? '',
      description: description ?? '',
    })),
  };
}

/** A form shows phones in a mask, tables keep them plain. */
function withPlainPhones(form: CompanyInput): CompanyInput {
  const contacts = form.contacts.map((contact) => ({
    ...contact,
    phone: normalisePhone(contact.phone) ?? '',
  }));
  return { ...form, contacts };
}
