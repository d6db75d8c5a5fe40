import { inTransaction } from '#db/client.ts';
import { deleteApplication, updateApplication } from '#db/queries/application/applications.ts';
import { listDocuments } from '#db/queries/application/documents.ts';
import { recordEdit } from '../audit/record-edit.ts';
import type { ServiceContext } from '../context.ts';
import { forgetDocuments } from './forget-documents.ts';
import { getOwnApplication } from './get-own-application.ts';

/** Asks for no more work on the caller's own application; a second time is none. Errors: as `getOwnApplication`. */
export async function withdrawOwnApplication(ctx: ServiceContext, { id }: { id: number }): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const row = await getOwnApplication(ctx, tx, id);
    if (row.withdrawnAt) return;
    await updateApplication(tx, id, { withdrawnAt: ctx.now, mayRename: false });
    await recordEdit(ctx, tx, {
      entity: 'application',
      id,
      before: { isWithdrawn: false },
      after: { isWithdrawn: true },
    });
  });
}

/**
 * Takes back the consent to an application of the caller's: it is forgotten with its names, phone, history, answers and
 * papers, and only that it was remains. Errors: as `getOwnApplication`.
 */
export async function withdrawConsent(ctx: ServiceContext, { id }: { id: number }): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    await getOwnApplication(ctx, tx, id);
    const papers = await listDocuments(tx, [id]);
    await deleteApplication(tx, id);
    await forgetDocuments(ctx, tx, papers);
    await recordEdit(ctx, tx, {
      entity: 'application',
      id,
      before: { hasConsent: true },
      after: { hasConsent: false },
    });
  });
}
