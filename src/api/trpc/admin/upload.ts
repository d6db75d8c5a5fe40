import { UploadId, UploadListInput } from '#contract/upload.ts';
import { listUploads } from '#services/media/list-uploads.ts';
import { removeUpload } from '#services/media/remove-upload.ts';
import { forPermitted, router } from '../init.ts';

/** Uploaded files; they come by `POST /api/upload`. */
export const uploadRouter = router({
  list: forPermitted('uploadAnything', 'r')
    .input(UploadListInput)
    .query(({ ctx, input }) => listUploads(ctx.services, input)),
  remove: forPermitted('uploadAnything', 'w')
    .input(UploadId)
    .mutation(async ({ ctx, input }) => {
      await removeUpload(ctx.services, input.uuid);
      return null;
    }),
});
