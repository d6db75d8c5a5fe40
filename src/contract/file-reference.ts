import { z } from 'zod';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A file by where it lies, `{host}` standing for the address of the site, or the file itself. */
export const FileReference = z.union(
  [z.string().regex(/^(?:\/|@|https?:\/\/|\{host\})/, 'Загрузите файл'), z.file()],
  'Загрузите файл',
);
export type FileReference = z.infer<typeof FileReference>;

/** A file of ours: by its uuid, or by the address it is downloaded from. */
export const UploadReference = z.union([
  z.object({ uuid: z.uuid() }),
  z.object({ downloadURL: z.string().min(1) }),
]);
export type UploadReference = z.infer<typeof UploadReference>;

/** Where a reference leads: the address of a picture or a document on this site or another. */
export function addressOfFile(reference: string | UploadReference): string {
  if (typeof reference !== 'string') {
    return 'uuid' in reference ? `/api/upload/${reference.uuid}` : addressOfFile(reference.downloadURL);
  }
  if (UUID.test(reference)) return `/api/upload/${reference}`;
  return reference.replace(/^(?:\{host\}|@)\/?/, '/');
}
