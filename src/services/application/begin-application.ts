import type { ApplicationBegun, ApplicationInput, DealPerson } from '#contract/application.ts';
import { OptionalPersonName } from '#contract/person-name.ts';
import { inTransaction } from '#db/client.ts';
import { ensureUser } from '#db/queries/access/users.ts';
import { insertApplication } from '#db/queries/application/applications.ts';
import { AppError } from '#domain/errors.ts';
import type { ApiAccess } from '../access/api-access.ts';
import { storedPhone } from '../access/stored-phone.ts';
import type { ServiceContext } from '../context.ts';
import { promiseNotices } from './promise-notices.ts';

/**
 * Begins a person's mortgage application for a deal of a partner. The person is the user with that phone, made when
 * there is none; what a user calls themselves stays. Errors: CONFLICT when the person has a form for the deal.
 */
export async function beginApplication(
  ctx: ServiceContext,
  access: Pick<ApiAccess, 'id' | 'companyIds'>,
  { fizzUser, broker, brandName, sdelkaDealUrl }: ApplicationInput,
): Promise<ApplicationBegun> {
  const phone = storedPhone(fizzUser.phone);
  const brokerPhone = storedPhone(broker.phone);
  return inTransaction(ctx.db, async (tx) => {
    const user = await ensureUser(tx, phone, ['USER'], ctx.now, firstName(fizzUser));
    const formId = await insertApplication(tx, {
      userId: user.id,
      surname: fizzUser.surname,
      name: fizzUser.name,
      patronymic: fizzUser.patronymic ?? null,
      phone,
      brokerSurname: broker.surname,
      brokerName: broker.name,
      brokerPatronymic: broker.patronymic ?? null,
      brokerPhone,
      brandName,
      dealUrl: sdelkaDealUrl,
      apiKeyId: access.id,
      clientCompanyId: access.companyIds[0] ?? null,
      createdAt: ctx.now,
    });
    if (formId === undefined) throw new AppError('CONFLICT', 'Form already exists');
    await promiseNotices(
      ctx,
      tx,
      { id: formId, brokerPhone, assigneeId: null, status: 'DRAFT' },
      'newApplications',
    );
    return { formId, userId: user.id };
  });
}

/** A name that the person could have saved; any other they are asked for when they sign in. */
function firstName({ name }: DealPerson): string | null {
  return OptionalPersonName.safeParse(name).data ?? null;
}
