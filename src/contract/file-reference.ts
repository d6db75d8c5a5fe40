import { z } from 'zod';

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
