import type { Db } from '#db/client.ts';
import { type ApplicationDocument, listLooseFiles } from '#db/queries/application/documents.ts';
import { deleteUpload } from '#db/queries/media/uploads.ts';
import type { ServiceContext } from '../context.ts';
import { uploadKey } from '../media/upload-key.ts';

/**
 * Forgets papers that no application needs any more, in the transaction that let them go; call the answer when it has
 * ended, and their bytes go too. A store that is in trouble keeps bytes that nothing leads to.
 */
export async function forgetDocuments(
  ctx: ServiceContext,
  tx: Db,
  papers: readonly ApplicationDocument[],
): Promise<() => Promise<void>> {
  const loose = new Set(
    await listLooseFiles(
      tx,
      papers.map(({ id }) => id),
    ),
  );
  const forgotten = papers.filter(({ id }) => loose.has(id));
  for (const { id } of forgotten) await deleteUpload(tx, id);
  return async () => {
    for (const paper of forgotten) await ctx.ports.storage.del(uploadKey(paper));
  };
}
