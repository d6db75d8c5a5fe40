import { inTransaction } from '#db/client.ts';
import { deleteApplication, listOldDrafts } from '#db/queries/application/applications.ts';
import { listDocuments } from '#db/queries/application/documents.ts';
import type { ServiceContext } from '../context.ts';
import { forgetDocuments } from './forget-documents.ts';

/** Forgets up to `limit` applications that nobody sent and nobody touched since the moment, with their papers. */
export async function forgetOldDrafts(ctx: ServiceContext, before: Date, limit: number): Promise<number> {
  return inTransaction(ctx.db, async (tx) => {
    const ids = await listOldDrafts(tx, before, limit);
    const papers = await listDocuments(tx, ids);
    for (const id of ids) await deleteApplication(tx, id);
    await forgetDocuments(ctx, tx, papers);
    return ids.length;
  });
}
