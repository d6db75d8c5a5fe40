import type { Uploaded } from '#contract/upload.ts';
import type { Upload } from '#db/queries/media/uploads.ts';

/** A file as whoever uploaded it is told. */
export function presentUpload({ uuid, extension, name, size, type }: Upload): Uploaded {
  return { uuid, downloadURL: `/api/upload/${uuid}.${extension}`, name, size, type };
}
