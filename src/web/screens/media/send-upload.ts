import type { Uploaded } from '#contract/upload.ts';
import { type SendOptions, sendFile } from '../admin/send-file.ts';

/** Uploads one file. Errors: UploadError. */
export async function sendUpload(file: File, options: SendOptions): Promise<Uploaded> {
  const form = new FormData();
  form.append('files', file);
  const [uploaded] = await sendFile<Uploaded[]>('/api/upload', form, options);
  return uploaded!;
}
