import type { MayRenameInput, RenameInput } from '#contract/application.ts';
import { inTransaction } from '#db/client.ts';
import { updateApplication } from '#db/queries/application/applications.ts';
import { AppError } from '#domain/errors.ts';
import { recordEdit } from '../audit/record-edit.ts';
import type { ServiceContext } from '../context.ts';
import { getLedApplication } from './get-led-application.ts';
import { getOwnApplication } from './get-own-application.ts';

/** Lets the person of an application mend the names of its form, once, or no more. Errors: as `getLedApplication`. */
export async function allowRename(ctx: ServiceContext, { id, mayRename }: MayRenameInput): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    await getLedApplication(ctx, tx, id);
    await updateApplication(tx, id, { mayRename });
  });
}

/**
 * Mends the names of the caller's own application; what they call themselves on the site stays. Errors: as
 * `getOwnApplication`; FORBIDDEN unless a broker allowed it.
 */
export async function renameApplicant(
  ctx: ServiceContext,
  { id, surname, firstName, patronymic }: RenameInput,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const row = await getOwnApplication(ctx, tx, id);
    if (!row.mayRename || row.withdrawnAt)
      throw new AppError('FORBIDDEN', 'Имя в заявке меняют, когда это разрешил брокер');
    const names = { surname, name: firstName, patronymic: patronymic || null };
    await updateApplication(tx, id, { ...names, mayRename: false });
    // Who and when; the names themselves stay with the application and go with it.
    await recordEdit(ctx, tx, {
      entity: 'application',
      id,
      before: { names: 'before' },
      after: { names: 'mended' },
    });
  });
}
