import type { WithPage } from '#contract/admin-list.ts';
import type { UploadList, UploadListInput } from '#contract/upload.ts';
import { countUploads, listUploads as listUploadRows, listUploadUses } from '#db/queries/media/uploads.ts';
import { requirePermission } from '../access/require-permission.ts';
import { readablePapers } from '../application/readable-papers.ts';
import type { ServiceContext } from '../context.ts';
import { pageWindow } from '../page-window.ts';
import { presentUpload } from './present-upload.ts';

/** Uploads that the caller may open, newest first. Errors: UNAUTHENTICATED, FORBIDDEN. */
export async function listUploads(
  ctx: ServiceContext,
  { text, sort, page }: WithPage<UploadListInput>,
): Promise<UploadList> {
  requirePermission(ctx, 'uploadAnything', 'r');
  const reader = {
    userId: ctx.actor.kind === 'user' ? ctx.actor.id : null,
    statuses: readablePapers(ctx),
  };
  const window = pageWindow(ctx, await countUploads(ctx.db, reader, text), page);
  const found = await listUploadRows(ctx.db, reader, { text, sort, ...window.rows });
  const uses = await listUploadUses(
    ctx.db,
    found.map(({ file }) => file.id),
  );
  const rows = found.map(({ file, user }) => ({
    ...presentUpload(file),
    uploadedAt: file.uploadedAt,
    isPublic: file.isPublic,
    refusal: file.refusal,
    user,
    uses: uses.get(file.id) ?? [],
  }));
  return { rows, ...window.shown };
}
