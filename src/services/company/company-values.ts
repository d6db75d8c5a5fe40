import { type CompanyInput, YEAR_INVALID } from '#contract/company-input.ts';
import type { Db } from '#db/client.ts';
import { isUnameTaken, type NewCompany, type NewContact } from '#db/queries/company/companies.ts';
import { findUpload } from '#db/queries/media/uploads.ts';
import { normalisePhone } from '#domain/access/phone.ts';
import { moscowYear } from '#domain/time/moscow.ts';
import type { ServiceContext } from '../context.ts';
import { nameTaken } from '../name-taken.ts';
import { refuseField } from '../refuse-field.ts';

/**
 * Checks the form of a company and gives its columns and contacts; an empty field becomes null.
 * Errors, naming the field: INVALID for a year in the future and for a logo that is no public picture, CONFLICT for a
 * name in addresses that is taken.
 */
export async function companyValues(
  ctx: ServiceContext,
  tx: Db,
  input: CompanyInput,
  id: number | null,
): Promise<{ columns: NewCompany; contacts: NewContact[] }> {
  const { name, type, uname, fullName, foundationYear, description } = input;
  if (foundationYear !== null && foundationYear > moscowYear(ctx.now)) {
    throw refuseField('foundationYear', YEAR_INVALID);
  }
  if (uname !== '' && (await isUnameTaken(tx, uname, id))) throw nameTaken('uname');
  return {
    columns: {
      name,
      type,
      uname: uname || null,
      fullName: fullName || null,
      foundationYear,
      description: description || null,
      logoId: input.logoUuid === null ? null : await logoOf(tx, input.logoUuid),
    },
    contacts: input.contacts.map(({ email, phone, description }) => ({
      email: email || null,
      phone: normalisePhone(phone) ?? null,
      description: description || null,
    })),
  };
}

async function logoOf(tx: Db, uuid: string): Promise<number> {
  const file = await findUpload(tx, uuid);
  if (!file) throw refuseField('logoUuid', 'Такого файла нет: загрузите его ещё раз');
  if (!file.isPublic || !file.type.startsWith('image/'))
    throw refuseField('logoUuid', 'Логотип должен быть картинкой');
  return file.id;
}
