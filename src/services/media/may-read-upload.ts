import type { Db } from '#db/client.ts';
import { listStatusesOfPaper } from '#db/queries/application/documents.ts';
import type { Upload } from '#db/queries/media/uploads.ts';
import { readablePapers } from '../application/readable-papers.ts';
import type { ServiceContext } from '../context.ts';

/**
 * Tells whether the caller may open a file: a public one, their own, or a paper of an application whose papers they may
 * read. A private file of no application is for its owner alone, whatever rights others have.
 */
export async function mayReadUpload(
  ctx: ServiceContext,
  db: Db,
  { id, isPublic, userId }: Upload,
): Promise<boolean> {
  const { actor } = ctx;
  if (isPublic || (actor.kind === 'user' && actor.id === userId)) return true;
  const statuses = readablePapers(ctx);
  return statuses.length > 0 && (await listStatusesOfPaper(db, id)).some((one) => statuses.includes(one));
}
