import type { Db } from '#db/client.ts';
import { type ApplicationDocument, listLooseFiles } from '#db/queries/application/documents.ts';
import { deleteUpload } from '#db/queries/media/uploads.ts';
import type { ServiceContext } from '../context.ts';
import { FORGET_BLOB } from '../media/forget-blob.ts';
import { uploadKey } from '../media/upload-key.ts';

/** Forgets papers that no application needs any more, in the transaction that let them go; their bytes go after it. */
export async function forgetDocuments(
  { now }: ServiceContext,
  tx: Db,
  papers: readonly ApplicationDocument[],
): Promise<void> {
  const loose = new Set(
    await listLooseFiles(
      tx,
      papers.map(({ id }) => id),
    ),
  );
  for (const paper of papers) {
    if (!loose.has(paper.id)) continue;
    await deleteUpload(tx, paper.id);
    await FORGET_BLOB.promise(tx, { key: uploadKey(paper) }, { now });
  }
}
